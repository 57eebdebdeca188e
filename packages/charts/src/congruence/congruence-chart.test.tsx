import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anyLabel, anyWidth, numberBetween } from '../testing/arbitraries.ts';
import {
  expectReadableTexts,
  expectReadableWithSpacing,
  expectValidChart,
  overlappingTexts,
} from '../testing/chart-assertions.ts';
import { TITLE_AND_DESCRIPTION, TYPE_NAMES, WIDTHS } from '../testing/sample-texts.ts';
import { CongruenceChart } from './congruence-chart.tsx';
import { type CongruenceModel, congruenceTable } from './congruence-table.ts';

const texts = {
  types: TYPE_NAMES,
  overall: 'Ensemble',
  deviation: 'Écart à l’ensemble',
  dimension: 'Dimension',
};
const scoresOf = ([clan = 0, adhocracy = 0, market = 0, hierarchy = 0]: readonly number[]) => ({
  clan,
  adhocracy,
  market,
  hierarchy,
});
/** The six dimensions of test vector V18. */
const model: CongruenceModel = {
  overall: scoresOf([36.67, 27.5, 18.33, 17.5]),
  dimensions: [
    { label: 'Caractère d’ensemble', scores: scoresOf([40, 30, 15, 15]), deviation: 5.83 },
    { label: 'Leadership', scores: scoresOf([45, 25, 10, 20]), deviation: 10.83 },
    { label: 'Gestion des personnes', scores: scoresOf([30, 20, 25, 25]), deviation: 14.17 },
    { label: 'Ciment de l’organisation', scores: scoresOf([35, 30, 20, 15]), deviation: 4.17 },
    { label: 'Priorités stratégiques', scores: scoresOf([30, 35, 20, 15]), deviation: 9.17 },
    { label: 'Critères de réussite', scores: scoresOf([40, 25, 20, 15]), deviation: 5 },
  ],
};
const draw = (drawnModel: CongruenceModel, width = 700) =>
  renderToStaticMarkup(
    <CongruenceChart {...TITLE_AND_DESCRIPTION} model={drawnModel} texts={texts} width={width} />,
  );

describe('the congruence chart', () => {
  it.each(WIDTHS)('renders valid SVG at %d pixels with all scores and deviations', (width) => {
    const markup = draw(model, width);
    const drawn = expectValidChart(markup);
    expect(drawn.filter((text) => /^\d+$/u.test(text))).toHaveLength(6 * 4 + 4);
    expect(drawn).toEqual(expect.arrayContaining(['37', '45', '10.8', '14.2', 'Leadership']));
    expectReadableTexts(markup);
    expectReadableWithSpacing(markup);
  });

  it('renders valid SVG without deviations', () => {
    const { overall } = model;
    const same = model.dimensions.map((each) => ({ ...each, scores: overall, deviation: 0 }));
    expectValidChart(draw({ overall, dimensions: same }, 320));
  });

  it('renders valid, readable SVG for any scores', () => {
    const four = fc.array(numberBetween(0, 50), { minLength: 4, maxLength: 4 }).map(scoresOf);
    const dimension = fc.record({ label: anyLabel, scores: four, deviation: numberBetween(0, 50) });
    fc.assert(
      fc.property(
        four,
        fc.array(dimension, { maxLength: 6 }),
        anyWidth,
        (overall, dimensions, width) => {
          const markup = draw({ overall, dimensions }, width);
          expectValidChart(markup);
          expect(overlappingTexts(markup)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('has a table with the same numbers and the total last', () => {
    const { columns, rows } = congruenceTable(model, texts);
    expect(columns).toEqual(['Dimension', ...Object.values(TYPE_NAMES), 'Écart à l’ensemble']);
    expect(rows[1]).toEqual(['Leadership', '45.0', '25.0', '10.0', '20.0', '10.8']);
    expect(rows.at(-1)).toEqual(['Ensemble', '36.7', '27.5', '18.3', '17.5', '']);
  });
});
