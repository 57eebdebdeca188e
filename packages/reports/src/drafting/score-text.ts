import { displayedScore } from '@cadran/contract/codes';
import type { ScorePrecision } from '@cadran/scoring';
import type { Draft } from './draft.ts';

/** The interval as displayed integers; null where it is not known, or where a score has no noise. */
export const shownInterval = (
  precision: Pick<ScorePrecision, 'low' | 'high'> | null,
): readonly [low: number, high: number] | null => {
  if (precision === null) return null;
  const [low, high] = [displayedScore(precision.low), displayedScore(precision.high)];
  return low === high ? null : [low, high];
};

/** "76 / 100, probably 70 to 82"; the score alone where there is no interval. */
export const scoreText = (
  { words, write }: Draft,
  score: number | null,
  precision: ScorePrecision | null,
): string => {
  const texts = words.scores;
  if (score === null) return texts.notScored;
  const shown = texts.outOf(write.score(score));
  const interval = shownInterval(precision);
  return interval === null
    ? shown
    : texts.probably(shown, write.number(interval[0]), write.number(interval[1]));
};
