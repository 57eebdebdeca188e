import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { orNull } from '../testing/arbitraries.ts';
import { expectValidChart } from '../testing/chart-assertions.ts';
import { TITLE_AND_DESCRIPTION } from '../testing/sample-texts.ts';
import { svgElements } from '../testing/svg-elements.ts';
import { HeatMap } from './heat-map.tsx';

const COLUMNS = [
  { label: 'Clan', color: '#009E73' },
  { label: 'Taux de réponse', color: '#2d5573' },
];
const draw = (shares: readonly (number | null)[], width = 960) =>
  renderToStaticMarkup(
    <HeatMap
      {...TITLE_AND_DESCRIPTION}
      width={width}
      columns={COLUMNS}
      rows={[
        {
          label: 'Ventes et relation avec les clients',
          cells: shares.map((share) =>
            share === null ? null : { share, text: share.toFixed(1), note: '30,1 à 38,2' },
          ),
        },
        { label: 'Atelier', cells: 'Masqué pour protéger l’anonymat' },
      ]}
    />,
  );

describe('a heat map', () => {
  it('has a coloured cell with its interval for each figure, and says why a row has none', () => {
    const markup = draw([0.2, 1]);
    const texts = expectValidChart(markup);
    for (const shown of ['Clan', '0.2', '1.0', '30,1 à 38,2', 'Masqué pour protéger l’anonymat'])
      expect(texts).toContain(shown);
    const fills = svgElements(markup)
      .filter(({ name }) => name === 'rect')
      .map(({ attributes }) => attributes['fill']);
    expect(new Set(fills).size).toBe(fills.length);
  });

  it('is a valid picture for any figures', () => {
    const shares = fc.tuple(
      orNull(fc.double({ min: -1, max: 2, noNaN: true })),
      orNull(fc.double({ min: -1, max: 2, noNaN: true })),
    );
    fc.assert(fc.property(shares, (some) => void expectValidChart(draw(some))));
  });
});
