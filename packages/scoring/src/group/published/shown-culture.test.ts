import { CULTURE_DIMENSIONS } from '@cadran/contract/codes';
import { expect, test } from 'vitest';
import { perType } from '../../culture/culture-score.ts';
import { recordOf } from '../../record-of.ts';
import { type GroupCulture, groupCulture, NO_DETAILS } from '../group-culture.ts';
import type { CultureIntervals } from '../intervals/culture-intervals.ts';
import { shownCulture } from './shown-culture.ts';

const four = (clan: number, adhocracy: number, market: number, hierarchy: number) => ({
  clan,
  adhocracy,
  market,
  hierarchy,
});
const INTERVALS: CultureIntervals = {
  point: { x: [1, 2], y: [3, 4] },
  bars: perType(() => [5, 6]),
  strength: [7, 8],
  dominant: { ...perType(() => [33.1, 33.4]), clan: [20, 33.4] },
  radius: null,
  congruence: null,
  dimensions: null,
  deviations: null,
  stylesApart: null,
  roleShare: null,
  styleShare: null,
};
const cultureOf = (changes: Partial<GroupCulture>): GroupCulture => {
  const table = { situations: 2, rows: [{ sums: four(4, 4, 6, 6), count: 20 }] };
  const dimensions = recordOf(CULTURE_DIMENSIONS, () => table);
  return { ...groupCulture({ overall: table, dimensions }), intervals: INTERVALS, ...changes };
};
const dominant = four(33.4, 33.2, 33.3, 0.1);

test('shares of leading types are shown in whole percent, protected ones in steps of 5', () => {
  expect(shownCulture(cultureOf({ dominant }), 'exact').dominant).toEqual(four(34, 33, 33, 0));
  expect(shownCulture(cultureOf({ dominant }), 'protected').dominant).toEqual(four(35, 30, 35, 0));
});

test('intervals of shares are widened to hold what is shown, the others stay', () => {
  const { intervals } = shownCulture(cultureOf({ dominant }), 'exact');
  expect(intervals).toEqual({
    ...INTERVALS,
    dominant: { clan: [20, 34], adhocracy: [33, 33.4], market: [33, 33.4], hierarchy: [0, 33.4] },
  });
});

test('without intervals, or without those of shares, there are none', () => {
  expect(shownCulture(cultureOf({ dominant, intervals: null }), 'exact').intervals).toBeNull();
  const bare = { ...INTERVALS, dominant: null };
  expect(shownCulture(cultureOf({ dominant, intervals: bare }), 'exact').intervals).toEqual(bare);
});

test('a culture without shares is shown as it is', () => {
  const culture = cultureOf(NO_DETAILS);
  expect(shownCulture(culture, 'rounded')).toBe(culture);
});
