import { isDeepStrictEqual } from 'node:util';
import {
  type CampaignTarget,
  type CampaignWeights,
  displayedScore,
  toScoringTarget,
  SCORED_SECTIONS,
  type DisplayedSectionScores,
} from '@cadran/contract';
import {
  type AdoptedNorms,
  type CandidateScores,
  ENGINE_VERSION,
  pageTimesOf,
  sectionWeights,
} from '@cadran/scoring';
import type { AnswerItems } from '@cadran/contract';
import type { ComputeScores, ScoreRequest } from '../../../scoring/compute-scores.ts';
import { parseStoredAnswers } from '../present-questionnaire.ts';

/** A campaign's target with the weight of each section. */
export interface ScoringTarget {
  readonly profile: CampaignTarget;
  readonly weights: CampaignWeights | null;
}

const sectionIntegers = (sections: CandidateScores['sections']): DisplayedSectionScores =>
  Object.fromEntries(
    SCORED_SECTIONS.map((section) => {
      const { score } = sections[section];
      return [section, score === null ? null : displayedScore(score)];
    }),
  ) as DisplayedSectionScores;

/** What lists show of how sure a score is; nothing without an overall. */
const certaintyColumns = ({ precision }: CandidateScores) => {
  const overall = precision.overall;
  return {
    intervalLow: overall && displayedScore(overall.low),
    intervalHigh: overall && displayedScore(overall.high),
    certainty: overall && overall.certainty,
  };
};

interface AnsweredQuestionnaire {
  readonly id: string;
  readonly items: AnswerItems;
  /** The norms in use for the language it was answered in. */
  readonly norms?: AdoptedNorms | undefined;
}

export const scoreRequest = (
  { profile, weights }: ScoringTarget,
  questionnaires: readonly AnsweredQuestionnaire[],
  norms?: AdoptedNorms,
): ScoreRequest => ({
  target: { ...toScoringTarget(profile), ...(norms && { norms }) },
  weights,
  people: questionnaires.map(({ id, items }) => {
    const { answers, timings } = parseStoredAnswers(items);
    return { id, answers: { ...answers, pageTimes: pageTimesOf(timings) } };
  }),
});

/** The columns to store, with the engine's version and the target used. */
export const scoreColumns = (
  { profile, weights }: ScoringTarget,
  scores: CandidateScores,
  norms?: AdoptedNorms,
) => ({
  scores,
  engineVersion: scores.engineVersion,
  overall: scores.overall,
  displayed: scores.displayed,
  verdict: scores.verdict,
  ...certaintyColumns(scores),
  quality: scores.quality.level,
  sectionScores: sectionIntegers(scores.sections),
  scoredProfile: { profile, weights, ...(norms && { norms: norms.id }) },
});

/** Those of the same norms are scored together. */
export const scoreQuestionnaires = async (
  compute: ComputeScores,
  target: ScoringTarget,
  questionnaires: readonly AnsweredQuestionnaire[],
) => {
  const columns = new Map<string, ReturnType<typeof scoreColumns>>();
  for (const norms of new Set(questionnaires.map((one) => one.norms))) {
    const alike = questionnaires.filter((one) => one.norms === norms);
    const scored = await compute(scoreRequest(target, alike, norms));
    for (const [place, { id }] of alike.entries()) {
      const scores = scored[place];
      if (scores) columns.set(id, scoreColumns(target, scores, norms));
    }
  }
  return questionnaires.map(({ id }) => {
    const own = columns.get(id);
    if (!own) throw new Error('A questionnaire was left without scores.');
    return { id, columns: own };
  });
};

interface Scored {
  readonly engineVersion: number | null;
  readonly scoredProfile: ScoringTarget | null;
  /** Computed by other norms than those in use now. */
  readonly otherNorms: boolean;
}

/** Whether the target or weights changed since the scores were computed. */
export const isTargetChanged = (
  { scoredProfile }: Pick<Scored, 'scoredProfile'>,
  now: ScoringTarget,
): boolean =>
  scoredProfile !== null &&
  !isDeepStrictEqual(
    [toScoringTarget(scoredProfile.profile), sectionWeights(scoredProfile.weights)],
    [toScoringTarget(now.profile), sectionWeights(now.weights)],
  );

/** Whether recomputing could give other scores. */
export const isStale = (scored: Scored, now: ScoringTarget): boolean =>
  scored.engineVersion !== null &&
  (scored.engineVersion !== ENGINE_VERSION || isTargetChanged(scored, now) || scored.otherNorms);
