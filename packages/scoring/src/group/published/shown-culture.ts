import { AUDIT_LIMITS, CULTURE_DIMENSIONS } from '@cadran/contract/codes';
import { type CultureScores, perType, steppedScores } from '../../culture/culture-score.ts';
import type { PerType } from '../../culture/rank-sums.ts';
import { recordOf } from '../../record-of.ts';
import type { GroupCulture } from '../group-culture.ts';
import type { CultureIntervals } from '../intervals/culture-intervals.ts';
import { around, type Interval } from '../intervals/interval.ts';
import type { Precision } from './published-figures.ts';

const BAR_STEP = 0.1;
const SHARE_STEP = 1;

const widened = (intervals: PerType<Interval>, shown: CultureScores): PerType<Interval> =>
  perType((type) => around(shown[type], intervals[type]));

const shownIntervals = (
  { dimensions, dominant, ...others }: CultureIntervals,
  shown: Pick<GroupCulture, 'bars' | 'dominant' | 'dimensions'>,
): CultureIntervals => ({
  ...others,
  bars: widened(others.bars, shown.bars),
  dominant: dominant && shown.dominant && widened(dominant, shown.dominant),
  dimensions:
    dimensions &&
    recordOf(CULTURE_DIMENSIONS, (name) => ({
      ...dimensions[name],
      bars: widened(dimensions[name].bars, shown.dimensions?.[name].bars ?? shown.bars),
    })),
});

/**
 * Bars in tenths and shares in whole percent, each adding up to 100, before anything reads them: screen, PDF, export
 * and API then write the same digits, and gaps are the differences of the bars that are shown.
 */
export const shownCulture = (culture: GroupCulture, precision: Precision): GroupCulture => {
  const { dominant, dimensions, congruence, intervals } = culture;
  const tenths = (bars: CultureScores): CultureScores => steppedScores(bars, BAR_STEP);
  const shown = {
    bars: tenths(culture.bars),
    dominant:
      dominant &&
      steppedScores(dominant, precision === 'protected' ? AUDIT_LIMITS.step : SHARE_STEP),
    dimensions:
      dimensions &&
      recordOf(CULTURE_DIMENSIONS, (name) => ({
        ...dimensions[name],
        bars: tenths(dimensions[name].bars),
      })),
  };
  return {
    ...culture,
    ...shown,
    congruence: congruence && { ...congruence, mean: tenths(congruence.mean) },
    intervals: intervals && shownIntervals(intervals, shown),
  };
};
