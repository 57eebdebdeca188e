import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { chunkRing } from '../src/size/chunk-ring.ts';
import { firstLoad, type Manifest } from '../src/size/first-load.ts';

interface Budget {
  readonly entry: string;
  /** Fetched at once by the entry, always. */
  readonly and?: readonly string[];
  /** Fetched at once by the entry, but only one of these. */
  readonly oneOf: readonly string[];
  readonly bytes: number;
  /** Scripts and styles: a browser opens six connections to an HTTP/1 server. */
  readonly requests: number;
}

/** Gzip, the worst a browser of today is sent; brotli is smaller still. */
const weigh = async (folder: string, files: readonly string[]): Promise<number> => {
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file))));
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
};

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/**
 * Fails the build when a page's first load weighs more than its budget, or comes in more pieces (ux.md, Respondent),
 * or when files wait for one another in a circle: such a page would not load.
 */
export const sizeBudget = ({ entry, and = [], oneOf, bytes, requests }: Budget): Plugin => {
  let folder = '';
  return {
    name: `cadran:size-budget:${entry}`,
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        const manifest = JSON.parse(
          await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
        ) as Manifest;
        const ring = chunkRing(manifest);
        if (ring) throw new Error(`These files wait for one another: ${ring.join(' → ')}`);
        const loads = oneOf.map((other) => firstLoad(manifest, [entry, ...and, other]));
        const weight = Math.max(...(await Promise.all(loads.map((files) => weigh(folder, files)))));
        const pieces = Math.max(...loads.map((files) => files.length));
        const message = `${entry}: first load ${kilobytes(weight)} compressed in ${pieces} files, budget ${kilobytes(bytes)} in ${requests}`;
        if (weight > bytes || pieces > requests) throw new Error(message);
        console.log(message);
      },
    },
  };
};
