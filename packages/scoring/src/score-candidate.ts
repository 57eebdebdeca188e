import { SCORED_SECTIONS, type ScoredSection } from '@cadran/contract/codes';
import type { CandidateAnswers } from './candidate-answers.ts';
import { type CultureMeasure, cultureOfClicks } from './culture/culture-measure.ts';
import type { DesiredProfile, SectionWeights } from './desired-profile.ts';
import type { Maybe, Versioned } from './engine-version.ts';
import { workPermitMustHave } from './facts/work-permit.ts';
import { type OverallFit, overallFit } from './overall/overall-fit.ts';
import { type CandidateSections, sectionScorer } from './overall/section-scorer.ts';
import { sectionWeights } from './overall/section-weights.ts';
import { type AnswerSheet, answerSheet } from './personality/answer-sheet.ts';
import { type PersonalityMeasure, personalityOfSheet } from './personality/personality-scores.ts';
import { type ReportComposites, reportComposites } from './personality/report-composites.ts';
import { type ResponseQuality, responseQuality } from './quality/response-quality.ts';
import { recordOf } from './record-of.ts';
import { SCREENING_KEY } from './screening-instrument.ts';
import type { ScreeningKey } from './screening-key.ts';
import { type ValuesMeasure, valuesOfAnswers } from './values/values-score.ts';

/** What the answers say of the person, whether or not the campaign has a target for it. */
export interface CandidateMeasures {
  readonly culture: CultureMeasure | null;
  readonly values: ValuesMeasure | null;
  readonly personality: PersonalityMeasure | null;
  readonly composites: ReportComposites | null;
}

/** Everything a report says in numbers; stored with its version (scoring.md §0). */
export interface CandidateScores extends OverallFit, Versioned {
  readonly sections: CandidateSections;
  readonly weights: Readonly<Record<ScoredSection, number>>;
  readonly measures: CandidateMeasures;
  readonly quality: ResponseQuality;
}

const measuresOf = (
  answers: CandidateAnswers,
  sheet: AnswerSheet | null,
  key: ScreeningKey,
): CandidateMeasures => {
  const personality = sheet && personalityOfSheet(sheet, key.personality);
  return {
    culture: cultureOfClicks(answers.culture, key.culture),
    values: valuesOfAnswers(answers.values, key.values),
    personality,
    composites: personality && reportComposites(personality),
  };
};

/** A campaign's scorer: what depends on the target alone is worked out once for all its candidates. */
export const candidateScorer = (
  target: DesiredProfile,
  ownWeights?: Maybe<SectionWeights>,
  key: ScreeningKey = SCREENING_KEY,
): ((answers: CandidateAnswers) => CandidateScores) => {
  const weights = sectionWeights(ownWeights);
  const scoreSections = sectionScorer(target);
  return (answers) => {
    const sheet = answerSheet(answers.personality, key.personality);
    const measures = measuresOf(answers, sheet, key);
    const sections = scoreSections(answers, measures);
    const scores = recordOf(SCORED_SECTIONS, (section) => sections[section].score);
    const mustHave = workPermitMustHave(target.individual, answers.individual);
    return {
      ...overallFit(scores, weights, mustHave),
      sections,
      weights,
      measures,
      quality: responseQuality({ answers, sheet, values: measures.values }, key),
    };
  };
};

/** A candidate's answers against a campaign's wishes: all sections, the overall and the verdict. */
export const scoreCandidate = (
  answers: CandidateAnswers,
  target: DesiredProfile,
  weights?: Maybe<SectionWeights>,
  key: ScreeningKey = SCREENING_KEY,
): CandidateScores => candidateScorer(target, weights, key)(answers);
