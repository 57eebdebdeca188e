import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const HERE = import.meta.dirname;

/** `.card` by itself, outside of any query: where the class is at home. */
const classesAtHomeIn = (file: string): readonly string[] => {
  const css = readFileSync(`${HERE}/${file}`, 'utf8').replaceAll(/\/\*.*?\*\//gsu, '');
  const rules = css.replaceAll(/@[^{};]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gu, '');
  return [...rules.matchAll(/([^{}]+)\{/gu)].flatMap(([, selectors = '']) =>
    selectors.split(',').flatMap((selector) => /^\s*\.([\w-]+)\s*$/u.exec(selector)?.[1] ?? []),
  );
};

/** Sheets stay once they came: a page wears what the pages before it brought. */
describe.each([
  ['the back office', 'respondent/**'],
  ['the respondent', 'backoffice/**'],
])('a class of %s', (_bundle, other) => {
  it('is at home in one sheet', () => {
    const homes = new Map<string, Set<string>>();
    for (const file of globSync('**/*.css', { cwd: HERE, exclude: [other] }))
      for (const name of classesAtHomeIn(file))
        homes.set(name, (homes.get(name) ?? new Set()).add(file));
    expect(homes.size).toBeGreaterThan(100);
    expect([...homes].filter(([, files]) => files.size > 1)).toEqual([]);
  });
});
