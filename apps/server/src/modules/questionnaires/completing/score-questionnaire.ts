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
  type CandidateScores,
  candidateScorer,
  ENGINE_VERSION,
  pageTimesOf,
  sectionWeights,
} from '@cadran/scoring';
import type { AnswerItems } from '@cadran/contract';
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
  const overall = precision?.overall ?? null;
  return {
    intervalLow: overall && displayedScore(overall.low),
    intervalHigh: overall && displayedScore(overall.high),
    certainty: overall && overall.certainty,
    verdictShare: overall && overall.share,
    secondVerdict: overall?.second?.verdict ?? null,
    secondShare: overall?.second?.share ?? null,
  };
};

/** Computes the columns to store, with the engine's version and the target used (scoring.md §0). */
export const createScorer = ({ profile, weights }: ScoringTarget) => {
  const score = candidateScorer(toScoringTarget(profile), weights);
  return (items: AnswerItems, questionnaireId: string) => {
    const { answers, timings } = parseStoredAnswers(items);
    const scores = score({ ...answers, pageTimes: pageTimesOf(timings) }, questionnaireId);
    return {
      scores,
      engineVersion: scores.engineVersion,
      overall: scores.overall,
      displayed: scores.displayed,
      verdict: scores.verdict,
      ...certaintyColumns(scores),
      quality: scores.quality.level,
      sectionScores: sectionIntegers(scores.sections),
      scoredProfile: { profile, weights },
    };
  };
};

interface Scored {
  readonly engineVersion: number | null;
  readonly scoredProfile: ScoringTarget | null;
}

/** Whether the target or weights changed since the scores were computed. */
export const isTargetChanged = ({ scoredProfile }: Scored, now: ScoringTarget): boolean =>
  scoredProfile !== null &&
  !isDeepStrictEqual(
    [toScoringTarget(scoredProfile.profile), sectionWeights(scoredProfile.weights)],
    [toScoringTarget(now.profile), sectionWeights(now.weights)],
  );

/** Whether recomputing could give other scores. */
export const isStale = (scored: Scored, now: ScoringTarget): boolean =>
  scored.engineVersion !== null &&
  (scored.engineVersion !== ENGINE_VERSION || isTargetChanged(scored, now));
