import { SCORED_SECTIONS, type ScoredSection } from '@cadran/contract/codes';
import type { CandidateAnswers } from './candidate-answers.ts';
import { type CultureMeasure, cultureOfClicks } from './culture/culture-measure.ts';
import { ENGINE_VERSION, type Maybe, type Versioned } from './engine-version.ts';
import { workPermitMustHave } from './facts/work-permit.ts';
import { type OverallFit, overallFit, type Weights } from './overall/overall-fit.ts';
import { type CandidateSections, sectionScorer } from './overall/section-scorer.ts';
import { sectionWeights } from './overall/section-weights.ts';
import { answerSheet } from './personality/answer-sheet.ts';
import { compareTraits } from './personality/adopted-norms.ts';
import { facetAnswers } from './personality/facet-answers.ts';
import { type PersonalityMeasure, personalityOfFacets } from './personality/personality-scores.ts';
import { type ReportComposites, reportComposites } from './personality/report-composites.ts';
import { type CandidatePrecision, candidatePrecision } from './precision/candidate-precision.ts';
import { noisySections } from './precision/noise/noisy-sections.ts';
import { type ResponseQuality, responseQuality } from './quality/response-quality.ts';
import { recordOf } from './record-of.ts';
import type { ScoredTarget, SectionWeights } from './scored-target.ts';
import { SCREENING_KEY, type ScreeningKey } from './screening-key.ts';
import { type ValuesMeasure, valuesOfAnswers } from './values/values-score.ts';

/** What the answers say of the person, whether or not the campaign has a target for it. */
export interface CandidateMeasures {
  readonly culture: CultureMeasure | null;
  readonly values: ValuesMeasure | null;
  readonly personality: PersonalityMeasure | null;
  readonly composites: ReportComposites | null;
}

/** The scores without how sure they are. */
export interface PointScores extends OverallFit, Versioned {
  readonly sections: CandidateSections;
  /** Sections without a score because too much of them was left out: the overall says so. */
  readonly leftOut: readonly ScoredSection[];
  readonly weights: Weights;
  readonly measures: CandidateMeasures;
  readonly quality: ResponseQuality;
}

/** Everything a report says in numbers; stored with its version (docs/method/scores.md#shared-rules). */
export interface CandidateScores extends PointScores {
  readonly precision: CandidatePrecision;
}

/** Scores as they are stored, by whichever version of the engine. */
export type StoredScores = Omit<CandidateScores, 'engineVersion'> & {
  readonly engineVersion: number;
};

const isCurrent = (stored: StoredScores): stored is CandidateScores =>
  stored.engineVersion === ENGINE_VERSION;

/** Null for scores of another version, which are computed again rather than reinterpreted. */
export const readScores = (stored: StoredScores | null): CandidateScores | null =>
  stored && isCurrent(stored) ? stored : null;

/** What depends on the target alone is computed once for all candidates of a campaign. */
const evaluator = (target: ScoredTarget, ownWeights: Maybe<SectionWeights>, key: ScreeningKey) => {
  const weights = sectionWeights(ownWeights);
  const scoreSections = sectionScorer(target);
  return (answers: CandidateAnswers) => {
    const sheet = answerSheet(answers.personality, key.personality);
    const facets = sheet && facetAnswers(sheet, key.personality);
    const positions = facets && personalityOfFacets(facets);
    const personality =
      positions && target.norms
        ? { ...positions, compared: compareTraits(positions.traits, target.norms) }
        : positions;
    const measures: CandidateMeasures = {
      culture: cultureOfClicks(answers.culture, key.culture),
      values: valuesOfAnswers(answers.values, key.values),
      personality,
      composites: personality && reportComposites(personality),
    };
    const sections = scoreSections(answers, measures);
    const scores = recordOf(SCORED_SECTIONS, (section) => sections[section].score);
    const mustHave = workPermitMustHave(target.individual, answers.individual);
    const points: PointScores = {
      ...overallFit(scores, weights, mustHave),
      sections,
      leftOut: SCORED_SECTIONS.filter((section) => sections[section].status === 'left_out'),
      weights,
      measures,
      quality: responseQuality({ answers, sheet, values: measures.values }, key),
    };
    return { points, scores, facets };
  };
};

/** Scores alone, for simulations that need no replicates. */
export const pointScorer = (
  target: ScoredTarget,
  weights?: Maybe<SectionWeights>,
  key: ScreeningKey = SCREENING_KEY,
): ((answers: CandidateAnswers) => PointScores) => {
  const evaluate = evaluator(target, weights, key);
  return (answers) => evaluate(answers).points;
};

/** Scores with how sure they are; the questionnaire's id seeds its replicates. */
export const candidateScorer = (
  target: ScoredTarget,
  weights?: Maybe<SectionWeights>,
  key: ScreeningKey = SCREENING_KEY,
): ((answers: CandidateAnswers, questionnaireId: string) => CandidateScores) => {
  const evaluate = evaluator(target, weights, key);
  const drawNoisy = noisySections(target);
  return (answers, questionnaireId) => {
    const { points, scores, facets } = evaluate(answers);
    const { sections, measures } = points;
    const seed = `${questionnaireId}/${ENGINE_VERSION}`;
    const noisy = drawNoisy({ facets, measures, sections }, seed);
    const answered = recordOf(SCORED_SECTIONS, (section) =>
      sections[section].status === 'scored' ? scores[section] : null,
    );
    return {
      ...points,
      precision: candidatePrecision(points, scores, answered, noisy, points.weights),
    };
  };
};

/** Scores a candidate's answers against a campaign's target: sections, overall and verdict. */
export const scoreCandidate = (
  answers: CandidateAnswers,
  target: ScoredTarget,
  weights?: Maybe<SectionWeights>,
  questionnaireId = '',
): CandidateScores => candidateScorer(target, weights)(answers, questionnaireId);
