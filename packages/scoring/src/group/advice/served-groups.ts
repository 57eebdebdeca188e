import { CULTURE_TYPES, type CultureType, type Segmentation } from '@cadran/contract/codes';
import type { CultureScores } from '../../culture/culture-score.ts';
import type { PerType } from '../../culture/rank-sums.ts';
import type { Interval } from '../intervals/interval.ts';

/** A group whose results may be shown, with its perceived bars. */
export interface ServedGroup {
  readonly attribute: Segmentation;
  readonly value: string;
  readonly bars: CultureScores;
  /** Of published figures only. */
  readonly respondents?: number;
  readonly intervals?: PerType<Interval> | null;
}

export interface GroupDifference {
  readonly culture: CultureType;
  readonly groups: readonly [ServedGroup, ServedGroup];
  readonly difference: number;
}

/**
 * The largest difference on one bar between two groups of one attribute, the higher first: groups of
 * two attributes overlap, and their difference calls for no local plan.
 */
export const widestDifference = (groups: readonly ServedGroup[]): GroupDifference | null => {
  let widest: GroupDifference | null = null;
  for (const high of groups) {
    for (const low of groups) {
      if (high.attribute !== low.attribute) continue;
      for (const culture of CULTURE_TYPES) {
        const difference = high.bars[culture] - low.bars[culture];
        if (difference > (widest?.difference ?? 0))
          widest = { culture, groups: [high, low], difference };
      }
    }
  }
  return widest;
};
