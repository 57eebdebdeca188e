import { expect, test } from 'vitest';
import { exactPrecision, scorePrecision } from './score-precision.ts';

/** 400 numbers from `from` upwards in equal steps. */
const even = (from: number, step: number) =>
  Float64Array.from({ length: 400 }, (_, i) => from + i * step);

test('the interval reaches from the 10th to the 90th percentile of the replicates', () => {
  /** Mean 39.9 + 20 = 59.9: shifted by .1. */
  const { low, high } = scorePrecision(even(40, 0.1), 60.05);
  expect(low).toBeCloseTo(40 + 39.9 * 0.1 + 0.1, 10);
  expect(high).toBeCloseTo(40 + 359.1 * 0.1 + 0.1, 10);
});

test('replicates are shifted until their mean is the score', () => {
  const around = scorePrecision(even(10, 0.1), 60);
  const same = scorePrecision(even(40, 0.1), 60);
  expect(around.low).toBeCloseTo(same.low, 10);
  expect(around.high).toBeCloseTo(same.high, 10);
  expect(around.shares).toEqual(same.shares);
});

test('the shares are those of the displayed integers in each verdict, in whole percent that make 100', () => {
  /** From 30 to 69.9 around 49.95: up to 50.4 does not fit. */
  const { shares } = scorePrecision(even(30, 0.1), 49.95);
  expect(shares).toEqual({ does_not_fit: 0.51, can_adapt: 0.49, fits: 0 });
  const high = scorePrecision(even(50, 0.1), 69.95).shares;
  expect(high).toEqual({ does_not_fit: 0.01, can_adapt: 0.5, fits: 0.49 });
});

test('replicates are kept within 0 and 100', () => {
  const top = scorePrecision(even(0, 0.25), 99);
  expect(top.high).toBe(100);
  expect(top.low).toBeCloseTo(99 - 0.25 * (199.5 - 39.9), 10);
  const bottom = scorePrecision(even(0, 0.25), 1);
  expect(bottom.low).toBe(0);
  expect(bottom.high).toBeCloseTo(1 + 0.25 * (359.1 - 199.5), 10);
});

test('a capped score keeps its replicates below the cap, shifted to the mean before it', () => {
  const capped = scorePrecision(even(60, 0.1), 50, 80, 50);
  expect(capped).toEqual({
    low: 50,
    high: 50,
    shares: { does_not_fit: 1, can_adapt: 0, fits: 0 },
  });
  const partly = scorePrecision(even(20, 0.1), 45, 45, 50);
  expect(partly.high).toBe(50);
  expect(partly.low).toBeCloseTo(45 - 0.1 * (199.5 - 39.9), 10);
  expect(partly.shares.does_not_fit).toBe(1);
});

test('an interval holds its score, however skewed its replicates', () => {
  const few = Float64Array.from({ length: 400 }, (_, i) => (i < 20 ? 100 : 0));
  expect(scorePrecision(few, 5).high).toBe(5);
  expect(scorePrecision(few, 5).low).toBe(0);
  const many = Float64Array.from({ length: 400 }, (_, i) => (i < 20 ? 0 : 100));
  expect(scorePrecision(many, 95)).toMatchObject({ low: 95, high: 100 });
});

test('the order of the replicates does not matter, and they are left as they are', () => {
  const drawn = even(40, 0.125).toReversed();
  const before = Float64Array.from(drawn);
  expect(scorePrecision(drawn, 60)).toEqual(scorePrecision(even(40, 0.125), 60));
  expect(drawn).toEqual(before);
});

test('facts are as they are', () => {
  expect(exactPrecision(70.4)).toEqual({
    low: 70.4,
    high: 70.4,
    shares: { fits: 0, can_adapt: 1, does_not_fit: 0 },
  });
  expect(exactPrecision(70.5).shares).toEqual({ fits: 1, can_adapt: 0, does_not_fit: 0 });
});
