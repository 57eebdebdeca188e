import { AGREEMENT_STEPS, CULTURE_TYPES, MOTIVATIONS, VALUE_RATINGS } from '@cadran/contract/codes';
import { shuffle } from '@cadran/instruments/seeded-random';
import type { CandidateAnswers } from '../candidate-answers.ts';
import type { ScoredTarget } from '../scored-target.ts';
import { SCREENING_KEY, type ScreeningKey } from '../screening-key.ts';
import { pick, type Random } from './random.ts';
import { simulateFacts } from './answers/simulated-facts.ts';
import { simulatePageTimes } from './answers/simulated-page-times.ts';
import { answerPersonality, latentFacets } from './answers/simulated-personality.ts';
import { clickCulture, rankMotivations, rateValues } from './answers/simulated-preferences.ts';

export interface SimulatedCandidate {
  /** The campaign's target: facts are simulated only for what it asks about. */
  readonly profile?: ScoredTarget;
  /** 0: an average person; 1: one who matches the campaign's target. */
  readonly affinity?: number;
  readonly key?: ScreeningKey;
}

/** A complete questionnaire of an honest, attentive person. */
export const simulateCandidate = (
  random: Random,
  { profile = {}, affinity = 0, key = SCREENING_KEY }: SimulatedCandidate = {},
): CandidateAnswers => {
  const facets = latentFacets(random, profile.personality ?? null, affinity);
  const instructed = key.instructed.map(({ id, expected }) => [id, expected] as const);
  return {
    culture: clickCulture(random, key.culture, profile.culture, affinity),
    values: rateValues(random, key.values, profile.values, affinity),
    personality: {
      ...answerPersonality(random, facets, key.personality),
      ...Object.fromEntries(instructed),
    },
    motivations: rankMotivations(random, profile.motivations, affinity),
    ...simulateFacts(random, profile, affinity),
    pageTimes: simulatePageTimes(random, key, true),
  };
};

/** A respondent who clicks at random: every answer is equally likely (docs/method/scores.md#overall). */
export const simulateRandomClicks = (
  random: Random,
  key: ScreeningKey = SCREENING_KEY,
): CandidateAnswers => {
  const answer = <T>(ids: readonly { readonly id: string }[], of: readonly [T, ...T[]]) =>
    Object.fromEntries(ids.map(({ id }) => [id, pick(random, of)]));
  return {
    culture: answer(key.culture, CULTURE_TYPES),
    values: answer(key.values, VALUE_RATINGS),
    personality: answer([...key.personality, ...key.instructed], AGREEMENT_STEPS),
    motivations: shuffle(MOTIVATIONS, random),
    pageTimes: simulatePageTimes(random, key, false),
  };
};
