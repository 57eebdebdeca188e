import type { MutantCoverage } from '@stryker-mutator/api/core';

const mutantCoverage: MutantCoverage = { static: {}, perTest: {} };
let active: string | undefined;
let passed = 0;
let mostPassed = Infinity;

/** What the instrumented sources read and write. They ask for the active mutant at every place that has one. */
export const instrumentation = {
  get activeMutant(): string | undefined {
    passed += 1;
    if (passed > mostPassed) throw new Error('without end');
    return active;
  },
  currentTestId: undefined as string | undefined,
  mutantCoverage,
};
Object.assign(globalThis, { __stryker__: instrumentation });

export interface Outcome {
  /** Null when nothing was thrown. */
  readonly failure: string | null;
  /** How many places with mutants were passed: unlike time, the same on a busy machine. */
  readonly passed: number;
}

export const runWith = async (
  mutant: string | undefined,
  most: number,
  run: () => unknown,
): Promise<Outcome> => {
  [active, passed, mostPassed] = [mutant, 0, most];
  try {
    await run();
    return { failure: null, passed };
  } catch (error) {
    return { failure: String(error), passed };
  } finally {
    [active, mostPassed] = [undefined, Infinity];
  }
};
