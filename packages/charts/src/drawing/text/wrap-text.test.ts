import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLabel } from '../../testing/arbitraries.ts';
import { textWidth } from './text-width.ts';
import { wrapText } from './wrap-text.ts';

const style = { size: 12 } as const;

describe('a label', () => {
  it('is not changed when it fits', () => {
    expect(wrapText('Esprit d’équipe', 200, style)).toEqual(['Esprit d’équipe']);
  });

  it('breaks between words', () => {
    expect(wrapText('Usage de ses compétences', 90, style)).toEqual([
      'Usage de ses',
      'compétences',
    ]);
  });

  it('ends with an ellipsis when it does not fit', () => {
    const lines = wrapText('Gestion de projet agile en environnement international', 100, style);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/u);
  });

  it('never breaks at a space that must not break', () => {
    expect(wrapText('12\u00a0% des gens', 45, style)[0]).toBe('12\u00a0%');
  });

  it('never exceeds its width or number of lines', () => {
    fc.assert(
      fc.property(
        anyLabel,
        fc.integer({ min: 40, max: 300 }),
        fc.integer({ min: 1, max: 3 }),
        (text, width, lines) => {
          const wrapped = wrapText(text, width, style, lines);
          expect(wrapped.length).toBeLessThanOrEqual(lines);
          for (const line of wrapped) expect(textWidth(line, style)).toBeLessThanOrEqual(width);
        },
      ),
    );
  });
});
