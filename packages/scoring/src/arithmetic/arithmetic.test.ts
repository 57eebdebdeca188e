import { displayedScore } from '@cadran/contract/codes';
import { expect, test } from 'vitest';
import { shrunkenCosine } from './similarity.ts';
import { isAbove, isBelow, TOLERANCE } from './thresholds.ts';
import { centred, dot, mean, norm, standardDeviation, sum } from './vectors.ts';

test('the displayed score is floor(x + 0.5)', () => {
  expect(displayedScore(70.49999)).toBe(70);
  expect(displayedScore(70.5)).toBe(71);
  expect(displayedScore(58.49999999999999)).toBe(59);
  expect(displayedScore(71.4)).toBe(71);
  expect(displayedScore(0)).toBe(0);
});

test('vectors are summed, centred and measured', () => {
  expect(sum([1, 2, 4])).toBe(7);
  expect(mean([1, 2, 6])).toBe(3);
  expect(dot([1, 2, 3], [4, -5, 6])).toBe(12);
  expect(norm([3, 4])).toBe(5);
  expect(centred([1, 2, 6])).toEqual([-2, -1, 3]);
  expect(centred([26, 24], 25)).toEqual([1, -1]);
  expect(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9])).toBe(2);
});

test('a vector ends where its length says', () => {
  const two = { length: 2, 0: 1, 1: 2, 2: 4 };
  expect(sum(two)).toBe(3);
  expect(dot(two, two)).toBe(5);
});

test('a profile shorter than the floor is drawn towards 0', () => {
  expect(shrunkenCosine([1, -1], [5, -5], 0)).toBeCloseTo(1, 12);
  expect(shrunkenCosine([1, -1], [5, -5], 2 * Math.SQRT2)).toBeCloseTo(0.5, 12);
  expect(shrunkenCosine([3, -3], [5, -5], 2 * Math.SQRT2)).toBeCloseTo(1, 12);
  expect(shrunkenCosine([0, 0], [5, -5], 2)).toBe(0);
});

test('a threshold tolerates rounding errors only', () => {
  expect(isBelow(9.9999, 10)).toBe(true);
  expect(isBelow(9.999999999999998, 10)).toBe(false);
  expect(isBelow(10 - TOLERANCE, 10)).toBe(false);
  expect(isBelow(10, 10)).toBe(false);
  expect(isBelow(10.1, 10)).toBe(false);
  expect(isAbove(10.0001, 10)).toBe(true);
  expect(isAbove(10.000000000000002, 10)).toBe(false);
  expect(isAbove(10 + TOLERANCE, 10)).toBe(false);
  expect(isAbove(10, 10)).toBe(false);
  expect(isAbove(9.9, 10)).toBe(false);
});
