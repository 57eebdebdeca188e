import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterBuild } from './after-build.ts';
import { findChunkCycle } from './size/chunk-cycle.ts';
import { firstLoad, type Manifest } from './size/first-load.ts';

interface Budget {
  readonly manifest: string;
  readonly entry: string;
  /** Dynamic imports that the entry always fetches at once. */
  readonly and?: readonly string[];
  /** Groups of dynamic imports of which the entry fetches one. */
  readonly oneOf: readonly (readonly string[])[];
  readonly bytes: number;
  /** Scripts and styles: a browser opens six connections to an HTTP/1 server. */
  readonly requests: number;
}

/** Gzip, because every browser accepts it; brotli is smaller. */
const gzipSize = async (folder: string, files: readonly string[]): Promise<number> => {
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file))));
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
};

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/**
 * Fails the build when a page's first load exceeds its budget of bytes or requests,
 * or when chunks import each other in a cycle, which would not load.
 */
export const sizeBudget = ({ manifest: list, entry, and = [], oneOf, bytes, requests }: Budget) =>
  afterBuild(`size-budget:${entry}`, async (folder) => {
    const manifest = JSON.parse(await readFile(join(folder, list), 'utf8')) as Manifest;
    const cycle = findChunkCycle(manifest);
    if (cycle) throw new Error(`Import cycle between chunks: ${cycle.join(' → ')}`);
    const loads = oneOf.map((others) => firstLoad(manifest, [entry, ...and, ...others]));
    const weight = Math.max(...(await Promise.all(loads.map((files) => gzipSize(folder, files)))));
    const pieces = Math.max(...loads.map((files) => files.length));
    const message = `${entry}: first load ${kilobytes(weight)} compressed in ${pieces} files, budget ${kilobytes(bytes)} in ${requests}`;
    if (weight > bytes || pieces > requests) throw new Error(message);
    console.log(message);
  });
