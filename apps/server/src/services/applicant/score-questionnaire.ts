import { isDeepStrictEqual } from 'node:util';
import {
  type CampaignProfile,
  type CampaignWeights,
  displayedScore,
  scorableProfile,
  SCORED_SECTIONS,
  type SectionIntegers,
} from '@cadran/contract';
import {
  type CandidateScores,
  candidateScorer,
  ENGINE_VERSION,
  pageTimesOf,
  sectionWeights,
} from '@cadran/scoring';
import type { AnswerItems } from '@cadran/contract';
import { storedAnswers } from '../questionnaire/present-questionnaire.ts';

/** What a campaign wishes for and how much each section weighs. */
export interface Wishes {
  readonly profile: CampaignProfile;
  readonly weights: CampaignWeights | null;
}

const sectionIntegers = (sections: CandidateScores['sections']): SectionIntegers =>
  Object.fromEntries(
    SCORED_SECTIONS.map((section) => {
      const { score } = sections[section];
      return [section, score === null ? null : displayedScore(score)];
    }),
  ) as SectionIntegers;

/** What is kept of the scores, with the engine's version and what they were computed against (scoring.md §0). */
export const scorerOf = ({ profile, weights }: Wishes) => {
  const score = candidateScorer(scorableProfile(profile), weights);
  return (items: AnswerItems) => {
    const { answers, timings } = storedAnswers(items);
    const scores = score({ ...answers, pageTimes: pageTimesOf(timings) });
    return {
      scores,
      engineVersion: scores.engineVersion,
      overall: scores.overall,
      displayed: scores.displayed,
      verdict: scores.verdict,
      quality: scores.quality.level,
      sectionScores: sectionIntegers(scores.sections),
      scoredProfile: { profile, weights },
    };
  };
};

interface Scored {
  readonly engineVersion: number | null;
  readonly scoredProfile: Wishes | null;
}

/** Whether the wishes or weights that count were changed after the scores were computed. */
export const targetChanged = ({ scoredProfile }: Scored, now: Wishes): boolean =>
  scoredProfile !== null &&
  !isDeepStrictEqual(
    [scorableProfile(scoredProfile.profile), sectionWeights(scoredProfile.weights)],
    [scorableProfile(now.profile), sectionWeights(now.weights)],
  );

/** Whether computing again could give other scores. */
export const isStale = (scored: Scored, now: Wishes): boolean =>
  scored.engineVersion !== null &&
  (scored.engineVersion !== ENGINE_VERSION || targetChanged(scored, now));
