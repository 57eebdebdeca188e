import fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayedShares } from './scales.ts';

test('three thirds make 100, the first of equals taking what is left', () => {
  expect(displayedShares([1 / 3, 1 / 3, 1 / 3], 100, 1)).toEqual([34, 33, 33]);
  expect(displayedShares([33.4, 33.4, 33.2], 100, 1)).toEqual([34, 33, 33]);
});

test('what would be rounded up one by one to 101 loses where least is lost', () => {
  expect([12.5, 37.5, 25.5, 24.5].map(Math.round)).toEqual([13, 38, 26, 25]);
  expect(displayedShares([12.5, 37.5, 25.5, 24.5], 100, 1)).toEqual([13, 38, 25, 24]);
});

test('steps of 5 % and of a tenth, and shares of one', () => {
  expect(displayedShares([47, 23, 18, 12], 100, 5)).toEqual([45, 25, 20, 10]);
  expect(displayedShares([39.13, 39.13, 13.04, 8.7], 100, 0.1)).toEqual([39.1, 39.1, 13.1, 8.7]);
  expect(displayedShares([0.625, 0.305, 0.07], 1, 0.01)).toEqual([0.63, 0.3, 0.07]);
});

test('nothing at all stays nothing', () => {
  expect(displayedShares([0, 0], 100, 1)).toEqual([0, 0]);
});

test('shares add up, and none is further from the truth than a step', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 2, maxLength: 8 }), (parts) => {
      const total = parts.reduce((sum, part) => sum + part, 0);
      fc.pre(total > 0);
      const shown = displayedShares(parts, 100, 1);
      expect(shown.reduce((sum, part) => sum + part, 0)).toBe(100);
      for (const [place, part] of parts.entries())
        expect(Math.abs((shown[place] ?? 0) - (100 * part) / total)).toBeLessThan(1);
      expect(displayedShares(shown, 100, 1)).toEqual(shown);
    }),
  );
});
