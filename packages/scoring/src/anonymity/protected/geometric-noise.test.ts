import { CULTURE_TYPES } from '@cadran/contract/codes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { perType } from '../../culture/culture-score.ts';
import { leadingCounts } from './protected-culture.ts';
import { EPSILON } from './exponential-quantile.ts';
import { geometricNoise, NOISE_VARIANCE } from './geometric-noise.ts';

test('geometric: u = .01, .1, .25, .5, .75, .9, .99 give -4, -1, -1, 0, 1, 1, 4', () => {
  expect([0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99].map(geometricNoise)).toEqual([
    -4, -1, -1, 0, 1, 1, 4,
  ]);
});

const ALPHA = Math.exp(-EPSILON / 2);
const probability = (k: number): number => ((1 - ALPHA) / (1 + ALPHA)) * ALPHA ** Math.abs(k);

test('geometric noise has the probabilities it says', () => {
  const steps = 200_000;
  const counts = new Map<number, number>();
  for (let step = 0; step < steps; step += 1) {
    const k = geometricNoise((step + 0.5) / steps);
    counts.set(k, (counts.get(k) ?? 0) + 1);
  }
  for (let k = -5; k <= 5; k += 1)
    expect((counts.get(k) ?? 0) / steps).toBeCloseTo(probability(k), 4);
  const variance = [...counts].reduce((sum, [k, count]) => sum + (k * k * count) / steps, 0);
  expect(variance).toBeCloseTo(NOISE_VARIANCE, 2);
});

test('geometric noise is the smallest number whose cumulative probability reaches u', () => {
  // P(k < 0) = α / (1 + α), exactly reached by -1.
  expect(geometricNoise(ALPHA / (1 + ALPHA))).toBe(-1);
  expect(geometricNoise(ALPHA / (1 + ALPHA) + 1e-12)).toBe(0);
});

test('geometric noise ends at the ends of its source', () => {
  expect(geometricNoise(0)).toBeLessThan(-30);
  expect(geometricNoise(1 - 2 ** -52)).toBeGreaterThan(30);
});

test('geometric noise changes the odds of all four counts together by at most e^2 when one person is replaced', () => {
  const sums = fc
    .tuple(fc.nat(36), fc.nat(36), fc.nat(36))
    .map(([clan, adhocracy, market]) => ({
      clan: 12 + clan,
      adhocracy: 12 + adhocracy,
      market: 12 + market,
      hierarchy: 84 - clan - adhocracy - market,
    }))
    .filter(({ hierarchy }) => hierarchy >= 12);
  const noise = fc.integer({ min: -6, max: 6 });
  fc.assert(
    fc.property(
      fc.array(sums, { minLength: 1, maxLength: 40 }),
      sums,
      fc.tuple(noise, noise, noise, noise),
      ([, ...others], other, drawn) => {
        const counted = (people: readonly (typeof other)[]) =>
          leadingCounts({
            situations: 12,
            rows: people.map((each) => ({ sums: each, count: 1 })),
          });
        const [first = other] = others;
        const before = counted([first, ...others]);
        const after = counted([other, ...others]);
        const published = perType((type, place) => before[type] + (drawn[place] ?? 0));
        const odds = CULTURE_TYPES.reduce(
          (product, type) =>
            (product * probability(published[type] - before[type])) /
            probability(published[type] - after[type]),
          1,
        );
        expect(odds).toBeLessThanOrEqual(Math.exp(EPSILON) * (1 + 1e-9));
        expect(odds).toBeGreaterThanOrEqual(Math.exp(-EPSILON) * (1 - 1e-9));
      },
    ),
  );
});
