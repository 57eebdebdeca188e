import { describe, expect, it } from 'vitest';
import { contrast } from './color/contrast.ts';
import { CULTURE_MARKS, DOMAIN_COLORS, VERDICT_COLORS } from './meaning.ts';
import { NEUTRALS } from './neutrals.ts';
import { toOklch } from './color/oklch.ts';

describe('colours with a meaning', () => {
  it('have the same lightness for the five domains', () => {
    for (const color of Object.values(DOMAIN_COLORS))
      expect(toOklch(color).lightness).toBeCloseTo(0.55, 2);
  });

  it('come with a different shape for every culture type', () => {
    const shapes = Object.values(CULTURE_MARKS).map(({ shape }) => shape);
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('are readable as text on surface and page, for domains and verdicts', () => {
    for (const color of Object.values(VERDICT_COLORS))
      for (const ground of [NEUTRALS.light.surface, NEUTRALS.light.page])
        expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
    for (const color of Object.values(DOMAIN_COLORS))
      expect(contrast(color, NEUTRALS.light.surface)).toBeGreaterThanOrEqual(4.5);
  });
});
