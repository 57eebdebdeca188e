import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collected } from './collect-tests.ts';

export interface Test {
  readonly id: string;
  readonly title: string;
  readonly fileName: string;
  readonly run: () => unknown;
}

const COLLECT_TESTS = import.meta.resolve('./collect-tests.ts');
/** The tester changes to the folder of its copy of the package after it has loaded this file. */
const isSource = (url = ''): boolean => url.startsWith(pathToFileURL('src').href);

let loads = 0;
registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier === 'vitest' && isSource(context.parentURL))
      return { url: COLLECT_TESTS, shortCircuit: true };
    const found = next(specifier, context);
    // A new address makes a new module, so that what runs on import runs again.
    return isSource(found.url) ? { ...found, url: `${found.url}?load=${loads}` } : found;
  },
});

/** Without those of whole populations, which touch every line and would run for every mutant. */
const testFiles = (): readonly string[] =>
  globSync(process.env['MUTATION_TESTS'] ?? 'src/**/*.test.ts', {
    exclude: ['src/thorough/**'],
  });

export const loadTests = async (): Promise<readonly Test[]> => {
  loads += 1;
  const tests: Test[] = [];
  for (const fileName of testFiles()) {
    collected.length = 0;
    await import(pathToFileURL(resolve(fileName)).href);
    tests.push(
      ...collected.map(({ title, run }) => ({ id: `${fileName}#${title}`, title, fileName, run })),
    );
  }
  return tests;
};
