import {
  displayedScore,
  LIMITS,
  SCORED_SECTIONS,
  type ScoredSection,
  SECTIONS_OF_HALF,
} from '@cadran/contract/codes';
import type { CandidateScores } from '@cadran/scoring';

const HIGHLIGHTS_MAX = 3;

/** Why a section is named; `measured` has an interval, `declared` is a fact as the person gave it. */
export type HighlightReason =
  | { readonly kind: 'strength' | 'gap' | 'partial'; readonly basis: 'measured' | 'declared' }
  | { readonly kind: 'unsure' | 'unanswered' }
  | { readonly kind: 'mustHaveFailed' | 'mustHaveUnanswered' };

export interface Highlight {
  readonly section: ScoredSection;
  readonly reason: HighlightReason;
}

interface Highlights {
  readonly strengths: readonly Highlight[];
  readonly checks: readonly Highlight[];
}

type Scored = Pick<CandidateScores, 'sections' | 'weights' | 'precision' | 'mustHave'> & {
  readonly quality: Pick<CandidateScores['quality'], 'level'>;
};

interface Ranked extends Highlight {
  /** How much it moves the result: distance to the limit times weight. */
  readonly rank: number;
}

const isAnswer = (section: ScoredSection): boolean =>
  SECTIONS_OF_HALF.answers.some((one) => one === section);

/** Null where the interval supports neither a strength nor a point to check. Limits are compared as displayed. */
const reasonOf = (scores: Scored, section: ScoredSection): HighlightReason | null => {
  const { status, score } = scores.sections[section];
  if (score === null) return null;
  if (status === 'unanswered') return { kind: 'unanswered' };
  const precision = scores.precision.sections[section];
  const low = displayedScore(precision?.low ?? score);
  const high = displayedScore(precision?.high ?? score);
  const basis = isAnswer(section) ? 'measured' : 'declared';
  if (low > LIMITS.fitsAbove) return { kind: 'strength', basis };
  if (high <= LIMITS.canAdaptAbove) return { kind: 'gap', basis };
  if (low <= LIMITS.canAdaptAbove) return { kind: 'unsure' };
  return high <= LIMITS.fitsAbove ? { kind: 'partial', basis } : null;
};

const mustHaveCheck = ({ mustHave }: Scored): readonly Ranked[] => {
  const rank = Number.POSITIVE_INFINITY;
  if (mustHave === 'failed')
    return [{ section: 'individual', reason: { kind: 'mustHaveFailed' }, rank }];
  return mustHave === 'unanswered'
    ? [{ section: 'individual', reason: { kind: 'mustHaveUnanswered' }, rank }]
    : [];
};

const firstOf = (ranked: readonly Ranked[]): Highlight[] =>
  ranked
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, HIGHLIGHTS_MAX)
    .map(({ section, reason }) => ({ section, reason }));

/**
 * Up to three strengths (the whole interval above "fits") and three points to check, what moves the result most first.
 * A refused answer is never counted against the person, and unreliable answers give neither.
 */
export const highlightsOf = (scores: Scored): Highlights => {
  const strengths: Ranked[] = [];
  const mustHave = mustHaveCheck(scores);
  const checks = [...mustHave];
  for (const section of SCORED_SECTIONS) {
    if (mustHave.some((check) => check.section === section)) continue;
    const weight = scores.weights[section];
    const { score } = scores.sections[section];
    if (weight === 0 || score === null) continue;
    if (scores.quality.level === 'unreliable' && isAnswer(section)) continue;
    const reason = reasonOf(scores, section);
    if (reason === null) continue;
    if (reason.kind === 'strength') {
      const low = scores.precision.sections[section]?.low ?? score;
      strengths.push({ section, reason, rank: weight * low });
    } else checks.push({ section, reason, rank: weight * (100 - score) });
  }
  return { strengths: firstOf(strengths), checks: firstOf(checks) };
};
