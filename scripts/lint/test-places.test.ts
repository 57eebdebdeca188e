import { globSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import vitestConfig from '../../vitest.config.ts';
import { RUNS } from '../test-steps.ts';

const ROOT = join(import.meta.dirname, '../..');
const JOURNEYS = 'e2e/{journeys,thorough}/**/*.spec.ts';
const THOROUGH = /\/thorough\/|^drills\/(?!quick\/)/;

interface Project {
  readonly name: string;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

const projects = (vitestConfig.test?.projects ?? []).map(
  (project) => (project as { readonly test: Project }).test,
);

const files = globSync('**/*.{test,spec}.{ts,tsx}', {
  cwd: ROOT,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist|coverage|\..+)$/.test(path),
}).map((path) => path.replaceAll('\\', '/'));

const matches = (path: string, patterns: readonly string[] = []): boolean =>
  patterns.some((pattern) => matchesGlob(path, pattern));

/** The projects of Vitest that run a file. */
const runnersOf = (path: string): readonly string[] =>
  projects
    .filter(({ include, exclude }) => matches(path, include) && !matches(path, exclude))
    .map(({ name }) => name);

const namedIn = (run: keyof typeof RUNS): readonly string[] =>
  RUNS[run].flat(2).flatMap(({ command }) => command);

it('each test is run by one project', () => {
  expect(files.length).toBeGreaterThan(500);
  const misplaced = files
    .filter((path) => !matches(path, [JOURNEYS]))
    .filter((path) => runnersOf(path).length !== 1);
  expect(misplaced).toEqual([]);
});

it('npm test runs a test unless its folder is thorough or of drills', () => {
  const wrong = files
    .filter((path) => !matches(path, [JOURNEYS]))
    .filter((path) => {
      const isQuick = runnersOf(path).every((name) => namedIn('quick').includes(name));
      return isQuick === THOROUGH.test(path);
    });
  expect(wrong).toEqual([]);
});

it('all that npm test leaves out is run beside it', () => {
  const beside = namedIn('beside');
  const left = projects.map(({ name }) => name).filter((name) => !namedIn('quick').includes(name));
  expect(left.filter((name) => !beside.includes(name))).toEqual([]);
  for (const [run, folder] of [
    ['quick', ['connected', 'journeys']],
    ['beside', ['thorough-connected', 'thorough']],
  ] as const)
    for (const name of folder) expect(namedIn(run)).toContain(`--project=${name}`);
});
