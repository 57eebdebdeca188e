import { CULTURE_TYPES } from '@cadran/contract/codes';
import { describe, expect, it } from 'vitest';
import { SCREENING_CULTURE } from '../screening-culture.ts';
import { shuffledProposals } from './shuffled-proposals.ts';

const RESPONDENTS = Array.from({ length: 24_000 }, (_, index) => `questionnaire-${index}`);

const count = (keys: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};
const chiSquare = (counts: ReadonlyMap<string, number>, cells: number, total: number): number => {
  const expected = total / cells;
  const seen = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  return seen + (cells - counts.size) * expected;
};

describe('the order of the proposals', () => {
  it('is the same after a reload, today and in any later version', () => {
    const id = '0198f2a4-6c1e-7b3d-9f00-3d5a1c2b4e6f';
    expect(shuffledProposals('leadership_1', id)).toEqual(shuffledProposals('leadership_1', id));
    expect(
      ['leadership_1', 'leadership_2', 'criteria_of_success_1'].map((situation) =>
        shuffledProposals(situation, id)
          .map((type) => type[0])
          .join(''),
      ),
    ).toEqual(['amch', 'ahmc', 'ahcm']);
  });

  it('holds every culture type once', () => {
    for (const id of RESPONDENTS.slice(0, 200))
      expect([...shuffledProposals('leadership_1', id)].toSorted()).toEqual(
        [...CULTURE_TYPES].toSorted(),
      );
  });

  it.each(SCREENING_CULTURE.map(({ id }) => id))(
    'takes each of the 24 orders equally often between respondents (%s)',
    (situation) => {
      const orders = RESPONDENTS.map((id) => shuffledProposals(situation, id).join());
      // 23 degrees of freedom: 58.6 is passed by chance once in 15,000 times.
      expect(chiSquare(count(orders), 24, RESPONDENTS.length)).toBeLessThan(58.6);
    },
  );

  it('of one situation says nothing about the next one', () => {
    const firsts = RESPONDENTS.map((id) =>
      ['leadership_1', 'leadership_2']
        .map((situation) => shuffledProposals(situation, id)[0])
        .join(),
    );
    // 15 degrees of freedom: 45.9 is passed by chance once in 15,000 times.
    expect(chiSquare(count(firsts), 16, RESPONDENTS.length)).toBeLessThan(45.9);
  });
});
