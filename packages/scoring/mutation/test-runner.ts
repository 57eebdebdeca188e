import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
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
import { instrumentation, type Outcome, runWith } from './instrumentation.ts';
import { loadTests, type Test } from './load-tests.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 10, seed: 1 });

/** Places with mutants that each test passed in the dry run; a file, because the tester may start a new process. */
const PASSED = 'passed.json';
type Passed = Record<string, number>;
/** The same of what runs while the tests are loaded. */
const LOADING = 'loading';

const caught = (killedBy: string[], failureMessage: string): MutantRunResult => ({
  status: MutantRunStatus.Killed,
  killedBy,
  failureMessage,
  nrOfTests: 1,
});

/**
 * Runs tests in the process of the mutation tester, where a mutant is one flag: starting a worker of Vitest for each
 * takes far longer than the test that catches it.
 */
class InProcessTestRunner implements TestRunner {
  #tests: readonly Test[] = [];
  #passed: Passed = existsSync(PASSED) ? (JSON.parse(readFileSync(PASSED, 'utf8')) as Passed) : {};

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun(): Promise<DryRunResult> {
    const loading = await this.#load(undefined, Infinity);
    if (loading.failure !== null)
      return { status: DryRunStatus.Error, errorMessage: loading.failure };
    this.#passed[LOADING] = loading.passed;
    const tests: TestResult[] = [];
    for (const { id, title: name, fileName, run } of this.#tests) {
      instrumentation.currentTestId = id;
      const start = performance.now();
      const { failure, passed } = await runWith(undefined, Infinity, run);
      const timeSpentMs = performance.now() - start;
      instrumentation.currentTestId = undefined;
      this.#passed[id] = passed;
      const known = { id, name, fileName: resolve(fileName), timeSpentMs };
      tests.push(
        failure === null
          ? { ...known, status: TestStatus.Success }
          : { ...known, status: TestStatus.Failed, failureMessage: failure },
      );
    }
    writeFileSync(PASSED, JSON.stringify(this.#passed));
    const { mutantCoverage } = instrumentation;
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, mutantActivation, reloadEnvironment, testFilter } = options;
    const isStatic = mutantActivation === 'static';
    if (reloadEnvironment || this.#tests.length === 0) {
      const most = this.#endlessFrom(LOADING);
      const { failure, passed } = await this.#load(isStatic ? activeMutant.id : undefined, most);
      if (passed > most) return { status: MutantRunStatus.Timeout };
      if (failure !== null) return caught([], failure);
    }
    const tests = this.#tests.filter(({ id }) => testFilter?.includes(id) ?? true);
    for (const test of this.#quickestFirst(tests)) {
      const result = await this.#judge(test, activeMutant.id, isStatic);
      if (result) return result;
    }
    return { status: MutantRunStatus.Survived, nrOfTests: tests.length };
  }

  #load(mutant: string | undefined, most: number): Promise<Outcome> {
    return runWith(mutant, most, async () => {
      this.#tests = await loadTests();
    });
  }

  /** What passes a hundred times as many places as before, and a million, has no end. */
  #endlessFrom(id: string): number {
    return 1_000_000 + 100 * (this.#passed[id] ?? Infinity);
  }

  /** Most mutants are caught by several tests, and those after the first are not run. */
  #quickestFirst(tests: readonly Test[]): readonly Test[] {
    const passed = ({ id }: Test): number => this.#passed[id] ?? 0;
    return tests.toSorted((a, b) => passed(a) - passed(b));
  }

  /** Null when the test passes with the mutant. */
  async #judge(
    { id, run }: Test,
    mutant: string,
    isStatic: boolean,
  ): Promise<MutantRunResult | null> {
    const most = this.#endlessFrom(id);
    const { failure, passed } = await runWith(mutant, most, run);
    if (passed > most) return { status: MutantRunStatus.Timeout };
    if (failure === null) return null;
    // A mutant must not have changed what later tests share.
    if (!isStatic && (await runWith(undefined, Infinity, run)).failure !== null)
      return { status: MutantRunStatus.Error, errorMessage: `${id} fails without it, too` };
    return caught([id], failure);
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessTestRunner),
];
