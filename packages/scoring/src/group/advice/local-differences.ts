import { AUDIT_LIMITS, CULTURE_TYPES } from '@cadran/contract/codes';
import { differenceInterval } from '../intervals/interval.ts';
import type { GroupDifference, ServedGroup } from './served-groups.ts';
import { differenceChance } from './supported-differences.ts';

export interface LocalDifference extends GroupDifference {
  readonly chance: number;
}

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
            const chance =
              high.intervals && low.intervals
                ? differenceChance(
                    difference,
                    differenceInterval(
                      low.bars[culture],
                      low.intervals[culture],
                      high.bars[culture],
                      high.intervals[culture],
                    ),
                  )
                : 1;
            return { culture, groups: [high, low], difference, chance };
          }),
        ),
    )
    .toSorted((a, b) => b.difference - a.difference);
};
