import { describe, expect, it } from 'vitest';
import { pathsOf, proofsIn, read } from './read-proofs.ts';

const page = read('docs/evaluators/accessibility.md');
const inFull = pathsOf(page);

/** Tests that prove several lines have a short name: - `keyboard` is `file`: “title”. */
const named = Object.fromEntries(
  [...page.matchAll(/^- `(\w+)` is (`.+”)$/gmu)].map(([, name = '', proof = '']) => [name, proof]),
);

/** Every criterion of WCAG 2.2 of levels A and AA. */
const CRITERIA = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};
const CLAUSES = '4.2 5 6 7 8 9 10 11 12 13';
const CLAIMS = ['Supports', 'Partially supports'];
const LEVELS = [...CLAIMS, 'Does not support', 'Not applicable', 'Not evaluated'];

const rowsOf = (heading: string) => {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  return (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => /^\| \d/u.test(line))
    .map((line) => {
      const [, said = '', support = '', remarks = '', evidence = ''] = line.split(/ *\| */u);
      const number = said.split(' ')[0] ?? '';
      return {
        number,
        support,
        remarks,
        proofs: proofsIn(named[evidence.replaceAll('`', '')] ?? evidence, inFull),
      };
    });
};

const sections = {
  'WCAG 2.2, level A': CRITERIA.A,
  'WCAG 2.2, level AA': CRITERIA.AA,
  'EN 301 549': CLAUSES,
};

describe('docs/evaluators/accessibility.md', () => {
  it.each(Object.entries(sections))('%s: every line once, in order', (heading, numbers) => {
    expect(rowsOf(heading).map(({ number }) => number)).toEqual(numbers.split(' '));
  });

  const rows = Object.keys(sections).flatMap(rowsOf);

  it.each(rows.map((row) => [row.number, row] as const))(
    '%s has a level of support, a remark and its evidence',
    (_, { support, remarks, proofs }) => {
      expect(LEVELS).toContain(support);
      expect(remarks.length).toBeGreaterThan(10);
      expect(CLAIMS.includes(support) && proofs.length === 0).toBe(false);
      for (const { file, name } of proofs) expect(read(file), file).toContain(name);
    },
  );

  it('says what nobody tested', () => {
    expect(page).toContain('nobody tested it with a screen reader');
  });
});
