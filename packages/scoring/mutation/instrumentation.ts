import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { MutantCoverage } from '@stryker-mutator/api/core';

/** What the instrumented sources read and write. */
interface Instrumentation {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: MutantCoverage;
}

export const instrumentation: Instrumentation = {};
Object.assign(globalThis, { __stryker__: instrumentation });

/** How often the dry run passed each mutant in each test. */
export type Hits = MutantCoverage['perTest'];

/** A file, because a test without end ends the process. */
const HITS = 'hits.json';

export const storeHits = (hits: Hits): void => writeFileSync(HITS, JSON.stringify(hits));

export const storedHits = (): Hits =>
  existsSync(HITS) ? (JSON.parse(readFileSync(HITS, 'utf8')) as Hits) : {};

/** A test that passes a mutant ten times as often as before, and not just a few times, has no end. */
export const endlessFrom = (hits: number): number => Math.max(10_000, 10 * hits);
