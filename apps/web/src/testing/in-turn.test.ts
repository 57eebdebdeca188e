import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const IN_TURN = /each\((?:languagesFor|inTurn)\([^)]*\)\)\(\s*(['"`])(.*?)\1/gsu;

it('tests that take turns hold their case in brackets, by which test:more finds them', () => {
  const titles = globSync('apps/web/src/**/*.component.test.tsx')
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) => [...text.matchAll(IN_TURN)].map(([, , title]) => title));
  expect(titles.length).toBeGreaterThan(90);
  expect(titles.filter((title) => !title?.includes('(%s)'))).toEqual([]);
});
