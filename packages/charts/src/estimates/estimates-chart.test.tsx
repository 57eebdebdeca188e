import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DATA, INK } from '../drawing/paint.ts';
import { anyLabel, anyWidth, numberBetween, orNull } from '../testing/arbitraries.ts';
import {
  expectReadableTexts,
  expectReadableWithSpacing,
  expectValidChart,
  overlappingTexts,
} from '../testing/chart-assertions.ts';
import { TITLE_AND_DESCRIPTION, WIDTHS } from '../testing/sample-texts.ts';
import { svgElements } from '../testing/svg-elements.ts';
import { EstimatesChart } from './estimates-chart.tsx';
import { type EstimatesModel, estimatesTable } from './estimates-model.ts';

const model: EstimatesModel = {
  mark: 'dot',
  write: 'hundredths',
  ticks: [0, 0.5, 0.7, 1],
  rows: [
    { label: 'Ouverture', value: 0.84, interval: [0.81, 0.87] },
    { label: 'Recherche de sensations', value: 0.52, interval: [0.44, 0.6] },
    { label: 'Autonomie', value: null, interval: null, note: 'Tout le monde répond pareil' },
  ],
  texts: { row: 'Échelle', value: 'α', interval: 'Intervalle à 95 %' },
};
const draw = (change: Partial<EstimatesModel> = {}, width = 700) =>
  renderToStaticMarkup(
    <EstimatesChart {...TITLE_AND_DESCRIPTION} {...model} {...change} width={width} />,
  );
const inked = (markup: string) =>
  svgElements(markup).filter(({ attributes }) => attributes['stroke'] === INK);

describe('figures with intervals', () => {
  it.each(WIDTHS)('render valid SVG at %d pixels, with every number', (width) => {
    const markup = draw({}, width);
    expect(expectValidChart(markup)).toEqual(
      expect.arrayContaining(['0.84', '0.52', 'Ouverture', 'Tout le monde répond pareil', '–']),
    );
    expectReadableTexts(markup);
  });

  it.each(WIDTHS)('leave room for letters that are set further apart at %d pixels', (width) => {
    const label = 'En moins de 60 secondes (80 sur 2 000)';
    const rows = [...model.rows, { label, value: 0.04, interval: null }];
    expectReadableWithSpacing(draw({ rows }, width));
    const ticks = [-0.5, -0.25, 0, 0.25, 0.5];
    const markup = draw({ ticks }, width);
    expectReadableWithSpacing(markup);
    expect(expectValidChart(markup)).toEqual(expect.arrayContaining(['−0.50', '0.50']));
  });

  it('draw bars from the start of the scale', () => {
    const markup = draw({
      mark: 'bar',
      ticks: [0, 1],
      rows: [
        { label: 'a', value: 0.25, interval: null },
        { label: 'b', value: 0.5, interval: null },
      ],
    });
    const [first, second] = svgElements(markup).filter(({ attributes: { fill } }) => fill === DATA);
    expect(first?.attributes['x']).toBe(second?.attributes['x']);
    const widthOf = (bar: typeof first): number => Number(bar?.attributes['width']);
    expect(widthOf(second) / widthOf(first)).toBeCloseTo(2, 1);
  });

  it('cut an interval that goes beyond the scale, without a cap there', () => {
    const row = { label: 'a', value: 0.9, interval: [0.8, 1] as const };
    expect(inked(draw({ rows: [row] }))).toHaveLength(3);
    expect(inked(draw({ rows: [{ ...row, interval: [0.8, 1.2] }] }))).toHaveLength(2);
  });

  it('render valid, readable SVG for any data', () => {
    const row = fc.record({
      label: anyLabel,
      value: orNull(numberBetween(-1, 1)),
      interval: orNull(fc.tuple(numberBetween(-1, 0), numberBetween(0, 1))),
      note: anyLabel,
    });
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 12 }),
        fc.constantFrom('bar' as const, 'dot' as const),
        anyWidth,
        (rows, mark, width) => {
          const markup = draw({ rows, mark, ticks: [-1, 0, 1] }, width);
          expectValidChart(markup);
          expect(overlappingTexts(markup)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('have a table with the same numbers, or the note instead of a number', () => {
    const table = estimatesTable(model);
    expect(table.columns).toEqual(['Échelle', 'α', 'Intervalle à 95 %']);
    expect(table.rows).toEqual([
      ['Ouverture', '0.84', '[0.81; 0.87]'],
      ['Recherche de sensations', '0.52', '[0.44; 0.60]'],
      ['Autonomie', 'Tout le monde répond pareil', '–'],
    ]);
  });
});
