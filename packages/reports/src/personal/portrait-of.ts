import type { Motivation } from '@cadran/contract/codes';
import {
  type CultureMeasure,
  isCompleteMotivations,
  type PersonalityMeasure,
  type ReportComposites,
  type ValuesMeasure,
} from '@cadran/scoring';
import type { CandidateReportData } from '../candidate-report-data.ts';

/** The parts that were asked and fully answered. */
export interface Portrait {
  readonly culture: CultureMeasure | null;
  readonly values: ValuesMeasure | null;
  readonly personality: PersonalityMeasure | null;
  readonly composites: ReportComposites | null;
  readonly motivations: readonly Motivation[] | null;
}

export const portraitOf = ({ scores, questionnaire }: CandidateReportData): Portrait => {
  const ranking = questionnaire.answers.motivations ?? [];
  const {
    culture = null,
    values = null,
    personality = null,
    composites = null,
  } = scores?.measures ?? {};
  return {
    culture,
    values,
    personality,
    composites,
    motivations: isCompleteMotivations(ranking) ? ranking : null,
  };
};

export const isEmptyPortrait = (portrait: Portrait): boolean =>
  Object.values(portrait).every((part) => part === null);
