import { describe, expect, it } from 'vitest';
import { scrollStep, placeAt } from './drag-geometry.ts';

describe('the drop position', () => {
  it.each([
    [0, 0],
    [29, 0],
    [31, 1],
    [89, 1],
    [91, 2],
    [500, 2],
  ])('at %i pixels down it is place %i', (y, place) => {
    expect(placeAt([30, 90], y)).toBe(place);
  });

  it('is the first rank of an empty ranking', () => {
    expect(placeAt([], 10)).toBe(0);
  });
});

describe('auto-scroll while dragging', () => {
  it.each([
    [0, -14],
    [-50, -14],
    [36, -7],
    [72, 0],
    [400, 0],
    [728, 0],
    [764, 7],
    [800, 14],
    [900, 14],
  ])('at %i of 800 pixels scrolls by %i a frame', (y, step) => {
    expect(scrollStep(y, 800)).toBe(step);
  });
});
