import { GAP_LIMITS } from '@cadran/contract/codes';
import { isBelow } from '../arithmetic/thresholds.ts';
import { type CultureScores, perType } from '../culture/culture-score.ts';
import type { PerType } from '../culture/rank-sums.ts';

export interface CultureGap {
  /** Desired bar minus perceived bar. */
  readonly gap: number;
  readonly level: 'priority' | 'attention' | 'keep';
}

const levelOf = (size: number): CultureGap['level'] => {
  if (!isBelow(size, GAP_LIMITS.priority)) return 'priority';
  return isBelow(size, GAP_LIMITS.attention) ? 'keep' : 'attention';
};

/** Between the culture people find and the one they wish for (scoring.md §9). */
export const cultureGaps = (
  perceived: CultureScores,
  desired: CultureScores,
): PerType<CultureGap> =>
  perType((type) => {
    const gap = desired[type] - perceived[type];
    return { gap, level: levelOf(Math.abs(gap)) };
  });
