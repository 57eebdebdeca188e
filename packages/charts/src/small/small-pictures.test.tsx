import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { orNull } from '../testing/arbitraries.ts';
import { expectSound } from '../testing/sound-picture.ts';
import { svgElements } from '../testing/svg-elements.ts';
import { NAMED } from '../testing/wording.ts';
import { MiniBars } from './mini-bars.tsx';
import { Sparkline } from './sparkline.tsx';

const spark = (values: readonly (number | null)[]) =>
  renderToStaticMarkup(<Sparkline {...NAMED} values={values} />);
const bars = (scores: readonly (number | null)[]) =>
  renderToStaticMarkup(<MiniBars {...NAMED} scores={scores} />);
const count = (markup: string, wanted: string) =>
  svgElements(markup).filter(({ name }) => name === wanted).length;

describe('a sparkline', () => {
  it('ends with where things stand', () => {
    expect(expectSound(spark([0, 3, 9, 22, 42]))).toEqual(['42']);
  });

  it('of nothing says so', () => {
    expect(expectSound(spark([]))).toEqual(['–']);
    expect(expectSound(spark([null, null]))).toEqual(['–']);
  });

  it('breaks where nothing was counted', () => {
    expect(count(spark([1, 2, null, 4, 5]), 'path')).toBe(2);
  });

  it('of any counts is sound', () => {
    const counts = fc.array(orNull(fc.integer({ min: 0, max: 1_000_000 })), { maxLength: 60 });
    fc.assert(fc.property(counts, (values) => void expectSound(spark(values))));
  });
});

describe('the small bars of a list cell', () => {
  it('draw a column per score and a dash where there is none', () => {
    const markup = bars([88, 0, null, 100]);
    expectSound(markup);
    expect(count(markup, 'rect')).toBe(2 * 3);
    expect(count(markup, 'line')).toBe(1);
  });

  it('tell nought from nothing', () => {
    expect(bars([0])).not.toBe(bars([null]));
  });

  it('of any scores are sound', () => {
    const scores = fc.array(orNull(fc.double({ min: -10, max: 110, noNaN: true })), {
      maxLength: 11,
    });
    fc.assert(fc.property(scores, (values) => void expectSound(bars(values))));
  });
});
