import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, onColor, readable } from './contrast.ts';
import { fromOklch, toOklch } from './oklch.ts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it('is 21 between black and white, 1 with itself, whichever comes first', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#f87171', '#f87171')).toBe(1);
  });

  it('tells #767676 (just readable on white) from #777777 (just not)', () => {
    expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  });
});

describe('black or white on a colour', () => {
  it('reads on every colour', () => {
    fc.assert(
      fc.property(color, (ground) => contrast(onColor(ground), ground) >= 4.5),
      { numRuns: 5000 },
    );
  });
});

describe('a readable colour', () => {
  it('is the chosen one when that one already reads', () => {
    expect(readable('#b00020', ['#ffffff'], 4.5)).toBe('#b00020');
  });

  it('keeps the hue of a yellow it has to darken', () => {
    const chosen = toOklch('#ffe066');
    const used = toOklch(readable('#ffe066', ['#ffffff'], 4.5));
    expect(used.lightness).toBeLessThan(chosen.lightness);
    expect(used.hue).toBeCloseTo(chosen.hue, 1);
  });

  it('lightens on a dark ground', () => {
    const used = readable('#333333', ['#14171c'], 4.5);
    expect(contrast(used, '#14171c')).toBeGreaterThanOrEqual(4.5);
    expect(toOklch(used).lightness).toBeGreaterThan(toOklch('#333333').lightness);
  });
});

describe('OKLCH', () => {
  it('comes back to the colour it was made from, within one step of a channel', () => {
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
