import fc from 'fast-check';
import { expect, test } from 'vitest';
import { histogramOf, median, medianOf, quantile } from './weighted-histogram.ts';

const ones = (values: readonly number[]) =>
  histogramOf(values.map((value) => ({ value, count: 1 })));

/** Type 7, from the sorted values themselves. */
const plainQuantile = (values: readonly number[], p: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const h = (sorted.length - 1) * p;
  const low = sorted[Math.floor(h)] ?? Number.NaN;
  const high = sorted[Math.ceil(h)] ?? Number.NaN;
  return low + (h - Math.floor(h)) * (high - low);
};

test('a histogram adds up equal values, in order, and drops empty bins', () => {
  expect(
    histogramOf([
      { value: 3, count: 1 },
      { value: -2, count: 4 },
      { value: 3, count: 2 },
      { value: 9, count: 0 },
    ]),
  ).toEqual([
    { value: -2, count: 4 },
    { value: 3, count: 3 },
  ]);
});

test('the median of an even number is the mean of the middle two', () => {
  expect(median(ones([4, 1, 3, 2]))).toBe(2.5);
  expect(median(ones([4, 1, 3]))).toBe(3);
  expect(median(ones([7]))).toBe(7);
});

test('the median of plain numbers needs no counts', () => {
  expect(medianOf([10, 9, 2, 1])).toBe(5.5);
  expect(medianOf([10, 9, 2])).toBe(9);
  expect(medianOf([10, 1, 9, 2])).toBe(5.5);
});

test('there is no median without values', () => {
  expect(median([])).toBeNaN();
});

test('quantiles of a histogram are those of the rows (type 7)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 60 }),
      fc.constantFrom(0, 0.25, 0.5, 0.75, 1),
      (values, p) => {
        expect(quantile(ones(values), p)).toBeCloseTo(plainQuantile(values, p), 10);
      },
    ),
  );
});
