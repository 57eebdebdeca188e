import { CULTURE_TYPES } from '@cadran/contract/codes';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anyLabel, anyWidth, numberBetween, orNull } from '../testing/arbitraries.ts';
import {
  expectReadableTexts,
  expectValidChart,
  overlappingTexts,
} from '../testing/chart-assertions.ts';
import { svgElements } from '../testing/svg-elements.ts';
import { TITLE_AND_DESCRIPTION, TYPE_NAMES, WIDTHS } from '../testing/sample-texts.ts';
import { CultureBars } from './culture-bars.tsx';
import { DistributionChart } from './distribution-chart.tsx';
import { cultureTable, distributionTable } from './paired-table.ts';
import type { PairedRow } from './paired-model.ts';

const texts = { types: TYPE_NAMES, actual: 'Perçue', target: 'Souhaitée', type: 'Type' };
const rowsOf = (actual: readonly (number | null)[], target: readonly (number | null)[]) =>
  CULTURE_TYPES.map((type, index): PairedRow => ({
    type,
    actual: actual[index] ?? null,
    target: target[index] ?? null,
  }));
const draw = (rows: readonly PairedRow[], width = 700, words = texts) =>
  renderToStaticMarkup(
    <CultureBars {...TITLE_AND_DESCRIPTION} rows={rows} texts={words} width={width} />,
  );
const typical = rowsOf([33.33, 29.17, 16.67, 20.83], [39.13, 39.13, 13.04, 8.7]);

/** Bars are the rectangles with an outline of their own. */
const barsOf = (markup: string) =>
  svgElements(markup)
    .filter(({ name, attributes }) => name === 'rect' && attributes['stroke'] !== undefined)
    .map(({ attributes }) => ({
      width: Number(attributes['width']),
      isFilled: attributes['fill'] !== '#ffffff',
    }));

describe('the four culture bars', () => {
  it.each(WIDTHS)('render valid SVG at %d pixels with a number at each bar', (width) => {
    const markup = draw(typical, width);
    const drawn = expectValidChart(markup);
    for (const number of ['33.3', '29.2', '16.7', '20.8', '39.1', '13.0', '8.7'])
      expect(drawn).toContain(number);
    expectReadableTexts(markup);
  });

  it('name each series once, beside its first bar', () => {
    const drawn = expectValidChart(draw(typical));
    expect(drawn.filter((text) => text === 'Perçue')).toHaveLength(1);
    expect(drawn.filter((text) => text === 'Souhaitée')).toHaveLength(1);
  });

  it('have a length proportional to the score', () => {
    const [fifty = 0, half = 0] = barsOf(draw(rowsOf([50, 25, 0, 25], []))).map(
      ({ width }) => width,
    );
    // An outline is drawn within the bar, half a stroke on each side.
    expect(fifty + 1.5).toBeCloseTo(2 * (half + 1.5), 1);
  });

  it('have a proportional length for targets beyond 50', () => {
    const markup = draw(rowsOf([50, 25, 25, 0], [80, 20, 0, 0]));
    expectValidChart(markup);
    const [fifty = 0, eighty = 0] = barsOf(markup).map(({ width }) => width);
    expect(eighty + 1.5).toBeCloseTo((80 / 50) * (fifty + 1.5), 1);
  });

  it('fill the actual and outline the target', () => {
    const isFilled = barsOf(draw(typical)).map((bar) => bar.isFilled);
    expect(isFilled).toEqual(CULTURE_TYPES.flatMap(() => [true, false]));
  });

  it('leave a missing bar out, without a number', () => {
    const markup = draw(rowsOf([50, null, 0, 17], []));
    expect(barsOf(markup)).toHaveLength(3);
    expect(expectValidChart(markup)).not.toContain('Souhaitée');
  });

  it('render valid SVG without numbers', () => {
    expectValidChart(draw(rowsOf([], [])));
  });

  it('render valid, readable SVG for any scores, names and width', () => {
    const score = orNull(numberBetween(0, 100));
    const four = fc.array(score, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(four, four, anyLabel, anyWidth, (actual, target, label, width) => {
        const markup = draw(rowsOf(actual, target), width, { ...texts, actual: label });
        expectValidChart(markup);
        expect(overlappingTexts(markup)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('have a table with the same numbers', () => {
    expect(cultureTable(rowsOf([33.33, 29.17, null, 20.83], [40, 30, 15, 15]), texts)).toEqual({
      columns: ['Type', 'Perçue', 'Souhaitée'],
      rows: [
        ['Clan', '33.3', '40.0'],
        ['Adhocratie', '29.2', '30.0'],
        ['Marché', '–', '15.0'],
        ['Hiérarchie', '20.8', '15.0'],
      ],
    });
    expect(cultureTable(rowsOf([1, 2, 3, 4], []), texts).columns).toEqual(['Type', 'Perçue']);
  });
});

describe('the distribution of respondents', () => {
  const rows = rowsOf([0.7, 0.1, 0.2, 0], [1, 0, 0, 0]);

  it.each(WIDTHS)('renders valid SVG at %d pixels with percentages', (width) => {
    const markup = renderToStaticMarkup(
      <DistributionChart {...TITLE_AND_DESCRIPTION} rows={rows} texts={texts} width={width} />,
    );
    const drawn = expectValidChart(markup);
    for (const share of ['70', '10', '20', '0', '100']) expect(drawn).toContain(`${share}\u00a0%`);
    expectReadableTexts(markup);
  });

  it('has a table with the same shares', () => {
    expect(distributionTable(rows, texts).rows[0]).toEqual(['Clan', '70\u00a0%', '100\u00a0%']);
  });
});
