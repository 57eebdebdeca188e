import fc from 'fast-check';
import { expect, test } from 'vitest';
import { histogramOf } from '../../arithmetic/weighted-histogram.ts';
import {
  AXIS_GRID,
  drawFrom,
  EPSILON,
  halfWidth,
  quantileWeights,
  RADIUS_GRID,
} from './exponential-quantile.ts';

const valuesOf = (values: readonly number[]) =>
  histogramOf(values.map((value) => ({ value, count: 1 })));
const times = (number: number, value: number): number[] =>
  Array.from({ length: number }, () => value);
const draws = (values: readonly number[]) =>
  [0.05, 0.5, 0.95].map((u) => drawFrom(quantileWeights(valuesOf(values), 0.5), u));

test('P1: twenty spread people give -27, -21, -15', () => {
  const people = [
    -60, -52.5, -45, -45, -37.5, -35, -30, -27.5, -25, -22.5, -20, -17.5, -15, -12.5, -10, -5, 0, 5,
    12.5, 30,
  ];
  expect(draws(people)).toEqual([-27, -21, -15]);
});

test('P2: ten of -100 and ten of 100 give -90, 0, 90', () => {
  expect(draws([...times(10, -100), ...times(10, 100)])).toEqual([-90, 0, 90]);
});

test('P3: ten of -100, nine of 100 and one person at 25 give -93, -24, 80', () => {
  expect(draws([...times(10, -100), ...times(9, 100), 25])).toEqual([-93, -24, 80]);
});

test('P4: twenty-five of 40 give 40, 40, 40', () => {
  expect(draws(times(25, 40))).toEqual([40, 40, 40]);
});

test('a drawn quantile is the smallest point whose cumulative weight reaches u', () => {
  const weights = Float64Array.from([1, 0, 2, 1]);
  const grid = { from: 10, to: 13 };
  expect([0, 0.25, 0.26, 0.75, 0.76, 1].map((u) => drawFrom(weights, u, grid))).toEqual([
    10, 10, 12, 12, 13, 13,
  ]);
});

test('a point without weight is never drawn', () => {
  expect(drawFrom(Float64Array.from([0, 1, 1]), 0, { from: 5, to: 7 })).toBe(6);
});

test('every whole number of a scale has its weight', () => {
  expect(quantileWeights([], 0.5)).toHaveLength(201);
  expect(quantileWeights([], 0.5, RADIUS_GRID)).toHaveLength(143);
});

test('a drawn quantile takes quartiles where a quarter of the people lie below', () => {
  const people = Array.from({ length: 200 }, (_, place) => place - 100);
  expect(drawFrom(quantileWeights(valuesOf(people), 0.25), 0.5)).toBeCloseTo(-50, -0.5);
  expect(drawFrom(quantileWeights(valuesOf(people), 0.75), 0.5)).toBeCloseTo(50, -0.5);
});

test('a drawn quantile says how far it may move: not at all where everybody agrees', () => {
  expect(halfWidth(quantileWeights(valuesOf(times(25, 40)), 0.5))).toBe(0);
  expect(halfWidth(quantileWeights(valuesOf([...times(10, -100), ...times(10, 100)]), 0.5))).toBe(
    90,
  );
});

/** On the grid of twelve situations, as answers are; radii are any numbers. */
const axis = fc.integer({ min: -48, max: 48 }).map((steps) => (25 * steps) / 12);
const radius = fc.double({ min: 0, max: 142, noNaN: true });

test.each([
  { figure: 'medians', value: axis, share: 0.5, grid: AXIS_GRID },
  { figure: 'lower quartiles', value: axis, share: 0.25, grid: AXIS_GRID },
  { figure: 'upper quartiles', value: axis, share: 0.75, grid: AXIS_GRID },
  { figure: 'the median radius', value: radius, share: 0.5, grid: RADIUS_GRID },
])(
  'replacing one person’s answers changes the probability of any figure by at most e^2: $figure',
  ({ value, share, grid }) => {
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 80 }),
        value,
        fc.nat(),
        (people, other, index) => {
          const place = index % people.length;
          const probabilities = (values: readonly number[]) => {
            const weights = quantileWeights(valuesOf(values), share, grid);
            const total = weights.reduce((sum, weight) => sum + weight, 0);
            return weights.map((weight) => weight / total);
          };
          const before = probabilities(people);
          const after = probabilities(people.with(place, other));
          const odds = before.map((p, x) => p / (after[x] ?? 0));
          expect(Math.max(...odds)).toBeLessThanOrEqual(Math.exp(EPSILON) * (1 + 1e-9));
          expect(Math.min(...odds)).toBeGreaterThanOrEqual(Math.exp(-EPSILON) * (1 - 1e-9));
        },
      ),
      { numRuns: 300 },
    );
  },
);
