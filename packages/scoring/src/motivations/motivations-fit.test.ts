import { type Motivation, MOTIVATIONS } from '@cadran/contract/codes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCompleteMotivations, motivationsFit } from './motivations-fit.ts';

/** The ranking in which the i-th desired motivation has rank y_i. */
const withRanks = (y: readonly number[]): Motivation[] =>
  MOTIVATIONS.toSorted(
    (a, b) => (y[MOTIVATIONS.indexOf(a)] ?? 0) - (y[MOTIVATIONS.indexOf(b)] ?? 0),
  );

test('V12: identical 100; reversed 0; two rankings between', () => {
  expect(motivationsFit(MOTIVATIONS, MOTIVATIONS).score).toBe(100);
  expect(motivationsFit(MOTIVATIONS, MOTIVATIONS.toReversed()).score).toBe(0);
  const near = motivationsFit(MOTIVATIONS, withRanks([3, 1, 2, 5, 4, 8, 6, 10, 7, 9]));
  expect(near.components.discordance).toBe(43);
  expect(near.components.similarity).toBeCloseTo(0.7394, 4);
  expect(near.score).toBeCloseTo(79.64, 2);
  const far = motivationsFit(MOTIVATIONS, withRanks([1, 2, 3, 10, 9, 8, 7, 6, 5, 4]));
  expect(far.components.discordance).toBe(112);
  expect(far.components.similarity).toBeCloseTo(0.3212, 4);
  expect(far.score).toBeCloseTo(48.57, 2);
});

test('a fit carries both rankings and by how many places each motivation is shifted', () => {
  const actual = withRanks([3, 1, 2, 5, 4, 8, 6, 10, 7, 9]);
  const { components, engineVersion } = motivationsFit(MOTIVATIONS, actual);
  expect(engineVersion).toBe(2);
  expect(components.desired).toEqual(MOTIVATIONS);
  expect(components.actual).toEqual(actual);
  expect(components.anchor).toBe(0.36);
  expect(components.shift.map(({ places }) => places)).toEqual([
    2, -1, -1, 1, -1, 2, -1, 2, -2, -1,
  ]);
  expect(components.shift[0]?.motivation).toBe('security');
});

test('a ranking is complete with all ten, each once', () => {
  expect(isCompleteMotivations(MOTIVATIONS)).toBe(true);
  expect(isCompleteMotivations(MOTIVATIONS.slice(1))).toBe(false);
  expect(isCompleteMotivations([...MOTIVATIONS.slice(1), 'learning'])).toBe(false);
  expect(isCompleteMotivations([...MOTIVATIONS, 'learning'])).toBe(false);
});

const ranking = fc.shuffledSubarray([...MOTIVATIONS], { minLength: 10 });

test('every score lies in 0–100; the same ranking scores 100, its mirror image 0', () => {
  fc.assert(
    fc.property(ranking, ranking, (desired, actual) => {
      const score = motivationsFit(desired, actual).score;
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(motivationsFit(desired, desired).score).toBe(100);
      expect(motivationsFit(desired, desired.toReversed()).score).toBe(0);
    }),
  );
});

test('swapping any two motivations into the desired order never lowers τ', () => {
  fc.assert(
    fc.property(ranking, ranking, fc.nat(9), fc.nat(9), (desired, actual, i, j) => {
      const high = desired[Math.min(i, j)] ?? 'security';
      const low = desired[Math.max(i, j)] ?? 'security';
      const [a, b] = [actual.indexOf(high), actual.indexOf(low)];
      fc.pre(a > b);
      const swapped = actual.with(a, low).with(b, high);
      expect(motivationsFit(desired, swapped).components.similarity).toBeGreaterThanOrEqual(
        motivationsFit(desired, actual).components.similarity,
      );
    }),
  );
});
