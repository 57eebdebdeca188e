import { DOMAIN_COLORS, NEUTRALS } from '@cadran/theme';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anyLabel, anyWidth, numberBetween, orNull } from '../testing/arbitraries.ts';
import { expectReadable, expectSound, overlappingTexts } from '../testing/sound-picture.ts';
import { svgElements } from '../testing/svg-elements.ts';
import { NAMED, WIDTHS } from '../testing/wording.ts';
import { TraitBars } from './trait-bars.tsx';
import type { TraitRow, TraitVariant } from './trait-model.ts';
import { traitTable } from './trait-table.ts';

const texts = {
  bands: { low: 'Faible', average: 'Moyen', high: 'Élevé' },
  score: 'Score T',
  desired: 'Souhaité',
  notRequired: 'Non requis',
  trait: 'Trait',
};
const row = (
  label: string,
  t: number | null,
  interval: TraitRow['interval'],
  error = 4,
): TraitRow => ({ label, t, interval, error, color: DOMAIN_COLORS.openness });
/** The domains of test vector V9. */
const domains: readonly TraitRow[] = [
  row('Ouverture à l’expérience', 52, [45, 65]),
  row('Conscience', 51, [55, 75]),
  row('Extraversion', 43, [45, 65]),
  row('Agréabilité', 66, null),
  row('Névrosisme', null, [25, 45]),
];
const draw = (rows: readonly TraitRow[], width = 700, variant: TraitVariant = 'domains') =>
  renderToStaticMarkup(
    <TraitBars {...NAMED} rows={rows} texts={texts} width={width} variant={variant} />,
  );

describe('the traits', () => {
  it.each(WIDTHS)('are sound at %d pixels, scores and intervals in numbers', (width) => {
    for (const variant of ['domains', 'facets'] as const) {
      const markup = draw(domains, width, variant);
      const drawn = expectSound(markup);
      expect(drawn).toEqual(expect.arrayContaining(['52', '51', '43', '66', 'Non requis']));
      expect(drawn.join('|')).toContain('45–65');
      expectReadable(markup);
    }
  });

  it.each([
    ['domains', 4],
    ['facets', 6],
  ] as const)('of %s have an error bar of ± %d on the T scale', (variant, error) => {
    const lines = svgElements(draw([row('Trait', 50, null, error)], 700, variant)).filter(
      ({ name }) => name === 'line',
    );
    const bar = lines.find(({ attributes }) => attributes['stroke'] === DOMAIN_COLORS.openness);
    const grid = lines
      .filter(({ attributes }) => attributes['stroke'] === NEUTRALS.line)
      .map(({ attributes }) => Number(attributes['x1']));
    const perPoint = ((grid.at(-1) ?? 0) - (grid[0] ?? 0)) / 60;
    const length = Number(bar?.attributes['x2']) - Number(bar?.attributes['x1']);
    expect(length).toBeCloseTo(2 * error * perPoint, 1);
  });

  it('without any wish show none: no column, no word', () => {
    const portrait = domains.map((each) => ({ ...each, interval: null }));
    const drawn = expectSound(draw(portrait));
    expect(drawn).not.toContain('Souhaité');
    expect(drawn).not.toContain('Non requis');
    expect(traitTable(portrait, texts).columns).toEqual(['Trait', 'Score T']);
  });

  it('draw the reference distribution behind domains only', () => {
    const paths = (variant: TraitVariant) =>
      svgElements(draw(domains, 700, variant)).filter(({ name }) => name === 'path').length;
    expect(paths('domains')).toBe(domains.length);
    expect(paths('facets')).toBe(0);
  });

  it('at the ends of the scale stay within the picture', () => {
    for (const width of WIDTHS)
      for (const variant of ['domains', 'facets'] as const) {
        const markup = draw([row('Bas', 20, [20, 20]), row('Haut', 80, [20, 80])], width, variant);
        expectSound(markup);
        expectReadable(markup);
      }
  });

  it('of any scores, intervals, names and width are sound and readable', () => {
    const t = numberBetween(0, 100);
    const any = fc
      .record({ label: anyLabel, t: orNull(t), interval: orNull(fc.tuple(t, t)) })
      .map(({ label, t: score, interval }) =>
        row(label, score, interval && [Math.min(...interval), Math.max(...interval)]),
      );
    fc.assert(
      fc.property(
        fc.array(any, { maxLength: 8 }),
        anyWidth,
        fc.constantFrom('domains' as const, 'facets' as const),
        (rows, width, variant) => {
          const markup = draw(rows, width, variant);
          expectSound(markup);
          expect(overlappingTexts(markup)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('have the same numbers in their table, with the error', () => {
    expect(traitTable(domains, texts).rows).toEqual([
      ['Ouverture à l’expérience', '52\u00a0±\u00a04', '45–65'],
      ['Conscience', '51\u00a0±\u00a04', '55–75'],
      ['Extraversion', '43\u00a0±\u00a04', '45–65'],
      ['Agréabilité', '66\u00a0±\u00a04', 'Non requis'],
      ['Névrosisme', '–', '25–45'],
    ]);
  });
});
