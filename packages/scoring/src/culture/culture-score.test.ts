import { CULTURE_TYPES, type CultureType } from '@cadran/contract/codes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  axisOfSteps,
  axisSteps,
  culturePoint,
  cultureScores,
  cultureVector,
  scoreOfRankSum,
  steppedScores,
} from './culture-score.ts';
import { clicksOf, type RankSums, rankSumsOfClicks, rankSumsOfRankings } from './rank-sums.ts';

const clicks = (c: number, a: number, m: number, h: number): CultureType[] => [
  ...Array<CultureType>(c).fill('clan'),
  ...Array<CultureType>(a).fill('adhocracy'),
  ...Array<CultureType>(m).fill('market'),
  ...Array<CultureType>(h).fill('hierarchy'),
];

const pointOf = (rankSums: RankSums) => {
  const steps = axisSteps(rankSums);
  return {
    x: axisOfSteps(steps.x, rankSums.situations),
    y: axisOfSteps(steps.y, rankSums.situations),
  };
};

test('V1 ranked: mean ranks 1.5, 2, 3, 3.5', () => {
  const rankSums = rankSumsOfRankings([
    ['clan', 'adhocracy', 'market', 'hierarchy'],
    ['adhocracy', 'clan', 'hierarchy', 'market'],
    ['clan', 'adhocracy', 'market', 'hierarchy'],
    ['clan', 'market', 'adhocracy', 'hierarchy'],
  ]);
  expect(rankSums).toEqual({
    situations: 4,
    sums: { clan: 5, adhocracy: 8, market: 12, hierarchy: 15 },
  });
  const v1: RankSums = { situations: 2, sums: { clan: 3, adhocracy: 4, market: 6, hierarchy: 7 } };
  const [c, a, m, h] = cultureVector(cultureScores(v1));
  expect(c).toBeCloseTo(41.667, 3);
  expect(a).toBeCloseTo(33.333, 3);
  expect(m).toBeCloseTo(16.667, 3);
  expect(h).toBeCloseTo(8.333, 3);
  expect(pointOf(v1)).toEqual({ x: 0, y: 75 });
});

test('V2 clicks, n = 18: counts 9, 5, 1, 3', () => {
  const rankSums = rankSumsOfClicks(clicks(9, 5, 1, 3));
  expect(rankSums).toEqual({
    situations: 18,
    sums: { clan: 36, adhocracy: 44, market: 52, hierarchy: 48 },
  });
  const scores = cultureScores(rankSums);
  expect(scores.clan).toBeCloseTo(33.333, 3);
  expect(scores.adhocracy).toBeCloseTo(25.926, 3);
  expect(scores.market).toBeCloseTo(18.519, 3);
  expect(scores.hierarchy).toBeCloseTo(22.222, 3);
  expect(pointOf(rankSums).x).toBeCloseTo(-16.667, 3);
  expect(pointOf(rankSums).y).toBeCloseTo(27.778, 3);
});

test('a click is worth 16.667 + 33.333 c / n', () => {
  const scores = cultureScores(rankSumsOfClicks(clicks(9, 5, 1, 3)));
  expect(scores.adhocracy).toBeCloseTo(100 / 6 + (100 / 3) * (5 / 18), 12);
  expect(scoreOfRankSum(12, 12)).toBe(50);
  expect(scoreOfRankSum(48, 12)).toBe(0);
});

test('scores are shown in steps that make 100', () => {
  // 33.3, 25.9, 18.5 and 22.2: cut to steps of 5 they miss 10, for those that lost most, 3.5 and 3.3.
  const scores = cultureScores(rankSumsOfClicks(clicks(9, 5, 1, 3)));
  expect(steppedScores(scores, 5)).toEqual({ clan: 35, adhocracy: 25, market: 20, hierarchy: 20 });
});

test('clicks are read off rank sums again', () => {
  expect([36, 44, 52, 48].map((rankSum) => clicksOf(rankSum, 18))).toEqual([9, 5, 1, 3]);
});

test('the four scores sum to 100, range 0–50, and the axes keep within ±100', () => {
  const ranking = fc.shuffledSubarray([...CULTURE_TYPES], { minLength: 4 });
  fc.assert(
    fc.property(fc.array(ranking, { minLength: 1, maxLength: 12 }), (rankings) => {
      const rankSums = rankSumsOfRankings(rankings);
      const scores = cultureScores(rankSums);
      const vector = cultureVector(scores);
      expect(vector.reduce((a, b) => a + b)).toBeCloseTo(100, 9);
      for (const score of vector) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(50);
      }
      const point = pointOf(rankSums);
      expect(Math.abs(point.x)).toBeLessThanOrEqual(100);
      expect(Math.abs(point.y)).toBeLessThanOrEqual(100);
      expect(point.x).toBeCloseTo(culturePoint(scores).x, 9);
      expect(point.y).toBeCloseTo(culturePoint(scores).y, 9);
    }),
  );
});

test('the pure types lie in their corners: clan top left, adhocracy top right, market bottom right, hierarchy bottom left', () => {
  const corner = (best: CultureType) => {
    const { x, y } = pointOf(rankSumsOfClicks([best]));
    return [Math.sign(x), Math.sign(y)];
  };
  expect(corner('clan')).toEqual([-1, 1]);
  expect(corner('adhocracy')).toEqual([1, 1]);
  expect(corner('market')).toEqual([1, -1]);
  expect(corner('hierarchy')).toEqual([-1, -1]);
});

test('nine clan and nine market clicks plot at the origin', () => {
  expect(pointOf(rankSumsOfClicks(clicks(9, 0, 9, 0)))).toEqual({ x: 0, y: 0 });
});
