import type { FastifyRequest } from 'fastify';
import { invalid } from '../app-error.ts';

/** Fastify's errors have a code; those of the multipart parser have none. */
const isMalformed = (error: unknown): boolean => error instanceof Error && !('code' in error);

const readFile = async (request: FastifyRequest): Promise<Buffer | undefined> => {
  try {
    return await (await request.file())?.toBuffer();
  } catch (error) {
    throw isMalformed(error) ? invalid({ file: 'format' }) : error;
  }
};

export const readUpload = async (request: FastifyRequest): Promise<Buffer> => {
  const content = await readFile(request);
  if (content === undefined) throw invalid({ file: 'required' });
  return content;
};
