import { type Certainty, FIT_VERDICTS, type FitVerdict } from '@cadran/contract/codes';
import { isBelow } from '../arithmetic/thresholds.ts';
import type { ScorePrecision } from './score-precision.ts';

/** A verdict that at least this share of the replicates gives is very likely to come again, or likely. */
export const VERY_LIKELY_FROM = 0.9;
export const LIKELY_FROM = 0.7;

interface VerdictShare {
  readonly verdict: FitVerdict;
  readonly share: number;
}

/**
 * How sure a verdict is (docs/method/certainty.md#certainty-of-a-verdict). It is told beside the verdict and never
 * changes it.
 */
export interface VerdictCertainty {
  readonly certainty: Certainty;
  /** Of the verdict. */
  readonly share: number;
  /** Of an uncertain verdict: the most frequent other one. */
  readonly second: VerdictShare | null;
}

const certaintyOf = (share: number): Certainty => {
  if (!isBelow(share, VERY_LIKELY_FROM)) return 'very_likely';
  return isBelow(share, LIKELY_FROM) ? 'uncertain' : 'likely';
};

const secondOf = (shares: ScorePrecision['shares'], verdict: FitVerdict): VerdictShare | null =>
  FIT_VERDICTS.filter((other) => other !== verdict)
    .map((other) => ({ verdict: other, share: shares[other] }))
    .toSorted((a, b) => b.share - a.share)[0] ?? null;

export const verdictCertainty = (
  shares: ScorePrecision['shares'],
  verdict: FitVerdict,
): VerdictCertainty => {
  const share = shares[verdict];
  const certainty = certaintyOf(share);
  const second = certainty === 'uncertain' ? secondOf(shares, verdict) : null;
  return { certainty, share, second };
};
