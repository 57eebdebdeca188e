import { CULTURE_TYPES, type CultureType } from '@cadran/contract/codes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cultureFit, cultureTargetScorable } from './culture-fit.ts';
import { type CultureScores, cultureScores, cultureVector, perType } from './culture-score.ts';
import { rankSumsOfClicks } from './rank-sums.ts';

type Four = readonly [number, number, number, number];
const four = ([clan, adhocracy, market, hierarchy]: Four): CultureScores => ({
  clan,
  adhocracy,
  market,
  hierarchy,
});
const profileOf = (counts: Four): CultureScores =>
  cultureScores(
    rankSumsOfClicks(
      CULTURE_TYPES.flatMap((type, i) => Array<CultureType>(counts[i] ?? 0).fill(type)),
    ),
  );
const TARGET = four([40, 30, 15, 15]);
const fitOf = (counts: Four, target = TARGET) => {
  const result = cultureFit(profileOf(counts), 18, target);
  if (result === null) throw new Error('unscorable');
  return result;
};

test('V3: V2 against 40/30/15/15', () => {
  const { score, components, engineVersion } = fitOf([9, 5, 1, 3]);
  expect(components.profileNorm).toBeCloseTo(10.956, 3);
  expect(components.floor).toBeCloseTo(12.021, 3);
  expect(components.similarity).toBeCloseTo(0.87146, 5);
  expect(score).toBeCloseTo(88.31, 2);
  expect(engineVersion).toBe(2);
});

test('V4: counts 1, 2, 8, 7', () => {
  const { score, components } = fitOf([1, 2, 8, 7]);
  expect(components.similarity).toBeCloseTo(-0.90777, 5);
  expect(score).toBeCloseTo(3.18, 2);
});

test('V5: counts 5, 4, 5, 4', () => {
  const { score, components } = fitOf([5, 4, 5, 4]);
  expect(components.similarity).toBeCloseTo(0.03631, 5);
  expect(score).toBeCloseTo(35.73, 2);
});

test('a fit has its components', () => {
  const { components } = fitOf([9, 5, 1, 3]);
  expect(components.target).toEqual(TARGET);
  expect(components.profile).toEqual(profileOf([9, 5, 1, 3]));
  expect(components.targetNorm).toBeCloseTo(Math.sqrt(450), 10);
  expect(components.difference.clan).toBeCloseTo(-6.667, 3);
  expect(components.situations).toBe(18);
  expect(components.anchor).toBe(0.45);
});

test('a target nearer than 8 to 25/25/25/25 is flat, at 8 it can be scored', () => {
  expect(cultureTargetScorable(four([28.9, 28.9, 21.1, 21.1]))).toBe(false);
  expect(cultureTargetScorable(four([29, 29, 21, 21]))).toBe(true);
  expect(cultureTargetScorable(four([30, 29, 21, 20]))).toBe(true);
  expect(cultureFit(profileOf([9, 5, 1, 3]), 18, four([25, 25, 25, 25]))).toBeNull();
});

const counts = fc.tuple(fc.nat(18), fc.nat(18), fc.nat(18)).map((cuts): Four => {
  const [a = 0, b = 0, c = 0] = cuts.toSorted((x, y) => x - y);
  return [a, b - a, c - b, 18 - c];
});
const target = fc
  .tuple(fc.nat(100), fc.nat(100), fc.nat(100))
  .map((cuts): Four => {
    const [a = 0, b = 0, c = 0] = cuts.toSorted((x, y) => x - y);
    return [a, b - a, c - b, 100 - c];
  })
  .map(four)
  .filter(cultureTargetScorable);

test('every score lies in 0–100', () => {
  fc.assert(
    fc.property(counts, target, (given, desiredTarget) => {
      const { score } = fitOf(given, desiredTarget);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }),
  );
});

test('an identical profile scores 100 and its mirror image 0, when it is not shorter than the floor', () => {
  fc.assert(
    fc.property(counts, (given) => {
      const profile = profileOf(given);
      const mirror = perType((type) => 50 - profile[type]);
      const length = Math.hypot(...cultureVector(profile).map((x) => x - 25));
      fc.pre(length >= 51 / Math.sqrt(18));
      expect(cultureFit(profile, 18, profile)?.score).toBeCloseTo(100, 9);
      expect(cultureFit(profile, 18, mirror)?.score).toBeCloseTo(0, 9);
    }),
  );
});

test('swapping two counts into the target’s order never lowers the similarity', () => {
  const place = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const);
  fc.assert(
    fc.property(counts, target, place, place, (given, desiredTarget, i, j) => {
      const vector = cultureVector(desiredTarget);
      fc.pre((vector[i] ?? 0) > (vector[j] ?? 0) && given[i] < given[j]);
      const swapped = given.with(i, given[j]).with(j, given[i]);
      const [c = 0, a = 0, m = 0, h = 0] = swapped;
      expect(fitOf([c, a, m, h], desiredTarget).components.similarity).toBeGreaterThanOrEqual(
        fitOf(given, desiredTarget).components.similarity - 1e-12,
      );
    }),
  );
});
