import {
  displayedScore,
  displayedShares,
  FIT_VERDICTS,
  type FitVerdict,
} from '@cadran/contract/codes';
import { mean } from '../arithmetic/vectors.ts';
import { fitVerdict } from '../overall/fit-verdict.ts';
import { recordOf } from '../record-of.ts';
import type { Replicates } from './noise/replicates.ts';

/**
 * Where a score probably lies, and how often its replicates fall into each verdict (docs/method/certainty.md#interval).
 */
export interface ScorePrecision {
  /** The 10th and the 90th percentile of the replicates. */
  readonly low: number;
  readonly high: number;
  /** In whole percent that add up to 100, as they are shown. */
  readonly shares: Readonly<Record<FitVerdict, number>>;
}

export const LOW = 0.1;
export const HIGH = 0.9;

/** Quantile of type 7 of sorted numbers. */
const quantileOf = (sorted: Replicates, p: number): number => {
  const position = (sorted.length - 1) * p;
  const rank = Math.floor(position);
  const low = sorted[rank] ?? 0;
  return low + (position - rank) * ((sorted[rank + 1] ?? low) - low);
};

const sharesOf = (replicates: Replicates): ScorePrecision['shares'] => {
  const counts = { fits: 0, can_adapt: 0, does_not_fit: 0 };
  for (const score of replicates) counts[fitVerdict(displayedScore(score))] += 1;
  const shares = displayedShares(
    FIT_VERDICTS.map((verdict) => counts[verdict]),
    1,
    0.01,
  );
  return recordOf(FIT_VERDICTS, (_, place) => shares[place] ?? 0);
};

/**
 * Noise on noise pulls similarities down: replicates are shifted until their mean is the score, then kept within
 * 0 and `max`. An interval always holds its score, which a very skewed set of replicates could leave out.
 */
export const scorePrecision = (
  replicates: Replicates,
  score: number,
  uncapped = score,
  max = 100,
): ScorePrecision => {
  const shift = uncapped - mean(replicates);
  const kept = replicates.map((drawn) => Math.min(max, Math.max(0, drawn + shift))).toSorted();
  return {
    low: Math.min(score, quantileOf(kept, LOW)),
    high: Math.max(score, quantileOf(kept, HIGH)),
    shares: sharesOf(kept),
  };
};

/** Of a score without noise: facts are as they are. */
export const exactPrecision = (score: number): ScorePrecision => {
  const verdict = fitVerdict(displayedScore(score));
  return {
    low: score,
    high: score,
    shares: recordOf(FIT_VERDICTS, (one) => (one === verdict ? 1 : 0)),
  };
};
