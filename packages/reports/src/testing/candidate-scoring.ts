import { SCORED_SECTIONS } from '@cadran/contract/codes';
import {
  type CandidatePrecision,
  DEFAULT_WEIGHTS,
  type MustHave,
  overallFit,
  type SectionScores,
} from '@cadran/scoring';
import type { CandidateReportData } from '../candidate-report-data.ts';
import { randomCandidate } from './random-candidate.ts';

type Sure = NonNullable<CandidatePrecision['overall']>;

interface Scoring {
  readonly mustHave?: MustHave;
  readonly sure?: Partial<Sure>;
}

/** A completed candidate whose sections all have this score, so that the overall has it too. */
export const candidateScoring = (
  percent: number,
  { mustHave = 'met', sure = {} }: Scoring = {},
): CandidateReportData => {
  const candidate = randomCandidate(7);
  const scores = Object.fromEntries(
    SCORED_SECTIONS.map((section) => [section, percent]),
  ) as SectionScores;
  if (!candidate.scores) throw new Error('a finished one');
  const overall: Sure = {
    low: Math.max(0, percent - 6),
    high: Math.min(100, percent + 6),
    shares: { fits: 0.95, can_adapt: 0.04, does_not_fit: 0.01 },
    certainty: 'very_likely',
    share: 0.95,
    second: null,
    ...sure,
  };
  return {
    ...candidate,
    scores: {
      ...candidate.scores,
      ...overallFit(scores, DEFAULT_WEIGHTS, mustHave),
      leftOut: [],
      precision: { ...candidate.scores.precision, overall },
    },
  };
};
