import { describe, expect, it } from 'vitest';
import { textWidth } from './text-width.ts';

describe('the width of a text', () => {
  /** Measured by a browser with Inter at 100 px. */
  it.each([
    ['Hamburg', 400, 435.7],
    ['Hamburg', 600, 445.7],
    ['Hiérarchie', 400, 485.4],
    ['Hiérarchie', 600, 498.4],
    ['Usage de ses compétences', 400, 1312.3],
    ['Usage de ses compétences', 600, 1331.4],
  ] as const)(
    '“%s” at weight %d is what Inter takes, and a little more',
    (text, weight, measured) => {
      const width = textWidth(text, { size: 100, weight });
      expect(width).toBeGreaterThanOrEqual(measured);
      expect(width).toBeLessThan(measured * 1.05);
    },
  );

  it('does not grow with accents', () => {
    expect(textWidth('Hiérarchie', { size: 12 })).toBe(textWidth('Hierarchie', { size: 12 }));
  });

  it('counts full-width characters as a square', () => {
    expect(textWidth('漢字', { size: 10 })).toBeGreaterThan(20);
  });

  it('is 0 for an empty text', () => {
    expect(textWidth('', { size: 12 })).toBe(0);
  });
});
