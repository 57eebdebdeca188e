import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const page = read('docs/security.md');
const rows = [...page.matchAll(/^\|\s*(\d+)\s*\|.*$/gm)].map(([line, number]) => ({
  number: Number(number),
  proofs: [...line.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`: “([^”]+)”/g)].map(
    ([, file = '', name = '']) => ({ file, name }),
  ),
}));

describe('docs/security.md', () => {
  it('has the 45 rows of the checklist, each with a proof', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 45 }, (_, at) => at + 1));
    for (const { number, proofs } of rows) expect([number, proofs.length]).not.toEqual([number, 0]);
  });

  it.each(rows.flatMap(({ number, proofs }) => proofs.map((proof) => ({ number, ...proof }))))(
    'row $number: $file contains the named test',
    ({ file, name }) => {
      expect(read(file)).toContain(name);
    },
  );
});
