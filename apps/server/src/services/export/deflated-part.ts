import { crc32, createDeflateRaw } from 'node:zlib';
import type { ZipInputFile } from 'fflate';

export interface DeflatedPart {
  /** For the archive, which asks for it before anything is written. */
  readonly file: ZipInputFile;
  /** Settled when the text is compressed: whoever waits for it never has more than one text in memory. */
  write(text: string): Promise<void>;
  end(): Promise<void>;
}

const DEFLATE = 8;

/** A file of an archive that Node's own zlib compresses, on another thread: others are answered meanwhile. */
export const deflatedPart = (filename: string): DeflatedPart => {
  const file: ZipInputFile = { filename, size: 0, crc: 0, compression: DEFLATE };
  const deflate = createDeflateRaw();
  deflate.on('data', (chunk: Buffer<ArrayBuffer>) => file.ondata?.(null, chunk, false));
  // Whoever writes is told; without a listener it would end the process.
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
