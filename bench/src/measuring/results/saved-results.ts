import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Machine } from '../machine.ts';
import { isPromised, type Measure, type SavedResult } from './measure.ts';

/** All benches in display order; a partial run keeps the results of the others. */
export const BENCHES = [
  'scoring',
  'answers',
  'evidence',
  'deciding',
  'pages',
  'million',
  'export',
  'sizing',
  'profiling',
  'freezing',
  'audit-map',
  'pdf',
  'first-load',
  'fairness',
  'idle',
] as const;
export type BenchName = (typeof BENCHES)[number];

export interface Results {
  readonly machine: Machine;
  readonly results: Partial<Record<BenchName, SavedResult>>;
}

const FILE = fileURLToPath(new URL('../../../../docs/benchmarks/results.json', import.meta.url));

export const readResults = async (): Promise<Results['results']> => {
  const text = await readFile(FILE, 'utf8').catch(() => '{"results":{}}');
  return (JSON.parse(text) as Results).results;
};

export const saveResults = (results: Results): Promise<void> =>
  writeFile(FILE, `${JSON.stringify(results, null, 2)}\n`);

/** What the run before promised and this one did not measure: not judged is not kept. */
export const unjudged = (
  measures: readonly Measure[],
  last: readonly Measure[] = [],
): readonly Measure[] =>
  last.filter(
    (one) => isPromised(one) && !measures.some((now) => now.what === one.what && isPromised(now)),
  );
