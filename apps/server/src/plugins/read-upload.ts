import type { FastifyRequest } from 'fastify';
import { invalid } from '../app-error.ts';

/** The one file of a form; its size was limited where multipart was registered. */
export const readUpload = async (request: FastifyRequest): Promise<Buffer> => {
  const file = await request.file();
  if (!file) throw invalid({ file: 'required' });
  return file.toBuffer();
};
