import { expect, test } from 'vitest';
import { normalShareBelow } from './normal-distribution.ts';

test('the normal distribution agrees with its tables', () => {
  expect(normalShareBelow(0)).toBe(0.5);
  expect(normalShareBelow(1)).toBeCloseTo(0.841344746068543, 14);
  expect(normalShareBelow(-1.96)).toBeCloseTo(0.024997895148220435, 14);
  expect(normalShareBelow(1.2815515655446004)).toBeCloseTo(0.9, 14);
  expect(normalShareBelow(3.5)).toBeCloseTo(0.9997673709209645, 14);
});

test('at eight deviations the share is not yet 0 or 1', () => {
  // 6.22e-16 is missing, of which a double holds steps of 1.1e-16.
  expect(normalShareBelow(-8)).toBeGreaterThan(0);
  expect(normalShareBelow(8)).toBeLessThan(1);
  expect(1 - normalShareBelow(8)).toBeLessThan(1e-15);
});

test('far in the tails the share is 0 or 1', () => {
  expect(normalShareBelow(-8.01)).toBe(0);
  expect(normalShareBelow(-40)).toBe(0);
  expect(normalShareBelow(8.01)).toBe(1);
  expect(normalShareBelow(40)).toBe(1);
});

test('the share grows with z up to the tails', () => {
  for (let z = -8; z < 8; z += 0.05) {
    expect(normalShareBelow(z + 0.05)).toBeGreaterThanOrEqual(normalShareBelow(z) - 1e-15);
  }
});
