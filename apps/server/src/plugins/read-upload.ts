import type { FastifyRequest } from 'fastify';
import { invalid } from '../app-error.ts';

/** The framework's refusals have a code (too large, too many, no form); the form parser's own have none. */
const isMalformed = (error: unknown): boolean => error instanceof Error && !('code' in error);

const readFile = async (request: FastifyRequest): Promise<Buffer | undefined> => {
  try {
    return await (await request.file())?.toBuffer();
  } catch (error) {
    throw isMalformed(error) ? invalid({ file: 'format' }) : error;
  }
};

/** The one file of a form; its size was limited where multipart was registered. */
export const readUpload = async (request: FastifyRequest): Promise<Buffer> => {
  const content = await readFile(request);
  if (content === undefined) throw invalid({ file: 'required' });
  return content;
};
