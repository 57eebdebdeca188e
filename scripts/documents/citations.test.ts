import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { brokenCitations, brokenLinks, headingsOf, type Pages } from './citations.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Whatever people write sentences in. */
const SOURCES = '**/*.{ts,tsx,mjs,css,sql,sh,yml,yaml,env,md,html}';
const NOT_OURS = /(^|\/)(node_modules|dist|\.git|\.data|coverage|test-results)(\/|$)/u;
/** Names that are no citations: a file that a release writes, and a page that a test makes up. */
const MADE_UP = [
  'scripts/release.ts: NOTES.md',
  'apps/web/src/backoffice/features/help/guides/guides.test.ts: rights.md',
];

const files = globSync(SOURCES, { cwd: ROOT, exclude: (path) => NOT_OURS.test(path) })
  .filter((path) => !/citations(?:\.test)?\.ts$/u.test(path) && !path.endsWith('package-lock.json'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const pages = files.filter(({ path }) => path.endsWith('.md') && path !== 'CHANGELOG.md');

const headings = new Map(pages.map(({ path, text }) => [path, headingsOf(text)]));
const here: Pages = {
  exists: (path) => existsSync(join(ROOT, path)),
  headings: (path) => headings.get(path) ?? [],
};

describe('pages that others name', () => {
  it('are looked for in code, tests and documents', () => {
    expect(files.length).toBeGreaterThan(1000);
    for (const path of ['docs/method/scores.md', 'README.md', 'packages/scoring/src/index.ts'])
      expect(files.map((file) => file.path)).toContain(path);
  });

  it('exist, with the heading that is named', () => {
    const broken = files.flatMap(({ path, text }) =>
      brokenCitations(path, text, here).map((citation) => `${path}: ${citation}`),
    );
    expect(broken.filter((citation) => !MADE_UP.includes(citation))).toEqual([]);
  });

  it('are reached by the links of documents', () => {
    const broken = pages.flatMap(({ path, text }) =>
      brokenLinks(path, text, here).map((link) => `${path}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('name files that exist', () => {
    const FILE = /`((?:packages|apps|scripts|e2e|bench|deploy)\/[\w./-]+)`/gu;
    const broken = pages.flatMap(({ path, text }) =>
      [...text.matchAll(FILE)]
        .map(([, file = '']) => file)
        .filter((file) => !/\/(?:dist|\.env)$/u.test(file) && !existsSync(join(ROOT, file)))
        .map((file) => `${path}: ${file}`),
    );
    expect(broken).toEqual([]);
  });

  it('pad no table with blanks, which are lost with the next edit', () => {
    const inDocs = pages.filter(({ path }) => path === 'README.md' || path.startsWith('docs/'));
    const padded = inDocs.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => /^\|.*\S {2,}\|/u.test(line) || /^\| -{3,} /u.test(line))
        .map((line) => `${path}: ${line}`),
    );
    expect(padded).toEqual([]);
  });

  it('give vectors that a test has in its title', () => {
    const tests = files.filter(({ path }) => /\.test\.tsx?$/u.test(path));
    const titles = tests.flatMap(({ text }) =>
      [...text.matchAll(/\b(?:it|test|describe)(?:\.\w+(?:\([^\n]*?\))?)?\(\s*['"`](.*)/gu)].map(
        ([, title]) => title,
      ),
    );
    const named = pages
      .filter(({ path }) => path.startsWith('docs/method/'))
      .flatMap(({ text }) => [...text.matchAll(/\bV\d+\b/gu)].map(([vector]) => vector));
    const proven = (vector: string): boolean =>
      titles.some((title) => new RegExp(String.raw`\b${vector}\b`, 'u').test(title ?? ''));
    expect([...new Set(named)].filter((vector) => !proven(vector))).toEqual([]);
    expect(named.length).toBeGreaterThan(15);
  });
});

describe('the check itself', () => {
  const made: Pages = {
    exists: (path) => ['docs/method/scores.md', 'docs/guide'].includes(path),
    headings: (path) => (path === 'docs/method/scores.md' ? ['Shared rules', 'Values'] : []),
  };

  it.each([
    ['/** Centred (scoring.md §2). */', ['scoring.md']],
    ['/** Centred (docs/method/scoring.md). */', ['docs/method/scoring.md']],
    ['/** Centred (docs/method/scores.md#value). */', ['docs/method/scores.md#value']],
    ['/** Centred (docs/method/scores.md, Value). */', ['docs/method/scores.md, Value']],
    ['/** Centred (docs/method/scores.md#values). */', []],
    ['/** Centred: docs/method/scores.md, Shared rules, says how. */', []],
  ])('reads %s', (text, broken) => {
    expect(brokenCitations('packages/scoring/src/a.ts', text, made)).toEqual(broken);
  });

  it.each([
    ['[a](method/scores.md#shared-rules) [b](https://example.org/x.md)', []],
    ['[a](method/certainty.md)', ['method/certainty.md']],
    ['[a](method/scores.md#rules)', ['method/scores.md#rules']],
    ['[a](#nothing)', ['#nothing']],
  ])('follows %s', (text, broken) => {
    expect(brokenLinks('docs/page.md', text, made)).toEqual(broken);
  });
});
