import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anyLabel, anyWidth, numberBetween, orNull } from '../testing/arbitraries.ts';
import { expectReadable, expectSound, overlappingTexts } from '../testing/sound-picture.ts';
import { NAMED, WIDTHS } from '../testing/wording.ts';
import { SectionBars } from './section-bars.tsx';
import { type SectionRow, sectionTable } from './section-model.ts';

const texts = { section: 'Section', score: 'Score', weight: 'Poids' };
const rows: readonly SectionRow[] = [
  { label: 'Culture', score: 88.31, weight: 15 },
  { label: 'Expériences', score: 100, weight: 5 },
  { label: 'Mobilité', score: 0, weight: 3 },
  { label: 'Études', score: null, weight: null, note: 'Non demandé' },
  { label: 'Poste', score: null, weight: 4, note: 'Sans exigence' },
];
const draw = (given: readonly SectionRow[], width = 700) =>
  renderToStaticMarkup(<SectionBars {...NAMED} rows={given} texts={texts} width={width} />);

describe('the section scores', () => {
  it.each(WIDTHS)('are sound at %d pixels, with weights, and say what does not count', (width) => {
    const markup = draw(rows, width);
    const drawn = expectSound(markup);
    expect(drawn).toEqual(
      expect.arrayContaining(['88', '100', '0', '15', '5', '3', 'Non demandé', 'Sans exigence']),
    );
    expectReadable(markup);
  });

  it('show no weight for what does not count', () => {
    expect(expectSound(draw(rows))).not.toContain('4');
  });

  it('of any kind are sound and readable', () => {
    const row = fc.record({
      label: anyLabel,
      score: orNull(numberBetween(0, 100)),
      weight: orNull(fc.integer({ min: 0, max: 100 })),
      note: anyLabel,
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 11 }), anyWidth, (any, width) => {
        const markup = draw(any, width);
        expectSound(markup);
        expect(overlappingTexts(markup)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('have the same numbers in their table, and the note instead of a score', () => {
    expect(sectionTable(rows, texts).rows).toEqual([
      ['Culture', '88', '15'],
      ['Expériences', '100', '5'],
      ['Mobilité', '0', '3'],
      ['Études', 'Non demandé', '–'],
      ['Poste', 'Sans exigence', '–'],
    ]);
  });
});
