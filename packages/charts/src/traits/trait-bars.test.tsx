import { DOMAIN_COLORS, NEUTRALS } from '@cadran/theme';
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
import { TITLE_AND_DESCRIPTION, WIDTHS } from '../testing/sample-texts.ts';
import { TraitBars } from './trait-bars.tsx';
import type { TraitRow, TraitVariant } from './trait-model.ts';
import { traitTable } from './trait-table.ts';

const texts = {
  scale: { low: 'Pas du tout', middle: 'Milieu', high: 'Tout à fait' },
  score: 'Position',
  desired: 'Souhaité',
  notRequired: 'Non requis',
  trait: 'Trait',
};
const row = (
  label: string,
  position: number | null,
  interval: TraitRow['interval'],
  margin: number | null = 0.2,
): TraitRow => ({ label, position, interval, margin, color: DOMAIN_COLORS.openness });
const domains: readonly TraitRow[] = [
  row('Ouverture à l’expérience', 3.7, [3.3, 4.4]),
  row('Conscience', 3.8, [4, 5]),
  row('Extraversion', 2.9, [3, 4.2]),
  row('Agréabilité', 4.6, null),
  row('Névrosisme', null, [1.1, 2.5]),
];
const draw = (rows: readonly TraitRow[], width = 700, variant: TraitVariant = 'domains') =>
  renderToStaticMarkup(
    <TraitBars
      {...TITLE_AND_DESCRIPTION}
      rows={rows}
      texts={texts}
      width={width}
      variant={variant}
    />,
  );

describe('the traits', () => {
  it.each(WIDTHS)('render valid SVG at %d pixels with positions and ranges', (width) => {
    for (const variant of ['domains', 'facets'] as const) {
      const markup = draw(domains, width, variant);
      const drawn = expectValidChart(markup);
      expect(drawn).toEqual(expect.arrayContaining(['3.7', '3.8', '2.9', '4.6', 'Non requis']));
      expect(drawn.join('|')).toContain('3.3–4.4');
      expectReadableTexts(markup);
    }
  });

  it.each([
    ['domains', 0.2],
    ['facets', 0.6],
  ] as const)('of %s have an error bar of ± %d on the scale of answers', (variant, margin) => {
    const lines = svgElements(draw([row('Trait', 3, null, margin)], 700, variant)).filter(
      ({ name }) => name === 'line',
    );
    const bar = lines.find(({ attributes }) => attributes['stroke'] === DOMAIN_COLORS.openness);
    const grid = lines
      .filter(({ attributes }) => attributes['stroke'] === NEUTRALS.light.line)
      .map(({ attributes }) => Number(attributes['x1']));
    const perPoint = ((grid.at(-1) ?? 0) - (grid[0] ?? 0)) / 4;
    const length = Number(bar?.attributes['x2']) - Number(bar?.attributes['x1']);
    expect(length).toBeCloseTo(2 * margin * perPoint, 1);
  });

  it('have no error bar where the margin is not known', () => {
    const strokes = svgElements(draw([row('Trait', 3, null, null)])).filter(
      ({ name, attributes }) => name === 'line' && attributes['stroke'] === DOMAIN_COLORS.openness,
    );
    expect(strokes).toEqual([]);
  });

  it('have no target column and no legend without targets', () => {
    const portrait = domains.map((each) => ({ ...each, interval: null }));
    const drawn = expectValidChart(draw(portrait));
    expect(drawn).not.toContain('Souhaité');
    expect(drawn).not.toContain('Non requis');
    expect(traitTable(portrait, texts).columns).toEqual(['Trait', 'Position']);
  });

  it('compare with nobody: no distribution is drawn behind them', () => {
    const drawn = svgElements(draw(domains)).filter(({ name }) => name === 'path');
    expect(drawn).toEqual([]);
  });

  it('stay within the chart at the ends of the scale', () => {
    for (const width of WIDTHS)
      for (const variant of ['domains', 'facets'] as const) {
        const markup = draw([row('Bas', 1, [1, 1]), row('Haut', 5, [1, 5])], width, variant);
        expectValidChart(markup);
        expectReadableTexts(markup);
      }
  });

  it('render valid, readable SVG for any positions, ranges, names and width', () => {
    const position = numberBetween(0, 6);
    const any = fc
      .record({
        label: anyLabel,
        at: orNull(position),
        interval: orNull(fc.tuple(position, position)),
        margin: orNull(numberBetween(0, 2)),
      })
      .map(({ label, at, interval, margin }) =>
        row(label, at, interval && [Math.min(...interval), Math.max(...interval)], margin),
      );
    fc.assert(
      fc.property(
        fc.array(any, { maxLength: 8 }),
        anyWidth,
        fc.constantFrom('domains' as const, 'facets' as const),
        (rows, width, variant) => {
          const markup = draw(rows, width, variant);
          expectValidChart(markup);
          expect(overlappingTexts(markup)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('have a table with the same numbers and the margin', () => {
    expect(traitTable([...domains, row('Sans marge', 3, null, null)], texts).rows).toEqual([
      ['Ouverture à l’expérience', '3.7\u00a0±\u00a00.2', '3.3–4.4'],
      ['Conscience', '3.8\u00a0±\u00a00.2', '4.0–5.0'],
      ['Extraversion', '2.9\u00a0±\u00a00.2', '3.0–4.2'],
      ['Agréabilité', '4.6\u00a0±\u00a00.2', 'Non requis'],
      ['Névrosisme', '–', '1.1–2.5'],
      ['Sans marge', '3.0', 'Non requis'],
    ]);
  });
});
