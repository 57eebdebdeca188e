import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anyLabel, anyWidth, orNull } from '../testing/arbitraries.ts';
import {
  expectReadableTexts,
  expectValidChart,
  overlappingTexts,
} from '../testing/chart-assertions.ts';
import { svgElements } from '../testing/svg-elements.ts';
import { TITLE_AND_DESCRIPTION, WIDTHS } from '../testing/sample-texts.ts';
import { SkillsChart } from './skills-chart.tsx';
import { type SkillRow, skillTable } from './skills-model.ts';

const texts = {
  actual: 'Zoé Martin',
  required: 'Demandé',
  experience: 'Expérience',
  skill: 'Compétence',
};
const format = { years: (years: number) => `${years} an${years > 1 ? 's' : ''}` };
const rows: readonly SkillRow[] = [
  { label: 'TypeScript', required: { level: 4, years: 5 }, actual: { level: 3, years: 3 } },
  { label: 'SQL', required: { level: 2, years: null }, actual: { level: 2, years: 1 } },
  { label: 'Rust', required: { level: 5, years: 1 }, actual: { level: 0, years: 0 } },
  { label: 'Kubernetes', required: { level: 3, years: 2 }, actual: null },
  { label: 'Cuisine', required: null, actual: { level: 5, years: 12 } },
];
const draw = (drawnRows: readonly SkillRow[], width = 700) =>
  renderToStaticMarkup(
    <SkillsChart
      {...TITLE_AND_DESCRIPTION}
      rows={drawnRows}
      texts={texts}
      format={format}
      width={width}
    />,
  );
/** Circles of the rows alone: those of the key are smaller. */
const marksOf = (drawnRows: readonly SkillRow[]) =>
  svgElements(draw(drawnRows)).filter(
    ({ name, attributes }) => name === 'circle' && Number(attributes['r']) > 6,
  );

describe('the skills', () => {
  it.each(WIDTHS)('render valid SVG at %d pixels with levels and years', (width) => {
    const markup = draw(rows, width);
    const drawn = expectValidChart(markup);
    expect(drawn).toEqual(
      expect.arrayContaining(['3 ans / 5 ans', '1 an', '0 an / 1 an', '– / 2 ans', '12 ans']),
    );
    expectReadableTexts(markup);
  });

  it('show an exactly met requirement as a ring around the level', () => {
    const marks = marksOf(rows.slice(1, 2));
    expect(marks.map(({ attributes }) => attributes['r'])).toEqual(['12', '9']);
    expect(new Set(marks.map(({ attributes }) => attributes['cx'])).size).toBe(1);
  });

  it('show no requirement when there is none', () => {
    const own = rows.slice(4);
    expect(marksOf(own)).toHaveLength(1);
    expect(expectValidChart(draw(own))).not.toContain('Demandé');
  });

  it('render valid, readable SVG for any data', () => {
    const held = orNull(
      fc.record({
        level: fc.integer({ min: 0, max: 5 }),
        years: orNull(fc.integer({ min: 0, max: 60 })),
      }),
    );
    const row = fc.record({ label: anyLabel, required: held, actual: held });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), anyWidth, (any, width) => {
        const markup = draw(any, width);
        expectValidChart(markup);
        expect(overlappingTexts(markup)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('have a table with the same numbers', () => {
    expect(skillTable(rows, texts, format).rows).toEqual([
      ['TypeScript', '3 / 5, 3 ans', '4 / 5, 5 ans'],
      ['SQL', '2 / 5, 1 an', '2 / 5'],
      ['Rust', '0 / 5, 0 an', '5 / 5, 1 an'],
      ['Kubernetes', '–', '3 / 5, 2 ans'],
      ['Cuisine', '5 / 5, 12 ans', '–'],
    ]);
  });
});
