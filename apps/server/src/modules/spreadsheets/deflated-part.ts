import { crc32, createDeflateRaw } from 'node:zlib';
import type { ZipInputFile } from 'fflate';

export interface DeflatedPart {
  readonly file: ZipInputFile;
  /** Resolves when the text is compressed; awaiting it bounds memory. */
  write(text: string): Promise<void>;
  end(): Promise<void>;
}

const DEFLATE = 8;

/** A file of a zip archive, compressed by Node's zlib off the event loop. */
export const createDeflatedPart = (filename: string): DeflatedPart => {
  const file: ZipInputFile = { filename, size: 0, crc: 0, compression: DEFLATE };
  const deflate = createDeflateRaw();
  deflate.on('data', (chunk: Buffer<ArrayBuffer>) => file.ondata?.(null, chunk, false));
  // Errors reach the writer; without a listener they would end the process.
  deflate.on('error', () => undefined);
  return {
    file,
    write: (text) => {
      const bytes = Buffer.from(text);
      file.size += bytes.length;
      file.crc = crc32(bytes, file.crc);
      return new Promise((resolve, reject) => {
        deflate.write(bytes, (error) => (error ? reject(error) : resolve()));
      });
    },
    end: () =>
      new Promise((resolve, reject) => {
        deflate.once('error', reject);
        deflate.once('end', () => {
          file.ondata?.(null, new Uint8Array(), true);
          resolve();
        });
        deflate.end();
      }),
  };
};
