import { expect, test } from 'vitest';
import { RANKINGS } from '../culture/packed-rankings.ts';
import { rankSumsOfRankings } from '../culture/rank-sums.ts';
import { cultureFrequency, respondentsIn } from './frequency-table.ts';

test('people with the same rank sums are one row, others are not', () => {
  // Of one situation the 24 rankings are so near each other that a shorter key takes two of them for one.
  const once = RANKINGS.map((ranking) => rankSumsOfRankings([ranking]));
  const frequency = cultureFrequency([...once, ...once.slice(0, 3)], 1);
  expect(frequency.situations).toBe(1);
  expect(frequency.rows).toEqual(
    once.map(({ sums }, place) => ({ sums, count: place < 3 ? 2 : 1 })),
  );
  expect(respondentsIn(frequency)).toBe(27);
});
