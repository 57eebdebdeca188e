import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { orNull } from '../testing/arbitraries.ts';
import { expectValidChart } from '../testing/chart-assertions.ts';
import { TITLE_AND_DESCRIPTION } from '../testing/sample-texts.ts';
import { svgElements } from '../testing/svg-elements.ts';
import { WaveChart } from './wave-chart.tsx';

const TICKS = [0, 25, 50].map((value) => ({ value, text: String(value) }));
const draw = (values: readonly (number | null)[], small = false, width = 700) =>
  renderToStaticMarkup(
    <WaveChart
      {...TITLE_AND_DESCRIPTION}
      width={width}
      small={small}
      waves={values.map((_, place) => `1 Nov 20${10 + place}`)}
      points={values.map((value) =>
        value === null ? null : { value, interval: [value - 4, value + 4], text: value.toFixed(1) },
      )}
      scale={[0, 50]}
      ticks={TICKS}
      color="#009E73"
    />,
  );
const count = (markup: string, wanted: string) =>
  svgElements(markup).filter(({ name }) => name === wanted).length;

describe('a figure over audits', () => {
  it('has a point with its interval for each audit, and a line between them', () => {
    const markup = draw([10, 20, 30]);
    const texts = expectValidChart(markup);
    for (const shown of ['10.0', '20.0', '30.0']) expect(texts).toContain(shown);
    expect([count(markup, 'circle'), count(markup, 'path')]).toEqual([3, 1]);
    // Three lines of the grid, and three strokes of each interval.
    expect(count(markup, 'line')).toBe(3 + 3 * 3);
  });

  it('interrupts the line where an audit shows nothing', () => {
    expect(count(draw([10, 20, null, 30, 40]), 'path')).toBe(2);
  });

  it('names its scale and the latest value only in a list', () => {
    expect(expectValidChart(draw([10, 20, null], true, 240))).toEqual(['0', '25', '50', '20.0']);
  });

  it('is a valid picture for any figures and up to ten audits', () => {
    const values = fc.array(orNull(fc.double({ min: 0, max: 50, noNaN: true })), {
      minLength: 1,
      maxLength: 10,
    });
    fc.assert(
      fc.property(values, fc.boolean(), (shown, small) => {
        expectValidChart(draw(shown, small, small ? 240 : 700));
      }),
    );
  });
});
