import { SCORED_SECTIONS } from '@cadran/contract/codes';
import { DEFAULT_WEIGHTS, type MustHave, overallFit, type SectionScores } from '@cadran/scoring';
import type { ApplicantData } from '../applicant-data.ts';
import { randomApplicant } from './random-applicant.ts';

/** A finished applicant whose every section scores the same, so that the overall is that number. */
export const applicantScoring = (percent: number, mustHave: MustHave = 'met'): ApplicantData => {
  const applicant = randomApplicant(7);
  const scores = Object.fromEntries(
    SCORED_SECTIONS.map((section) => [section, percent]),
  ) as SectionScores;
  if (!applicant.scores) throw new Error('a finished one');
  return {
    ...applicant,
    scores: { ...applicant.scores, ...overallFit(scores, DEFAULT_WEIGHTS, mustHave) },
  };
};
