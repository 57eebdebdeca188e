import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
const IMPORT = /import (\w+) from '([^']+\.module\.css)'/gu;

const classesOf = (css: string): readonly string[] =>
  [...css.replaceAll(/\/\*.*?\*\/|:global\([^)]*\)/gsu, '').matchAll(/([^{};]+)\{/gu)].flatMap(
    ([, prelude = '']) =>
      prelude.trim().startsWith('@')
        ? []
        : [...prelude.matchAll(/\.([a-z][\w-]*)/giu)].map(([, name = '']) => name),
  );

const sheets = new Map(
  globSync('**/*.module.css', { cwd: SRC }).map((file) => [
    join(SRC, file),
    new Set(classesOf(readFileSync(join(SRC, file), 'utf8'))),
  ]),
);

/** Every `styles.name` of the source; `null` for a computed name, which may be any class of its sheet. */
const uses = globSync('**/*.{ts,tsx}', { cwd: SRC }).flatMap((file) => {
  const source = readFileSync(join(SRC, file), 'utf8');
  const code = source.replaceAll(/^(?:import|.* from) '.*';$|^import '.*';$/gmu, '');
  return [...source.matchAll(IMPORT)].flatMap(([, styles = '', path = '']) => {
    const sheet = join(SRC, dirname(file), path);
    const members = code.matchAll(new RegExp(`\\b${styles}(?:\\.(\\w+)|\\[)`, 'gu'));
    return [...members].map(([, name = null]) => ({ file, sheet, name }));
  });
});

describe('CSS modules', () => {
  it('define every class that is used', () => {
    expect(sheets.size).toBeGreaterThan(40);
    expect(uses.length).toBeGreaterThan(150);
    expect(
      uses.filter(({ sheet, name }) => name !== null && !sheets.get(sheet)?.has(name)),
    ).toEqual([]);
  });

  it('define no class that is not used', () => {
    const unused = [...sheets].flatMap(([sheet, classes]) => {
      const names = uses.filter((use) => use.sheet === sheet).map(({ name }) => name);
      return names.includes(null)
        ? []
        : [...classes].filter((name) => !names.includes(name)).map((name) => `${sheet}: ${name}`);
    });
    expect(unused).toEqual([]);
  });

  it('name classes in camelCase', () => {
    const others = [...sheets.values()].flatMap((classes) =>
      [...classes].filter((name) => !/^[a-z][a-zA-Z\d]*$/u.test(name)),
    );
    expect(others).toEqual([]);
  });
});
