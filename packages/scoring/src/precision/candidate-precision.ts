import {
  LIMITS,
  type OverallHalf,
  SCORED_SECTIONS,
  type ScoredSection,
  SECTIONS_OF_HALF,
} from '@cadran/contract/codes';
import {
  type OverallFit,
  type SectionScores,
  weightedMean,
  type Weights,
} from '../overall/overall-fit.ts';
import { recordOf } from '../record-of.ts';
import { replicate, REPLICATES, type Replicates } from './noise/replicates.ts';
import { exactPrecision, type ScorePrecision, scorePrecision } from './score-precision.ts';
import { type VerdictCertainty, verdictCertainty } from './verdict-certainty.ts';

/**
 * How sure the scores of a questionnaire are, from replicates of the whole scoring (docs/method/certainty.md#interval).
 */
export interface CandidatePrecision {
  readonly replicates: number;
  /** Null without an overall. */
  readonly overall: (ScorePrecision & VerdictCertainty) | null;
  /** What was answered, and the facts. */
  readonly halves: Readonly<Record<OverallHalf, ScorePrecision | null>>;
  /** Null where a section has no score or was not answered. */
  readonly sections: Readonly<Record<ScoredSection, ScorePrecision | null>>;
}

/** The replicates of the sections with noise; the others are as they are. */
export type NoisySections = Readonly<Partial<Record<ScoredSection, Replicates>>>;

/** The weighted mean of some sections in each replicate, but for a constant: what has no noise only shifts it. */
const meanReplicates = (
  of: readonly ScoredSection[],
  scores: SectionScores,
  noisy: NoisySections,
  weights: Weights,
): Replicates => {
  const { weight } = weightedMean(of, scores, weights);
  const parts = of.flatMap((section) => {
    const drawn = noisy[section];
    return drawn && scores[section] !== null ? [{ share: weights[section] / weight, drawn }] : [];
  });
  let i = -1;
  return replicate(() => {
    i += 1;
    let mean = 0;
    for (const { share, drawn } of parts) mean += share * (drawn[i] ?? 0);
    return mean;
  });
};

/** `answered` has the scores of the sections that were: an unanswered one counts 0 and has no interval. */
export const candidatePrecision = (
  fit: OverallFit,
  scores: SectionScores,
  answered: SectionScores,
  noisy: NoisySections,
  weights: Weights,
): CandidatePrecision => {
  const precisionOf = (of: readonly ScoredSection[], score: number | null, max?: number) => {
    if (score === null) return null;
    const uncapped = weightedMean(of, scores, weights).mean ?? score;
    return scorePrecision(meanReplicates(of, scores, noisy, weights), score, uncapped, max);
  };
  const cap = fit.mustHave === 'failed' ? LIMITS.canAdaptAbove : undefined;
  const overall = precisionOf(SCORED_SECTIONS, fit.overall, cap);
  return {
    replicates: REPLICATES,
    overall:
      overall === null || fit.verdict === 'insufficient_basis'
        ? null
        : { ...overall, ...verdictCertainty(overall.shares, fit.verdict) },
    halves: {
      answers: precisionOf(SECTIONS_OF_HALF.answers, fit.halves.answers),
      facts: precisionOf(SECTIONS_OF_HALF.facts, fit.halves.facts),
    },
    sections: recordOf(SCORED_SECTIONS, (section) => {
      const score = answered[section];
      const drawn = noisy[section];
      if (score === null) return null;
      return drawn ? scorePrecision(drawn, score) : exactPrecision(score);
    }),
  };
};
