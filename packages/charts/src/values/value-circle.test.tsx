import { POLES, VALUES, type Value } from '@cadran/contract/codes';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anyLabel, anyWidth, numberBetween, orNull } from '../testing/arbitraries.ts';
import { expectReadableTexts, expectValidChart } from '../testing/chart-assertions.ts';
import { svgElements } from '../testing/svg-elements.ts';
import { TITLE_AND_DESCRIPTION, POLE_NAMES, VALUE_NAMES, WIDTHS } from '../testing/sample-texts.ts';
import { circleLayout } from './circle-layout.ts';
import { ValueCircle } from './value-circle.tsx';
import { valueTable } from './value-table.ts';
import type { ValueModel, ValueSeries } from './value-model.ts';

const texts = { values: VALUE_NAMES, poles: POLE_NAMES, value: 'Valeur' };
const valuesOf = (numbers: readonly (number | null)[]) =>
  Object.fromEntries(VALUES.map((value, index) => [value, numbers[index] ?? null])) as Record<
    Value,
    number | null
  >;
/** Candidate and target of test vector V7. */
const actual: ValueSeries = {
  label: 'Zoé Martin',
  kind: 'actual',
  values: valuesOf([5, 3, 4, 4, 0, 4, 3, 2, 7, 6]),
};
const desired: ValueSeries = {
  label: 'Souhaité',
  kind: 'target',
  values: valuesOf([6, 5, 3, 4, 1, 3, 2, 1, 6, 5]),
};
const draw = (model: ValueModel, width = 700) =>
  renderToStaticMarkup(
    <ValueCircle {...TITLE_AND_DESCRIPTION} model={model} texts={texts} width={width} />,
  );
const outlinesOf = (markup: string) =>
  svgElements(markup).filter(
    ({ attributes }) => attributes['stroke-width'] === '2' && attributes['d'],
  );

describe('the value circle', () => {
  it.each(WIDTHS)(
    'renders valid SVG at %d pixels with ten names, four poles and twenty numbers',
    (width) => {
      const markup = draw({ scale: 'rating', series: [actual, desired] }, width);
      const drawn = expectValidChart(markup);
      for (const name of Object.values(VALUE_NAMES)) expect(drawn).toContain(name);
      expect(drawn.filter((text) => /^\d\.0$/u.test(text))).toHaveLength(20);
      for (const name of Object.values(POLE_NAMES))
        expect(drawn.join(' ')).toContain(name.split(' ')[0]);
      expectReadableTexts(markup);
    },
  );

  it('fills one person and draws several in outlines, in the key too', () => {
    const other = { ...actual, label: 'Ada', color: '#0072B2' };
    const fills = (series: readonly ValueSeries[]) =>
      svgElements(draw({ scale: 'rating', series })).filter(
        ({ attributes }) =>
          ['0.2', '0.3'].includes(attributes['fill-opacity'] ?? '') &&
          attributes['fill'] !== 'none',
      );
    expect(fills([actual, desired]).length).toBeGreaterThan(0);
    expect(fills([actual, other, desired])).toEqual([]);
  });

  it('turns each pole towards its corner, as the culture types lie in the quadrant', () => {
    const { at, centre } = circleLayout(700, 'rating');
    const corner = (values: readonly Value[]) =>
      values.map((value) => {
        const { x, y } = at(VALUES.indexOf(value), 100);
        return `${x > centre.x ? 'right' : 'left'} ${y < centre.y ? 'top' : 'bottom'}`;
      });
    expect(new Set(corner(POLES.openness))).toEqual(new Set(['right top']));
    expect(new Set(corner(POLES.self_enhancement))).toEqual(new Set(['right bottom']));
    expect(corner(POLES.conservation).slice(0, 2)).toEqual(['left bottom', 'left bottom']);
    expect(new Set(corner(POLES.self_transcendence))).toEqual(new Set(['left top']));
  });

  it('fills the actual outline and dashes the desired one', () => {
    const [filled, dashed] = outlinesOf(draw({ scale: 'rating', series: [actual, desired] }));
    expect(filled?.attributes['fill']).not.toBe('none');
    expect(filled?.attributes['stroke-dasharray']).toBeUndefined();
    expect(dashed?.attributes['fill']).toBe('none');
    expect(dashed?.attributes['stroke-dasharray']).toBeDefined();
  });

  it('breaks where a value is missing instead of drawing it as 0', () => {
    const open = { ...actual, values: valuesOf([5, 3, null, 4, 0, 4, 3, 2, 7, 6]) };
    const markup = draw({ scale: 'rating', series: [open] });
    const [line, ...others] = outlinesOf(markup);
    expect(others).toEqual([]);
    expect(line?.attributes['d']).not.toMatch(/Z$/u);
    expect(line?.attributes['d']?.match(/[ML]/gu)).toHaveLength(9);
    expect(expectValidChart(markup)).toContain('–');
  });

  it('writes centred values with their sign', () => {
    const centred = {
      ...actual,
      values: valuesOf([1.2, -0.8, 0.2, 0.2, -3.8, 0, 0, -1.8, 3.2, 2.2]),
    };
    expect(expectValidChart(draw({ scale: 'centred', series: [centred] }))).toEqual(
      expect.arrayContaining(['+1.2', '−3.8', '0.0']),
    );
  });

  it('clamps values to the rim', () => {
    const far = { ...actual, values: valuesOf([8, -8, 8, -8, 8, -8, 8, -8, 8, -8]) };
    expectValidChart(draw({ scale: 'centred', series: [far] }, 320));
  });

  it('shows numbers of more than two series in the table only', () => {
    const series = [actual, desired, { ...desired, label: 'Autre', color: '#8e44ad' }];
    expect(expectValidChart(draw({ scale: 'rating', series }))).not.toContain('7.0');
    expect(valueTable({ scale: 'rating', series }, texts).rows[8]).toEqual([
      'Bienveillance',
      '7.0',
      '6.0',
      '6.0',
    ]);
  });

  it('shows two negative numbers at the smallest width', () => {
    const low = VALUES.map(() => -1);
    const series = [
      { ...actual, values: valuesOf(low) },
      { ...desired, values: valuesOf(low) },
    ];
    expectValidChart(draw({ scale: 'rating', series }, 320));
  });

  it('stays within its bounds for any ratings, names and width', () => {
    const ratings = fc.array(orNull(numberBetween(-1, 7)), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(ratings, ratings, anyLabel, anyWidth, (one, other, label, width) => {
        expectValidChart(
          draw(
            {
              scale: 'rating',
              series: [
                { ...actual, label, values: valuesOf(one) },
                { ...desired, values: valuesOf(other) },
              ],
            },
            width,
          ),
        );
      }),
      { numRuns: 60 },
    );
  });
});
