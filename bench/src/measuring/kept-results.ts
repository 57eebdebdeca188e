import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Machine } from './machine.ts';
import type { KeptResult } from './measure.ts';

/** All benches in the order in which they are shown; a run of some leaves the others as they are. */
export const BENCHES = [
  'scoring',
  'submissions',
  'pages',
  'million',
  'export',
  'sizing',
  'profiling',
  'pdf',
  'first-load',
  'idle',
] as const;
export type BenchName = (typeof BENCHES)[number];

export interface Results {
  readonly machine: Machine;
  readonly results: Partial<Record<BenchName, KeptResult>>;
}

const FILE = fileURLToPath(new URL('../../../docs/benchmarks/results.json', import.meta.url));

export const readResults = async (): Promise<Results['results']> => {
  const text = await readFile(FILE, 'utf8').catch(() => '{"results":{}}');
  return (JSON.parse(text) as Results).results;
};

export const keepResults = (results: Results): Promise<void> =>
  writeFile(FILE, `${JSON.stringify(results, null, 2)}\n`);
