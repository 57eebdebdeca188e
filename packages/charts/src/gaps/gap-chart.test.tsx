import { CULTURE_TYPES } from '@cadran/contract/codes';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anyLabel, anyWidth, numberBetween } from '../testing/arbitraries.ts';
import {
  expectReadableTexts,
  expectValidChart,
  overlappingTexts,
} from '../testing/chart-assertions.ts';
import { TITLE_AND_DESCRIPTION, TYPE_NAMES, WIDTHS } from '../testing/sample-texts.ts';
import { GapChart } from './gap-chart.tsx';
import { type GapRow, type GapTexts, gapTable, shownGap } from './gap-table.ts';

const texts: GapTexts = {
  types: TYPE_NAMES,
  priorities: {
    priority: 'Prioritaire',
    attention: 'À surveiller',
    keep: 'À maintenir',
    unclear: 'Incertain',
  },
  less: 'Moins qu’aujourd’hui',
  more: 'Plus qu’aujourd’hui',
  type: 'Type',
  gap: 'Écart',
  priority: 'Priorité',
};
const draw = (rows: readonly GapRow[], width = 700, words = texts) =>
  renderToStaticMarkup(
    <GapChart {...TITLE_AND_DESCRIPTION} rows={rows} texts={words} width={width} />,
  );

/** The gaps of test vector V17. */
const rows: readonly GapRow[] = [
  { type: 'clan', gap: 5.8, priority: 'attention' },
  { type: 'adhocracy', gap: 9.96, priority: 'attention' },
  { type: 'market', gap: -3.62, priority: 'keep' },
  { type: 'hierarchy', gap: -12.14, priority: 'priority' },
];

describe('the gaps', () => {
  it.each(WIDTHS)('render valid SVG at %d pixels with numbers and priorities', (width) => {
    const markup = draw(rows, width);
    const drawn = expectValidChart(markup);
    expect(drawn).toEqual(
      expect.arrayContaining(['+5.8', '+9.9', '−3.6', '−12.1', 'Prioritaire', 'À surveiller']),
    );
    expectReadableTexts(markup);
  });

  it.each([
    [4.99, 4.9],
    [5, 5],
    [9.96, 9.9],
    [10, 10],
    [-9.999, -9.9],
    [0.1 + 0.2, 0.3],
    [0, 0],
  ])('of %d are displayed as %d, not rounded up to a limit', (gap, shown) => {
    expect(shownGap(gap)).toBeCloseTo(shown, 10);
  });

  it('render valid, readable SVG for any size', () => {
    fc.assert(
      fc.property(
        fc.array(numberBetween(-50, 50), { minLength: 4, maxLength: 4 }),
        anyLabel,
        anyWidth,
        (gaps, label, width) => {
          const any = gaps.flatMap((gap, index): GapRow[] => {
            const type = CULTURE_TYPES[index];
            return type ? [{ type, gap, priority: 'priority' }] : [];
          });
          const markup = draw(any, width, {
            ...texts,
            priorities: { ...texts.priorities, priority: label },
          });
          expectValidChart(markup);
          expect(overlappingTexts(markup)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('have a table with the same numbers', () => {
    expect(gapTable(rows, texts).rows).toEqual([
      ['Clan', '+5.8', 'À surveiller'],
      ['Adhocratie', '+9.9', 'À surveiller'],
      ['Marché', '−3.6', 'À maintenir'],
      ['Hiérarchie', '−12.1', 'Prioritaire'],
    ]);
  });
});
