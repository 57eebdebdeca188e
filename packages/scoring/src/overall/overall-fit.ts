import {
  displayedScore,
  LIMITS,
  type OverallHalf,
  SCORED_SECTIONS,
  type ScoredSection,
  SECTIONS_OF_HALF,
  type Verdict,
} from '@cadran/contract/codes';
import { ENGINE_VERSION, type Versioned } from '../engine-version.ts';
import type { MustHave } from '../facts/work-permit.ts';
import { fitVerdict } from './fit-verdict.ts';

/** With less weight than this there is no overall and no verdict (docs/method/scores.md#overall). */
export const SUFFICIENT_WEIGHT = 20;

/** A section's score, or null when it takes no part. */
export type SectionScores = Readonly<Record<ScoredSection, number | null>>;
export type Weights = Readonly<Record<ScoredSection, number>>;

export interface OverallFit extends Versioned {
  readonly overall: number | null;
  /** The integer to show, from which the verdict is taken. */
  readonly displayed: number | null;
  readonly verdict: Verdict;
  /** The means of what was answered and of the facts, shown beside the overall: one can hide the other. */
  readonly halves: Readonly<Record<OverallHalf, number | null>>;
  /** Sum of the weights of the active sections. */
  readonly weight: number;
  readonly mustHave: MustHave;
  /** True when the must-have lowered the overall: the reason to show. */
  readonly capped: boolean;
}

/** Weighted mean of the scores that there are. */
export const weightedMean = (
  of: readonly ScoredSection[],
  scores: SectionScores,
  weights: Weights,
): { mean: number | null; weight: number } => {
  let weight = 0;
  let total = 0;
  for (const section of of) {
    const score = scores[section];
    if (score === null) continue;
    weight += weights[section];
    total += weights[section] * score;
  }
  return { mean: weight === 0 ? null : total / weight, weight };
};

export const halvesOf = (scores: SectionScores, weights: Weights): OverallFit['halves'] => ({
  answers: weightedMean(SECTIONS_OF_HALF.answers, scores, weights).mean,
  facts: weightedMean(SECTIONS_OF_HALF.facts, scores, weights).mean,
});

/** Weighted mean of the active sections, its verdict and what bears on them (docs/method/scores.md#overall). */
export const overallFit = (
  scores: SectionScores,
  weights: Weights,
  mustHave: MustHave,
): OverallFit => {
  const { mean, weight } = weightedMean(SCORED_SECTIONS, scores, weights);
  const halves = halvesOf(scores, weights);
  const common = { engineVersion: ENGINE_VERSION, halves, weight, mustHave } as const;
  if (mean === null || weight < SUFFICIENT_WEIGHT) {
    return {
      ...common,
      overall: null,
      displayed: null,
      verdict: 'insufficient_basis',
      capped: false,
    };
  }
  const capped = mustHave === 'failed' && mean > LIMITS.canAdaptAbove;
  const overall = capped ? LIMITS.canAdaptAbove : mean;
  const displayed = displayedScore(overall);
  return { ...common, overall, displayed, verdict: fitVerdict(displayed), capped };
};
