import { AUDIT_LIMITS, CULTURE_TYPES } from '@cadran/contract/codes';
import { differenceInterval, type Interval } from '../intervals/interval.ts';
import type { GroupDifference, ServedGroup } from './served-groups.ts';
import { differenceChance } from './supported-differences.ts';

export interface LocalDifference extends GroupDifference {
  readonly chance: number;
}

/** Null in results of engine 1. */
export const localDifferenceInterval = ({
  culture,
  groups: [high, low],
}: Pick<GroupDifference, 'culture' | 'groups'>): Interval | null =>
  high.intervals && low.intervals
    ? differenceInterval(
        low.bars[culture],
        low.intervals[culture],
        high.bars[culture],
        high.intervals[culture],
      )
    : null;

/** Every pair of groups of one attribute on every bar, the higher group first, the widest difference first. */
export const localDifferences = (groups: readonly ServedGroup[]): readonly LocalDifference[] => {
  const large = groups.filter(({ respondents }) => (respondents ?? 0) >= AUDIT_LIMITS.advice);
  return large
    .flatMap((one, place) =>
      large
        .slice(place + 1)
        .filter((other) => other.attribute === one.attribute)
        .flatMap((other) =>
          CULTURE_TYPES.map((culture): LocalDifference => {
            const isHigher = one.bars[culture] >= other.bars[culture];
            const [high, low] = isHigher ? [one, other] : [other, one];
            const difference = high.bars[culture] - low.bars[culture];
            const found = { culture, groups: [high, low] as const, difference };
            const interval = localDifferenceInterval(found);
            return { ...found, chance: interval ? differenceChance(difference, interval) : 1 };
          }),
        ),
    )
    .toSorted((a, b) => b.difference - a.difference);
};
