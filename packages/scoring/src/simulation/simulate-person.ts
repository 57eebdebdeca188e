import {
  CULTURE_TYPES,
  type CultureType,
  type Motivation,
  MOTIVATIONS,
  VALUES,
} from '@cadran/contract/codes';
import type { CandidateAnswers } from '../candidate-answers.ts';
import { NEUTRAL, perType } from '../culture/culture-score.ts';
import { recordOf } from '../record-of.ts';
import type { ScoredTarget } from '../scored-target.ts';
import { SCREENING_KEY, type ScreeningKey } from '../screening-key.ts';
import { noisyOrder, normal, type Random, toScale } from './random.ts';
import { simulateFacts } from './answers/simulated-facts.ts';
import { answerPersonality, latentFacets } from './answers/simulated-personality.ts';

/** Deviations of one judgement around what a person is like, and of people around what is asked for. */
const CULTURE_STEP = 10;
const VALUE_NOISE = 0.8;
const PLACE_NOISE = 1.2;
const PLACE_TASTE = 1.6;

/** One person who can answer several times: the traits stay, each answering has its own noise. */
export const simulatePerson = (
  random: Random,
  target: ScoredTarget,
  affinity: number,
  key: ScreeningKey = SCREENING_KEY,
): ((answering: Random) => CandidateAnswers) => {
  const taste = perType(
    (type) =>
      (affinity * ((target.culture?.[type] ?? NEUTRAL) - NEUTRAL)) / CULTURE_STEP +
      (1 - affinity) * normal(random),
  );
  const usual = 3.8 + 0.8 * normal(random);
  const lean = 2 * Math.PI * random();
  const felt = recordOf(VALUES, (value, place) => {
    const own = 1.5 * Math.cos((place * 2 * Math.PI) / VALUES.length - lean);
    const asked = (target.values?.[value] ?? usual) - usual;
    return usual + affinity * asked + (1 - affinity) * own;
  });
  const appeal = recordOf(
    MOTIVATIONS,
    (motivation: Motivation) =>
      PLACE_TASTE * normal(random) - affinity * (target.motivations?.indexOf(motivation) ?? 0),
  );
  const facets = latentFacets(random, target.personality ?? null, affinity);
  const facts = simulateFacts(random, target, affinity);
  return (answering) => ({
    culture: Object.fromEntries(
      key.culture.map(({ id }): [string, CultureType] => [
        id,
        noisyOrder(answering, CULTURE_TYPES, (type) => taste[type], 1)[0] ?? 'clan',
      ]),
    ),
    values: Object.fromEntries(
      key.values.map(({ id, value }) => [
        id,
        toScale(felt[value] + VALUE_NOISE * normal(answering), -1, 7),
      ]),
    ),
    personality: answerPersonality(answering, facets, key.personality),
    motivations: noisyOrder(answering, MOTIVATIONS, (one) => appeal[one], PLACE_NOISE),
    ...facts,
  });
};
