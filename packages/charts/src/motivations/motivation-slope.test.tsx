import { MOTIVATIONS, type Motivation } from '@cadran/contract/codes';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anyLabel, anyWidth } from '../testing/arbitraries.ts';
import {
  expectReadableTexts,
  expectValidChart,
  overlappingTexts,
} from '../testing/chart-assertions.ts';
import { svgElements } from '../testing/svg-elements.ts';
import { MOTIVATION_NAMES, TITLE_AND_DESCRIPTION, WIDTHS } from '../testing/sample-texts.ts';
import { type MotivationModel, placesMoved } from './motivation-model.ts';
import { MotivationSlope } from './motivation-slope.tsx';
import { motivationTable } from './motivation-table.ts';

const texts = {
  motivations: MOTIVATION_NAMES,
  desired: 'Souhaité',
  actual: 'Zoé Martin',
  motivation: 'Motivation',
  moved: 'Places',
};
const reversed: MotivationModel = { desired: MOTIVATIONS, actual: MOTIVATIONS.toReversed() };
const draw = (model: MotivationModel, width = 700, words = texts) =>
  renderToStaticMarkup(
    <MotivationSlope {...TITLE_AND_DESCRIPTION} model={model} texts={words} width={width} />,
  );
const weightsOf = (markup: string) =>
  svgElements(markup)
    .filter(({ name, attributes }) => name === 'line' && attributes['stroke-width'] !== '1')
    .map(({ attributes }) => Number(attributes['stroke-width']));

describe('the motivations', () => {
  it.each(WIDTHS)('render valid SVG at %d pixels, ranked on both sides', (width) => {
    const markup = draw(reversed, width);
    const drawn = expectValidChart(markup);
    for (let rank = 1; rank <= 10; rank += 1)
      expect(drawn.filter((text) => text === String(rank)).length).toBeGreaterThanOrEqual(2);
    expect(drawn.join(' ')).not.toContain('…');
    expectReadableTexts(markup);
  });

  it('have the full heading of the desired order on phones', () => {
    const drawn = expectValidChart(draw(reversed, 326, { ...texts, desired: 'Desired profile' }));
    expect(drawn).toContain('Desired profile');
  });

  it('have thicker lines for larger shifts', () => {
    const weights = weightsOf(draw(reversed));
    expect(weights).toHaveLength(10);
    expect(weights).toEqual(weights.toSorted((one, other) => one - other));
    expect(new Set(weights).size).toBe(3);
    expect(new Set(weightsOf(draw({ desired: MOTIVATIONS, actual: MOTIVATIONS }))).size).toBe(1);
  });

  it('have an equals sign without a shift', () => {
    const drawn = expectValidChart(draw({ desired: MOTIVATIONS, actual: MOTIVATIONS }));
    expect(drawn.filter((text) => text === '=')).toHaveLength(10);
  });

  it('show ranks gained and lost', () => {
    expect(placesMoved(reversed, 'security')).toBe(-9);
    expect(placesMoved(reversed, 'human_contact')).toBe(9);
    expect(placesMoved({ desired: null, actual: MOTIVATIONS }, 'security')).toBeNull();
  });

  it.each([
    ['of a portrait', { desired: null, actual: MOTIVATIONS }],
    ['that were not answered', { desired: MOTIVATIONS, actual: null }],
    ['of nobody', { desired: null, actual: null }],
  ] satisfies [string, MotivationModel][])('%s have no lines', (_, model) => {
    for (const width of WIDTHS) {
      const markup = draw(model, width);
      expectValidChart(markup);
      expect(weightsOf(markup)).toEqual([]);
      expectReadableTexts(markup);
    }
  });

  it('render valid, readable SVG for any order, names and width', () => {
    const order = fc.shuffledSubarray([...MOTIVATIONS], { minLength: 10 });
    fc.assert(
      fc.property(order, order, anyLabel, anyWidth, (desired, actual, label, width) => {
        const markup = draw({ desired, actual }, width, {
          ...texts,
          actual: label,
          motivations: { ...MOTIVATION_NAMES, salary: label },
        });
        expectValidChart(markup);
        expect(overlappingTexts(markup)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('have a table with the same ranks', () => {
    const actual: Motivation[] = [...MOTIVATIONS.slice(1), 'security'];
    const { columns, rows } = motivationTable({ desired: MOTIVATIONS, actual }, texts);
    expect(columns).toEqual(['Motivation', 'Souhaité', 'Zoé Martin', 'Places']);
    expect(rows[0]).toEqual(['Sécurité de l’emploi', '1', '10', '−9']);
    expect(rows[1]).toEqual(['Ambiance de travail', '2', '1', '+1']);
    expect(motivationTable({ desired: null, actual }, texts).columns).toHaveLength(2);
  });
});
