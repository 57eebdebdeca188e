import { CULTURE_DIMENSIONS, CULTURE_TYPES, type CultureType } from '@cadran/contract/codes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CultureMeasure, cultureOfClicks } from '../culture/culture-measure.ts';
import { culturePrecision } from './culture-precision.ts';
import { seededSource } from './noise/replicates.ts';

const SITUATIONS = 18;

const measureOf = (clicks: readonly CultureType[]): CultureMeasure => {
  const situations = clicks.map((_, place) => ({
    id: `s${place}`,
    dimension: CULTURE_DIMENSIONS[0],
  }));
  const answers = Object.fromEntries(clicks.map((type, place) => [`s${place}`, type]));
  const measure = cultureOfClicks(answers, situations);
  if (measure === null) throw new Error('every situation is answered');
  return measure;
};

const arbitraryClicks = fc.array(fc.constantFrom(...CULTURE_TYPES), {
  minLength: SITUATIONS,
  maxLength: SITUATIONS,
});

test('every culture score and both axes lie within their intervals, on their scales', () => {
  fc.assert(
    fc.property(arbitraryClicks, (clicks) => {
      const measure = measureOf(clicks);
      const { scores, point } = culturePrecision(measure);
      for (const type of CULTURE_TYPES) {
        const [low, high] = scores[type];
        expect(low).toBeGreaterThanOrEqual(100 / 6);
        expect(low).toBeLessThanOrEqual(measure.scores[type] + 1e-9);
        expect(high).toBeGreaterThanOrEqual(measure.scores[type] - 1e-9);
        expect(high).toBeLessThanOrEqual(50);
        expect(high).toBeGreaterThan(low);
      }
      for (const axis of ['x', 'y'] as const) {
        const [low, high] = point[axis];
        expect(low).toBeGreaterThanOrEqual(-50);
        expect(low).toBeLessThanOrEqual(measure.point[axis] + 1e-9);
        expect(high).toBeGreaterThanOrEqual(measure.point[axis] - 1e-9);
        expect(high).toBeLessThanOrEqual(50);
      }
    }),
  );
});

test('the ends of a culture interval are the 10th and 90th percentiles of clicks drawn anew', () => {
  const clicks = [
    ...Array<CultureType>(9).fill('clan'),
    ...Array<CultureType>(4).fill('adhocracy'),
    ...Array<CultureType>(3).fill('market'),
    ...Array<CultureType>(2).fill('hierarchy'),
  ];
  const uniform = seededSource('drawn', 'culture');
  const chance = 10 / 22;
  const shift = 9 - SITUATIONS * chance;
  const drawn = Array.from(
    { length: 20_001 },
    () => Array.from({ length: SITUATIONS }, uniform).filter((u) => u < chance).length + shift,
  ).toSorted((a, b) => a - b);
  const scoreAt = (count: number): number => (100 * (SITUATIONS + 2 * count)) / (6 * SITUATIONS);
  const [low, high] = culturePrecision(measureOf(clicks)).scores.clan;
  expect(low).toBeCloseTo(scoreAt(drawn[2_000] ?? 0), 9);
  expect(high).toBeCloseTo(scoreAt(drawn[18_000] ?? 0), 9);
});

test('a person who chose one culture every time is at the edge of its scale, with room below only', () => {
  const { scores, point } = culturePrecision(measureOf(Array<CultureType>(18).fill('market')));
  expect(scores.market[1]).toBeCloseTo(50, 9);
  expect(scores.market[0]).toBeLessThan(50);
  expect(scores.clan[0]).toBeCloseTo(100 / 6, 9);
  expect(point.x[1]).toBeCloseTo(50, 9);
  expect(point.y[0]).toBeCloseTo(-50, 9);
});
