import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { CULTURE_MARKS, DOMAIN_COLORS, VERDICT_COLORS } from './meaning.ts';
import { NEUTRALS } from './neutrals.ts';
import { toOklch } from './oklch.ts';

describe('colours that carry a meaning', () => {
  it('give the five domains one lightness', () => {
    for (const color of Object.values(DOMAIN_COLORS))
      expect(toOklch(color).lightness).toBeCloseTo(0.55, 2);
  });

  it('give every culture type a shape of its own, so that colour alone never tells', () => {
    const shapes = Object.values(CULTURE_MARKS).map(({ shape }) => shape);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('read as text on surface and page, for domains and verdicts', () => {
    for (const color of Object.values(VERDICT_COLORS))
      for (const ground of [NEUTRALS.surface, NEUTRALS.page])
        expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
    for (const color of Object.values(DOMAIN_COLORS))
      expect(contrast(color, NEUTRALS.surface)).toBeGreaterThanOrEqual(4.5);
  });
});
