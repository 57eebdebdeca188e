import { VERDICTS, type Verdict } from '@cadran/contract/codes';
import { VERDICT_COLORS } from '@cadran/theme';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Range } from '../drawing/geometry/linear-scale.ts';
import { INK, SURFACE } from '../drawing/paint.ts';
import { anyLabel } from '../testing/arbitraries.ts';
import { expectValidChart, overlappingTexts } from '../testing/chart-assertions.ts';
import { svgElements } from '../testing/svg-elements.ts';
import { TITLE_AND_DESCRIPTION } from '../testing/sample-texts.ts';
import { onDial } from './arc.ts';
import { Gauge } from './gauge.tsx';

interface Drawn {
  readonly words?: string;
  readonly width?: number;
  readonly interval?: Range | null;
  readonly uncertain?: boolean;
  readonly certainty?: string | null;
}
const draw = (
  score: number | null,
  verdict: Verdict,
  {
    words = 'Correspond au poste',
    width = 320,
    interval = null,
    uncertain = false,
    certainty = null,
  }: Drawn = {},
) =>
  renderToStaticMarkup(
    <Gauge
      {...TITLE_AND_DESCRIPTION}
      score={score}
      interval={interval}
      verdict={verdict}
      uncertain={uncertain}
      texts={{
        verdict: words,
        unit: 'sur 100',
        interval: interval && 'probablement 70 à 82',
        certainty,
      }}
      width={width}
    />,
  );

describe('the gauge', () => {
  it('shows the score, the verdict in words and the limits', () => {
    const markup = draw(77, 'fits');
    expect(expectValidChart(markup)).toEqual(
      expect.arrayContaining(['77', 'Correspond au poste', 'sur 100', '0', '50', '70', '100']),
    );
    expect(overlappingTexts(markup)).toEqual([]);
  });

  it('paints only the zone of the verdict in full colour', () => {
    const bands = svgElements(draw(70, 'can_adapt'))
      .filter(({ attributes }) => attributes['d']?.includes('A'))
      .map(({ attributes }) => attributes['fill']);
    expect(bands).toHaveLength(3);
    expect(
      bands.filter((fill) => Object.values<string>(VERDICT_COLORS).includes(fill ?? '')),
    ).toEqual([VERDICT_COLORS.can_adapt]);
  });

  it('says between what the score probably lies and how sure the verdict is', () => {
    const markup = draw(76, 'fits', { interval: [70, 82], certainty: 'probable' });
    expect(expectValidChart(markup)).toEqual(
      expect.arrayContaining(['76', 'probablement 70 à 82', 'Correspond au poste', 'probable']),
    );
    expect(overlappingTexts(markup)).toEqual([]);
  });

  it('draws the interval as a thin arc beside the dial, and the needle over it', () => {
    const arcs = (markup: string) =>
      svgElements(markup).filter(
        ({ attributes }) => attributes['d']?.includes('A') && attributes['fill'] === INK,
      ).length;
    expect(arcs(draw(76, 'fits'))).toBe(0);
    const markup = draw(76, 'fits', { interval: [0, 100] });
    expect(arcs(markup)).toBe(1);
    const elements = svgElements(markup);
    const arc = elements.findIndex(({ attributes }) => attributes['fill'] === INK);
    const needle = elements.findIndex(({ attributes }) => attributes['stroke-width'] === '4');
    expect(needle).toBeGreaterThan(arc);
  });

  it('draws the icon of an uncertain verdict hollow', () => {
    const disc = (uncertain: boolean) =>
      svgElements(draw(71, 'fits', { uncertain })).find(({ name }) => name === 'circle')
        ?.attributes['fill'];
    expect(disc(false)).toBe(VERDICT_COLORS.fits);
    expect(disc(true)).toBe(SURFACE);
  });

  it('has a different icon for each verdict', () => {
    const icons = VERDICTS.map((verdict) => {
      const elements = svgElements(draw(null, verdict));
      const disc = elements.findIndex(({ name }) => name === 'circle');
      return elements
        .slice(disc + 1)
        .filter(({ name }) => name === 'path')
        .map(({ attributes }) => attributes['d'])
        .join();
    });
    expect(new Set(icons).size).toBe(VERDICTS.length);
  });

  it('has no needle and no number without a sufficient basis', () => {
    const needles = (markup: string) =>
      svgElements(markup).filter(({ attributes }) => attributes['stroke-width'] === '4').length;
    expect(needles(draw(77, 'fits'))).toBe(1);
    const markup = draw(null, 'insufficient_basis', { words: 'Base insuffisante' });
    expect(needles(markup)).toBe(0);
    expect(expectValidChart(markup)).toContain('–');
  });

  it.each([
    [0, 'left'],
    [50, 'top'],
    [100, 'right'],
  ] as const)('points %s to the %s', (score, side) => {
    const { x, y } = onDial({ centre: { x: 0, y: 0 }, outer: 2, inner: 1 }, score, 10);
    expect({ left: x < -9.9, top: y < -9.9, right: x > 9.9 }[side]).toBe(true);
  });

  it('renders valid, readable SVG for any score, texts and width', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 105 }),
        fc.constantFrom(...VERDICTS),
        anyLabel,
        fc.integer({ min: 220, max: 700 }),
        fc.option(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 60, max: 100 })), {
          nil: null,
        }),
        anyLabel,
        fc.boolean(),
        (score, verdict, words, width, interval, certainty, uncertain) => {
          const markup = draw(score, verdict, { words, width, interval, certainty, uncertain });
          expectValidChart(markup);
          expect(overlappingTexts(markup)).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });
});
