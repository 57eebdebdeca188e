import { CULTURE_TYPES, GAP_LIMITS } from '@cadran/contract/codes';
import { isBelow } from '../arithmetic/thresholds.ts';
import { type CultureScores, perType } from '../culture/culture-score.ts';
import type { PerType } from '../culture/rank-sums.ts';
import type { Interval } from './intervals/interval.ts';

export interface CultureGap {
  /** Desired bar minus perceived bar. */
  readonly gap: number;
  /** 95 %; null in results of engine 1 and for several groups together. */
  readonly interval: Interval | null;
  /** `unclear`: the answers show neither a difference of more than 5 nor that there is none. */
  readonly level: 'priority' | 'attention' | 'keep' | 'unclear';
}

const levelOf = (size: number): CultureGap['level'] => {
  if (!isBelow(size, GAP_LIMITS.priority)) return 'priority';
  return isBelow(size, GAP_LIMITS.attention) ? 'keep' : 'attention';
};

/** By what the answers show (docs/method/audits.md#advice), not by the size of the gap alone. */
export const differenceLevel = (
  gap: number,
  interval: Interval | null,
  isSupported: boolean,
): CultureGap['level'] => {
  if (isSupported) return isBelow(Math.abs(gap), GAP_LIMITS.priority) ? 'attention' : 'priority';
  if (interval === null) return 'unclear';
  const isSmall = interval.every((end) => isBelow(Math.abs(end), GAP_LIMITS.attention));
  return isSmall ? 'keep' : 'unclear';
};

/** Desired minus perceived culture (docs/method/audits.md#group-figures), with the levels of engine 1. */
export const cultureGaps = (
  perceived: CultureScores,
  desired: CultureScores,
): PerType<CultureGap> =>
  perType((type) => {
    const gap = desired[type] - perceived[type];
    return { gap, interval: null, level: levelOf(Math.abs(gap)) };
  });

/** How much would have to move from one type to another: half the sum of all gaps. */
export const totalGap = (perceived: CultureScores, desired: CultureScores): number =>
  CULTURE_TYPES.reduce((total, type) => total + Math.abs(desired[type] - perceived[type]), 0) / 2;
