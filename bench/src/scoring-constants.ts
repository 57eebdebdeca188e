import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Changes every number of the scoring package, one at a time, in a copy, and checks that a test of the same folder
 * fails, which general mutation testers do not do. Tolerances (written with an exponent) are skipped. `node
 * bench/src/scoring-constants.ts facts group` checks some folders only.
 */
const PACKAGE = join(import.meta.dirname, '../../packages/scoring');
/** Inside the package, so that imports resolve; ignored by git. */
const COPY = join(PACKAGE, 'coverage/constants');
const VITEST = join(PACKAGE, '../../node_modules/.bin/vitest');
const NOT_CHANGED =
  /\.test\.ts$|^index\.ts$|^simulation\/|served-by-definition|measure-of-t|random-population/;
const NUMBER = /(?<![\w.$])\d[\d_]*(?:\.\d+)?(?![\w.])/g;

/** The source with comments, strings, patterns and templates blanked, of the same length. */
const codeOnly = (source: string): string =>
  source.replaceAll(
    /\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`|\/(?![/*\s])[^/\n]+\/[gimsuy]+/g,
    (skipped) => ' '.repeat(skipped.length),
  );

const changed = (number: string): string => {
  const value = Number(number.replaceAll('_', ''));
  return String(Number.isInteger(value) ? value + 1 : value * 1.1);
};

/** The tests that should fail: those of the folder, or all at the top level. */
const testsOf = (file: string): string => {
  const folder = dirname(file);
  return folder === '.' || folder === 'overall' ? 'src' : `src/${folder}`;
};

const isNoticed = (file: string): boolean => {
  const run = spawnSync(
    VITEST,
    ['run', '-c', 'vitest.mutation.config.ts', '--bail', '1', testsOf(file)],
    {
      cwd: COPY,
      stdio: 'ignore',
      timeout: 120_000,
    },
  );
  return run.status !== 0;
};

const lineOf = (source: string, index: number): number => source.slice(0, index).split('\n').length;

const folders = process.argv.slice(2);
const files = globSync('**/*.ts', { cwd: join(PACKAGE, 'src') })
  .filter((file) => !NOT_CHANGED.test(file))
  .filter((file) => folders.length === 0 || folders.includes(dirname(file)))
  .toSorted();

for (const part of [
  'src',
  'package.json',
  'vitest.mutation.config.ts',
  'vitest.mutation.setup.ts',
]) {
  cpSync(join(PACKAGE, part), join(COPY, part), { recursive: true });
}
let noticed = 0;
const missed: string[] = [];
for (const file of files) {
  const path = join(COPY, 'src', file);
  const source = readFileSync(path, 'utf8');
  for (const { index, 0: number } of codeOnly(source).matchAll(NUMBER)) {
    const mutant = changed(number);
    writeFileSync(path, source.slice(0, index) + mutant + source.slice(index + number.length));
    if (isNoticed(file)) noticed += 1;
    else missed.push(`${file}:${lineOf(source, index)} ${number} -> ${mutant}`);
  }
  writeFileSync(path, source);
}
rmSync(COPY, { recursive: true });

const total = noticed + missed.length;
const share = ((100 * noticed) / total).toFixed(1);
console.log(
  `Of ${total} numbers changed in the scoring package ${noticed} are noticed (${share} %).`,
);
for (const line of missed) console.log(`  not noticed: ${line}`);
