import {
  displayedScore,
  LIMITS,
  SCORED_SECTIONS,
  type ScoredSection,
  type Verdict,
} from '@cadran/contract/codes';
import { ENGINE_VERSION, type Versioned } from '../engine-version.ts';
import type { MustHave } from '../facts/work-permit.ts';
import { fitVerdict, nearLimit, type VerdictLimit } from './fit-verdict.ts';

/** The four sections that come from instruments; printed beside the overall, which CV sections can mask. */
const PSYCHOMETRIC: readonly ScoredSection[] = ['culture', 'values', 'personality', 'motivations'];

/** With less weight than this there is no overall and no verdict (scoring.md §5). */
export const SUFFICIENT_WEIGHT = 20;

/** A section's score, or null when it takes no part. */
export type SectionScores = Readonly<Record<ScoredSection, number | null>>;

export interface OverallFit extends Versioned {
  readonly overall: number | null;
  /** The integer to show, from which the verdict is taken. */
  readonly displayed: number | null;
  readonly verdict: Verdict;
  /** The limit the verdict is close to, if any. */
  readonly nearLimit: VerdictLimit | null;
  readonly psychometric: number | null;
  /** Sum of the weights of the active sections. */
  readonly weight: number;
  readonly mustHave: MustHave;
  /** True when the must-have lowered the overall: the reason to show. */
  readonly capped: boolean;
}

const weightedMean = (
  of: readonly ScoredSection[],
  scores: SectionScores,
  weights: Readonly<Record<ScoredSection, number>>,
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

/** Weighted mean of the active sections, its verdict and what bears on them (scoring.md §5). */
export const overallFit = (
  scores: SectionScores,
  weights: Readonly<Record<ScoredSection, number>>,
  mustHave: MustHave,
): OverallFit => {
  const { mean, weight } = weightedMean(SCORED_SECTIONS, scores, weights);
  const psychometric = weightedMean(PSYCHOMETRIC, scores, weights).mean;
  const common = { engineVersion: ENGINE_VERSION, psychometric, weight, mustHave } as const;
  if (mean === null || weight < SUFFICIENT_WEIGHT) {
    return {
      ...common,
      overall: null,
      displayed: null,
      verdict: 'insufficient_basis',
      nearLimit: null,
      capped: false,
    };
  }
  const capped = mustHave === 'failed' && mean > LIMITS.canAdaptAbove;
  const overall = capped ? LIMITS.canAdaptAbove : mean;
  const displayed = displayedScore(overall);
  return {
    ...common,
    overall,
    displayed,
    verdict: fitVerdict(displayed),
    /** A capped score rests on its limit for another reason than nearness. */
    nearLimit: capped ? null : nearLimit(displayed),
    capped,
  };
};
