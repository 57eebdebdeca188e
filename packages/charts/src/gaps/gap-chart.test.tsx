import { CULTURE_TYPES } from '@cadran/contract/codes';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { anyLabel, anyWidth, numberBetween } from '../testing/arbitraries.ts';
import { expectReadable, expectSound, overlappingTexts } from '../testing/sound-picture.ts';
import { NAMED, TYPE_NAMES, WIDTHS } from '../testing/wording.ts';
import { GapChart } from './gap-chart.tsx';
import { gapTable } from './gap-table.ts';
import { type GapRow, type GapTexts, shownGap } from './gap-model.ts';

const texts: GapTexts = {
  types: TYPE_NAMES,
  priorities: { priority: 'Prioritaire', attention: 'À surveiller', keep: 'À maintenir' },
  less: 'Moins qu’aujourd’hui',
  more: 'Plus qu’aujourd’hui',
  type: 'Type',
  gap: 'Écart',
  priority: 'Priorité',
};
const draw = (rows: readonly GapRow[], width = 700, words = texts) =>
  renderToStaticMarkup(<GapChart {...NAMED} rows={rows} texts={words} width={width} />);

/** The gaps of test vector V17. */
const rows: readonly GapRow[] = [
  { type: 'clan', gap: 5.8, priority: 'attention' },
  { type: 'adhocracy', gap: 9.96, priority: 'attention' },
  { type: 'market', gap: -3.62, priority: 'keep' },
  { type: 'hierarchy', gap: -12.14, priority: 'priority' },
];

describe('the gaps', () => {
  it.each(WIDTHS)('are sound at %d pixels, each with its number and its priority', (width) => {
    const markup = draw(rows, width);
    const drawn = expectSound(markup);
    expect(drawn).toEqual(
      expect.arrayContaining(['+5.8', '+9.9', '−3.6', '−12.1', 'Prioritaire', 'À surveiller']),
    );
    expectReadable(markup);
  });

  it.each([
    [4.99, 4.9],
    [5, 5],
    [9.96, 9.9],
    [10, 10],
    [-9.999, -9.9],
    [0.1 + 0.2, 0.3],
    [0, 0],
  ])('of %d show %d: never a limit they did not reach', (gap, shown) => {
    expect(shownGap(gap)).toBeCloseTo(shown, 10);
  });

  it('of any size are sound and readable', () => {
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
          expectSound(markup);
          expect(overlappingTexts(markup)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('have the same numbers in their table', () => {
    expect(gapTable(rows, texts).rows).toEqual([
      ['Clan', '+5.8', 'À surveiller'],
      ['Adhocratie', '+9.9', 'À surveiller'],
      ['Marché', '−3.6', 'À maintenir'],
      ['Hiérarchie', '−12.1', 'Prioritaire'],
    ]);
  });
});
