import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, onColor, readable } from './contrast.ts';
import { fromOklch, toOklch } from './oklch.ts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it('is 21 between black and white, 1 of a colour with itself, in either order', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#f87171', '#f87171')).toBe(1);
  });

  it('on white passes for #767676 and fails for #777777', () => {
    expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  });
});

describe('black or white on a colour', () => {
  it('has enough contrast on every colour', () => {
    fc.assert(
      fc.property(color, (ground) => contrast(onColor(ground), ground) >= 4.5),
      { numRuns: 5000 },
    );
  });
});

describe('a readable colour', () => {
  it('is the chosen one if its contrast is enough', () => {
    expect(readable('#b00020', ['#ffffff'], 4.5)).toBe('#b00020');
  });

  it('keeps the hue of a darkened yellow', () => {
    const chosen = toOklch('#ffe066');
    const used = toOklch(readable('#ffe066', ['#ffffff'], 4.5));
    expect(used.lightness).toBeLessThan(chosen.lightness);
    expect(used.hue).toBeCloseTo(chosen.hue, 1);
  });

  it('is lightened on a dark background', () => {
    const used = readable('#333333', ['#14171c'], 4.5);
    expect(contrast(used, '#14171c')).toBeGreaterThanOrEqual(4.5);
    expect(toOklch(used).lightness).toBeGreaterThan(toOklch('#333333').lightness);
  });
});

describe('OKLCH', () => {
  it('converts back to the same colour within one step per channel', () => {
    fc.assert(
      fc.property(color, (original) => {
        const back = fromOklch(toOklch(original));
        for (const at of [1, 3, 5]) {
          const before = Number.parseInt(original.slice(at, at + 2), 16);
          const after = Number.parseInt(back.slice(at, at + 2), 16);
          expect(Math.abs(before - after)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
