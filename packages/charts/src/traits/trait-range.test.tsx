import { DOMAIN_COLORS } from '@cadran/theme';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Range } from '../drawing/linear-scale.ts';
import { anyLabel, anyWidth } from '../testing/arbitraries.ts';
import { expectSound, overlappingTexts } from '../testing/sound-picture.ts';
import { svgElements } from '../testing/svg-elements.ts';
import { NAMED } from '../testing/wording.ts';
import { TraitRange } from './trait-range.tsx';

const draw = (interval: Range, width = 320, match = 'des personnes conviendraient') =>
  renderToStaticMarkup(
    <TraitRange
      {...NAMED}
      interval={interval}
      share={0.62}
      color={DOMAIN_COLORS.neuroticism}
      texts={{ match, low: 'Faible', high: 'Élevé' }}
      width={width}
    />,
  );

describe('a desired interval while it is chosen', () => {
  it('shows its bounds and the share of people who would match', () => {
    const drawn = expectSound(draw([45, 65]));
    expect(drawn).toEqual(
      expect.arrayContaining(['45', '65', '62\u00a0%', 'des personnes conviendraient']),
    );
  });

  it('fills the part of the reference distribution it covers', () => {
    const areas = svgElements(draw([45, 65])).filter(({ name }) => name === 'path');
    expect(areas).toHaveLength(2);
    expect(areas[1]?.attributes['fill']).toBe(DOMAIN_COLORS.neuroticism);
  });

  it('of no width has bounds that can still be read', () => {
    const markup = draw([50, 50]);
    expectSound(markup);
    expect(overlappingTexts(markup)).toEqual([]);
  });

  it('of any bounds, words and width is sound and readable', () => {
    const bound = fc.integer({ min: 4, max: 16 }).map((step) => step * 5);
    fc.assert(
      fc.property(bound, bound, anyWidth, anyLabel, (one, other, width, match) => {
        const markup = draw([Math.min(one, other), Math.max(one, other)], width, match);
        expectSound(markup);
        expect(overlappingTexts(markup)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
