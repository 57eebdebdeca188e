import { DOMAIN_COLORS } from '@cadran/theme';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Range } from '../drawing/geometry/linear-scale.ts';
import { anyLabel, anyWidth, numberBetween, orNull } from '../testing/arbitraries.ts';
import { expectValidChart, overlappingTexts } from '../testing/chart-assertions.ts';
import { svgElements } from '../testing/svg-elements.ts';
import { TITLE_AND_DESCRIPTION } from '../testing/sample-texts.ts';
import { TraitRange } from './trait-range.tsx';

const draw = (interval: Range | null, width = 320, chosen = 'T 45 à 65') =>
  renderToStaticMarkup(
    <TraitRange
      {...TITLE_AND_DESCRIPTION}
      interval={interval}
      color={DOMAIN_COLORS.neuroticism}
      texts={{ chosen, positions: 'soit 3,1 à 3,9', low: 'Pas du tout', high: 'Tout à fait' }}
      width={width}
    />,
  );
const ranges = (markup: string) => svgElements(markup).filter(({ attributes }) => attributes['rx']);

describe('the trait range chart', () => {
  it('shows the range in T and as positions on the scale of answers', () => {
    const drawn = expectValidChart(draw([3.1, 3.9]));
    expect(drawn).toEqual(
      expect.arrayContaining(['T 45 à 65', 'soit 3,1 à 3,9', '1', '2', '3', '4', '5']),
    );
  });

  it('outlines the range between its positions, and nothing when the trait is not required', () => {
    const [range] = ranges(draw([2, 3]));
    const step = (320 - 2 * 14) / 4;
    expect(Number(range?.attributes['x'])).toBeCloseTo(14 + step + 0.75, 1);
    expect(Number(range?.attributes['width'])).toBeCloseTo(step - 1.5, 1);
    expect(ranges(draw(null))).toEqual([]);
  });

  it('renders valid, readable SVG for any bounds, texts and width', () => {
    const bound = numberBetween(0.5, 5.5);
    const range = orNull(fc.tuple(bound, bound));
    fc.assert(
      fc.property(range, anyWidth, anyLabel, (bounds, width, chosen) => {
        const interval = bounds && ([Math.min(...bounds), Math.max(...bounds)] as const);
        const markup = draw(interval, width, chosen);
        expectValidChart(markup);
        expect(overlappingTexts(markup)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
