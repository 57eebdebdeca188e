import { relative, resolve } from 'node:path';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import fc from 'fast-check';
import { endlessFrom, instrumentation, storedHits, storeHits } from './instrumentation.ts';
import { loadTests, nearestFirst, type Test } from './load-tests.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 10, seed: 1 });

/** Null when it passes. */
const failureOf = async ({ run }: Test): Promise<string | null> => {
  try {
    await run();
    return null;
  } catch (error) {
    return String(error);
  }
};

const dryRunOf = async (test: Test): Promise<TestResult> => {
  const { id, title: name, fileName } = test;
  instrumentation.currentTestId = id;
  const start = performance.now();
  const failureMessage = await failureOf(test);
  const timeSpentMs = performance.now() - start;
  instrumentation.currentTestId = undefined;
  const known = { id, name, fileName: resolve(fileName), timeSpentMs };
  return failureMessage === null
    ? { ...known, status: TestStatus.Success }
    : { ...known, status: TestStatus.Failed, failureMessage };
};

const caught = (
  killedBy: string[],
  failureMessage: string,
  nrOfTests: number,
): MutantRunResult => ({ status: MutantRunStatus.Killed, killedBy, failureMessage, nrOfTests });

/**
 * Runs tests in the process of the mutation tester, where a mutant is one flag: starting a worker of Vitest for each
 * takes a hundred times as long as the test that catches it.
 */
class InProcessTestRunner implements TestRunner {
  #tests: readonly Test[] = [];
  #hits = storedHits();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun(): Promise<DryRunResult> {
    this.#tests = await loadTests();
    const tests: TestResult[] = [];
    for (const test of this.#tests) tests.push(await dryRunOf(test));
    const { mutantCoverage = { static: {}, perTest: {} } } = instrumentation;
    this.#hits = structuredClone(mutantCoverage.perTest);
    storeHits(this.#hits);
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, mutantActivation, testFilter, sandboxFileName } = options;
    const isStatic = mutantActivation === 'static';
    Object.assign(instrumentation, { hitCount: 0, hitLimit: options.hitLimit });
    if (isStatic) instrumentation.activeMutant = activeMutant.id;
    try {
      if (options.reloadEnvironment || this.#tests.length === 0) this.#tests = await loadTests();
    } catch (error) {
      return caught([], String(error), 0);
    } finally {
      instrumentation.activeMutant = undefined;
    }
    const tests = testFilter
      ? this.#tests.filter(({ id }) => testFilter.includes(id))
      : this.#tests;
    for (const test of nearestFirst(tests, relative('', sandboxFileName))) {
      const result = await this.#judge(test, activeMutant.id, isStatic);
      if (result) return result;
    }
    return { status: MutantRunStatus.Survived, nrOfTests: tests.length };
  }

  /** Null when the test passes with the mutant. */
  async #judge(test: Test, mutant: string, isStatic: boolean): Promise<MutantRunResult | null> {
    const hitLimit = endlessFrom(this.#hits[test.id]?.[mutant] ?? Infinity);
    Object.assign(instrumentation, { activeMutant: mutant, hitCount: 0, hitLimit });
    const failure = await failureOf(test);
    instrumentation.activeMutant = undefined;
    if ((instrumentation.hitCount ?? 0) > hitLimit) return { status: MutantRunStatus.Timeout };
    if (failure === null) return null;
    // A mutant must not have changed what later tests share.
    if (!isStatic && (await failureOf(test)) !== null)
      return { status: MutantRunStatus.Error, errorMessage: `${test.id} fails without it, too` };
    return caught([test.id], failure, 1);
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessTestRunner),
];
