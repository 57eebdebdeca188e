import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DATA } from '../drawing/paint.ts';
import { anyWidth } from '../testing/arbitraries.ts';
import {
  expectReadableTexts,
  expectValidChart,
  overlappingTexts,
} from '../testing/chart-assertions.ts';
import { TITLE_AND_DESCRIPTION, WIDTHS } from '../testing/sample-texts.ts';
import { svgElements } from '../testing/svg-elements.ts';
import { Histogram } from './histogram.tsx';
import { histogramTable } from './histogram-model.ts';

const texts = { bin: 'Corrélation avec le reste', count: 'Énoncés' };
const binsOf = (counts: readonly number[]) =>
  counts.map((count, index) => ({ label: `0,${index} à 0,${index + 1}`, count }));
const draw = (counts: readonly number[], width = 700) =>
  renderToStaticMarkup(
    <Histogram {...TITLE_AND_DESCRIPTION} bins={binsOf(counts)} texts={texts} width={width} />,
  );

describe('the histogram', () => {
  it.each(WIDTHS)('renders valid SVG at %d pixels, with every count', (width) => {
    const markup = draw([0, 4, 31, 60, 22, 3, 0], width);
    expect(expectValidChart(markup)).toEqual(
      expect.arrayContaining(['0', '4', '31', '60', '22', '3']),
    );
    expectReadableTexts(markup);
  });

  it('draws columns as high as their counts', () => {
    const heights = svgElements(draw([10, 20, 0]))
      .filter(({ attributes: { fill } }) => fill === DATA)
      .map(({ attributes }) => Number(attributes['height']));
    expect(heights[1]).toBeCloseTo((heights[0] ?? 0) * 2, 1);
    expect(heights[2]).toBe(0);
  });

  it('renders valid, readable SVG for any counts', () => {
    const counts = fc.array(fc.nat({ max: 5000 }), { maxLength: 8 });
    fc.assert(
      fc.property(counts, anyWidth, (any, width) => {
        const markup = draw(any, width);
        expectValidChart(markup);
        expect(overlappingTexts(markup)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('has a table with the same counts', () => {
    expect(histogramTable({ bins: binsOf([4, 31]), texts })).toEqual({
      columns: ['Corrélation avec le reste', 'Énoncés'],
      rows: [
        ['0,0 à 0,1', '4'],
        ['0,1 à 0,2', '31'],
      ],
    });
  });
});
