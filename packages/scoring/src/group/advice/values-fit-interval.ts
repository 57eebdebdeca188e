import { CULTURE_TYPES } from '@cadran/contract/codes';
import type { GroupCulture } from '../group-culture.ts';
import { errorTowards, type Interval, normalInterval } from '../intervals/interval.ts';
import { type CompanyValue, valuesSetFit } from '../values-set-fit.ts';

/** A small step along one bar, to see how the score follows. */
const STEP = 0.1;

/** Of the score of a set of values: how the intervals of the bars carry over (delta method). */
export const valuesFitInterval = (
  values: readonly CompanyValue[],
  { bars, intervals }: Pick<GroupCulture, 'bars' | 'intervals'>,
): Interval | null => {
  const score = valuesSetFit(values, bars)?.score;
  if (score === undefined || intervals === null) return null;
  const parts = CULTURE_TYPES.map((type) => {
    const moved = valuesSetFit(values, { ...bars, [type]: bars[type] + STEP })?.score ?? score;
    const slope = (moved - score) / STEP;
    const towards = slope > 0 ? Infinity : -Infinity;
    return slope * errorTowards(bars[type], intervals.bars[type], towards);
  });
  return normalInterval(score, Math.hypot(...parts), [0, 100]);
};
