import { VERDICTS, type Verdict } from '@cadran/contract/codes';
import { VERDICT_COLORS } from '@cadran/theme';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anyLabel } from '../testing/arbitraries.ts';
import { expectSound, overlappingTexts } from '../testing/sound-picture.ts';
import { svgElements } from '../testing/svg-elements.ts';
import { NAMED } from '../testing/wording.ts';
import { onDial } from './arc.ts';
import { Gauge } from './gauge.tsx';

const draw = (score: number | null, verdict: Verdict, words = 'Correspond au poste', width = 320) =>
  renderToStaticMarkup(
    <Gauge
      {...NAMED}
      score={score}
      verdict={verdict}
      texts={{ verdict: words, unit: 'sur 100' }}
      width={width}
    />,
  );

describe('the gauge', () => {
  it('tells the score, the verdict in words and the limits', () => {
    const markup = draw(77, 'fits');
    expect(expectSound(markup)).toEqual(
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

  it('gives every verdict an icon of its own', () => {
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

  it('without a sufficient basis has no needle and no number', () => {
    const needles = (markup: string) =>
      svgElements(markup).filter(({ attributes }) => attributes['stroke-width'] === '4').length;
    expect(needles(draw(77, 'fits'))).toBe(1);
    const markup = draw(null, 'insufficient_basis', 'Base insuffisante');
    expect(needles(markup)).toBe(0);
    expect(expectSound(markup)).toContain('–');
  });

  it.each([
    [0, 'left'],
    [50, 'top'],
    [100, 'right'],
  ] as const)('points %s to the %s', (score, side) => {
    const { x, y } = onDial({ centre: { x: 0, y: 0 }, outer: 2, inner: 1 }, score, 10);
    expect({ left: x < -9.9, top: y < -9.9, right: x > 9.9 }[side]).toBe(true);
  });

  it('of any score, words and width is sound and readable', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 105 }),
        fc.constantFrom(...VERDICTS),
        anyLabel,
        fc.integer({ min: 220, max: 700 }),
        (score, verdict, words, width) => {
          const markup = draw(score, verdict, words, width);
          expectSound(markup);
          expect(overlappingTexts(markup)).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });
});
