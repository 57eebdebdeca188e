import { describe, expect, it } from 'vitest';
import { linearScale } from './linear-scale.ts';

describe('the linear scale', () => {
  const x = linearScale([20, 80], [100, 400]);

  it.each([
    [20, 100],
    [50, 250],
    [80, 400],
  ])('maps %d to %d', (value, pixels) => {
    expect(x(value)).toBe(pixels);
  });

  it.each([
    [19.9, 100],
    [80.1, 400],
    [-1e9, 100],
  ])('clamps %d to %d', (value, pixels) => {
    expect(x(value)).toBe(pixels);
  });
});
