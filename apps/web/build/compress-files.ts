import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { afterBuild } from './after-build.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Pages are left out: the server writes a fresh nonce into each one it sends. */
const COMPRESSED = /\.(js|css|svg|json|txt)$/;

const compress = async (path: string): Promise<void> => {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await deflate(content, { level: 9 }));
};

/** Writes `.br` and `.gz` beside every text file that has none, so that the server compresses nothing itself. */
export const compressFiles = () =>
  afterBuild('compress-files', async (folder) => {
    const files = new Set(await readdir(folder, { recursive: true }));
    await Promise.all(
      [...files]
        .filter((file) => COMPRESSED.test(file) && !files.has(`${file}.br`))
        .map((file) => compress(join(folder, file))),
    );
  });
