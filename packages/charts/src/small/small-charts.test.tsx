import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { orNull } from '../testing/arbitraries.ts';
import { expectValidChart } from '../testing/chart-assertions.ts';
import { svgElements } from '../testing/svg-elements.ts';
import { TITLE_AND_DESCRIPTION } from '../testing/sample-texts.ts';
import { MiniBars } from './mini-bars.tsx';
import { Sparkline } from './sparkline.tsx';

const spark = (values: readonly (number | null)[]) =>
  renderToStaticMarkup(<Sparkline {...TITLE_AND_DESCRIPTION} values={values} />);
const bars = (scores: readonly (number | null)[]) =>
  renderToStaticMarkup(
    <MiniBars
      {...TITLE_AND_DESCRIPTION}
      bars={scores.map((score, index) => ({ score, initials: `S${index}` }))}
    />,
  );
const count = (markup: string, wanted: string) =>
  svgElements(markup).filter(({ name }) => name === wanted).length;

describe('a sparkline', () => {
  it('marks the latest value', () => {
    expect(expectValidChart(spark([0, 3, 9, 22, 42]))).toEqual(['42']);
  });

  it('shows a dash without values', () => {
    expect(expectValidChart(spark([]))).toEqual(['–']);
    expect(expectValidChart(spark([null, null]))).toEqual(['–']);
  });

  it('has gaps for missing values', () => {
    expect(count(spark([1, 2, null, 4, 5]), 'path')).toBe(2);
  });

  it('renders valid SVG for any counts', () => {
    const counts = fc.array(orNull(fc.integer({ min: 0, max: 1_000_000 })), { maxLength: 60 });
    fc.assert(fc.property(counts, (values) => void expectValidChart(spark(values))));
  });
});

describe('the small bars of a list cell', () => {
  it('draw a column per score and a dash where there is none', () => {
    const markup = bars([88, 0, null, 100]);
    expect(expectValidChart(markup)).toEqual(['S0', 'S1', 'S2', 'S3']);
    expect(count(markup, 'rect')).toBe(2 * 3);
    expect(count(markup, 'line')).toBe(1);
  });

  it('distinguish 0 from no score', () => {
    expect(bars([0])).not.toBe(bars([null]));
  });

  it('render valid SVG for any scores', () => {
    const scores = fc.array(orNull(fc.double({ min: -10, max: 110, noNaN: true })), {
      maxLength: 11,
    });
    fc.assert(fc.property(scores, (values) => void expectValidChart(bars(values))));
  });
});
