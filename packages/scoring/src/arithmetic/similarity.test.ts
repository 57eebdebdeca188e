import { expect, test } from 'vitest';
import { boundedSimilarity, calibrate } from './similarity.ts';

test('calibration sends -1 to 0, the anchor to 50 and 1 to 100', () => {
  expect(calibrate(-1, 0.45)).toBe(0);
  expect(calibrate(0.45, 0.45)).toBe(50);
  expect(calibrate(1, 0.45)).toBe(100);
});

test('calibration is straight on either side of the anchor', () => {
  expect(calibrate(0, 0.45)).toBeCloseTo(34.4828, 4);
  expect(calibrate(0.725, 0.45)).toBeCloseTo(75, 10);
  expect(calibrate(-0.5, 0.36)).toBeCloseTo(18.3824, 4);
});

test('a similarity is kept within -1 and 1', () => {
  expect(boundedSimilarity(1 + 1e-15)).toBe(1);
  expect(boundedSimilarity(-1 - 1e-15)).toBe(-1);
  expect(boundedSimilarity(0.3)).toBe(0.3);
});
