import { AUDIT_LIMITS, CULTURE_TYPES, type CultureType } from '@cadran/contract/codes';
import { perType } from '../../culture/culture-score.ts';
import type { PerType } from '../../culture/rank-sums.ts';
import type { GroupCulture } from '../group-culture.ts';
import type { CultureIntervals } from '../intervals/culture-intervals.ts';
import { differenceInterval, type Interval } from '../intervals/interval.ts';
import { chanceBeyond, holm } from './holm.ts';

const { difference: SMALLEST, advice: ADVICE_FROM } = AUDIT_LIMITS;

/** How likely a difference this large is if there truly were one of 5 at most; 1: nothing to tell. */
export const differenceChance = (difference: number, interval: Interval): number =>
  Math.abs(difference) <= SMALLEST
    ? 1
    : chanceBeyond(difference, interval, Math.sign(difference) * SMALLEST);

/** Two groups, or one group at two moments, by their perceived bars (docs/method/audits.md#advice). */
export interface BarDifference {
  readonly difference: number;
  /** Null where one of the two has none. */
  readonly interval: Interval | null;
  /** Whether these answers show that they differ by more than 5. */
  readonly supported: boolean;
}

type Side = Pick<GroupCulture, 'respondents' | 'bars'> & {
  readonly intervals: Pick<CultureIntervals, 'bars'> | null;
};

export const barDifferences = (first: Side, second: Side): PerType<BarDifference> => {
  const enough = Math.min(first.respondents, second.respondents) >= ADVICE_FROM;
  const intervalOf = (type: CultureType): Interval | null =>
    first.intervals && second.intervals
      ? differenceInterval(
          first.bars[type],
          first.intervals.bars[type],
          second.bars[type],
          second.intervals.bars[type],
        )
      : null;
  const found = perType((type) => {
    const difference = second.bars[type] - first.bars[type];
    return { difference, interval: intervalOf(type) };
  });
  const supported = holm(
    CULTURE_TYPES.map((type) => {
      const { difference, interval } = found[type];
      return interval && enough ? differenceChance(difference, interval) : 1;
    }),
  );
  return perType((type, place) => ({ ...found[type], supported: supported[place] ?? false }));
};
