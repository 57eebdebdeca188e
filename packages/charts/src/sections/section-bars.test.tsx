import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anyLabel, anyWidth, numberBetween, orNull } from '../testing/arbitraries.ts';
import {
  expectReadableTexts,
  expectReadableWithSpacing,
  expectValidChart,
  overlappingTexts,
} from '../testing/chart-assertions.ts';
import { DATA, INK } from '../drawing/paint.ts';
import { svgElements } from '../testing/svg-elements.ts';
import { TITLE_AND_DESCRIPTION, WIDTHS } from '../testing/sample-texts.ts';
import { SectionBars } from './section-bars.tsx';
import { type SectionRow, sectionTable } from './section-model.ts';

const texts = { section: 'Section', score: 'Score', weight: 'Poids', interval: 'Probablement' };
const rows: readonly SectionRow[] = [
  { label: 'Culture', score: 88.31, weight: 15, interval: [80.2, 94.6] },
  { label: 'Expériences', score: 100, weight: 5, interval: null },
  { label: 'Mobilité', score: 0, weight: 3, interval: [0, 4] },
  { label: 'Études', score: null, weight: null, interval: null, note: 'Non demandé' },
  { label: 'Poste', score: null, weight: 4, interval: null, note: 'Sans exigence' },
];
const sorted = ([one, other]: readonly [number, number]): readonly [number, number] => [
  Math.min(one, other),
  Math.max(one, other),
];
const draw = (drawnRows: readonly SectionRow[], width = 700) =>
  renderToStaticMarkup(
    <SectionBars {...TITLE_AND_DESCRIPTION} rows={drawnRows} texts={texts} width={width} />,
  );

describe('the section scores', () => {
  it.each(WIDTHS)('render valid SVG at %d pixels with weights and notes', (width) => {
    const markup = draw(rows, width);
    const drawn = expectValidChart(markup);
    expect(drawn).toEqual(
      expect.arrayContaining(['88', '100', '0', '15', '5', '3', 'Non demandé', 'Sans exigence']),
    );
    expectReadableTexts(markup);
  });

  it.each(WIDTHS)('leave room for letters that are set further apart at %d pixels', (width) => {
    const note = 'Montré, sans exigence de la campagne';
    const sought = { label: 'Emploi recherché', score: null, weight: null, interval: null, note };
    expectReadableWithSpacing(draw([...rows, sought], width));
  });

  it('show no weight for sections that do not count', () => {
    expect(expectValidChart(draw(rows))).not.toContain('4');
  });

  it('render valid, readable SVG for any data', () => {
    const row = fc.record({
      label: anyLabel,
      score: orNull(numberBetween(0, 100)),
      weight: orNull(fc.integer({ min: 0, max: 100 })),
      interval: orNull(fc.tuple(numberBetween(0, 100), numberBetween(0, 100)).map(sorted)),
      note: anyLabel,
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 11 }), anyWidth, (any, width) => {
        const markup = draw(any, width);
        expectValidChart(markup);
        expect(overlappingTexts(markup)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('draw the interval over the end of the bar, and the number behind it', () => {
    const elements = svgElements(draw(rows.slice(0, 1)));
    const bar = elements.find(({ attributes }) => attributes['fill'] === DATA);
    const end = Number(bar?.attributes['x']) + Number(bar?.attributes['width']);
    const whisker = elements.filter(({ attributes }) => attributes['stroke'] === INK);
    const [line] = whisker;
    expect(whisker).toHaveLength(3);
    expect(Number(line?.attributes['x1'])).toBeLessThan(end);
    expect(Number(line?.attributes['x2'])).toBeGreaterThan(end);
    const number = elements.find(({ name, text }) => name === 'text' && text === '88');
    expect(Number(number?.attributes['x'])).toBeGreaterThan(Number(line?.attributes['x2']));
  });

  it('have a table with the same numbers, or the note instead of a score', () => {
    const table = sectionTable(rows, texts);
    expect(table.columns).toEqual(['Section', 'Score', 'Probablement', 'Poids']);
    expect(table.rows).toEqual([
      ['Culture', '88', '80–95', '15'],
      ['Expériences', '100', '–', '5'],
      ['Mobilité', '0', '0–4', '3'],
      ['Études', 'Non demandé', '–', '–'],
      ['Poste', 'Sans exigence', '–', '–'],
    ]);
  });

  it('have no column of intervals where none is known', () => {
    const table = sectionTable(
      rows.map((row) => ({ ...row, interval: null })),
      texts,
    );
    expect(table.columns).toEqual(['Section', 'Score', 'Poids']);
    expect(table.rows[0]).toEqual(['Culture', '88', '15']);
  });
});
