import {
  CULTURE_TYPES,
  type CultureType,
  MOTIVATIONS,
  type Motivation,
  VALUES,
} from '@cadran/contract/codes';
import type { SituationKey } from '../../culture/culture-measure.ts';
import { type CultureScores, NEUTRAL, perType } from '../../culture/culture-score.ts';
import type { Maybe } from '../../engine-version.ts';
import type { PerValue, ValueItemKey } from '../../values/values-score.ts';
import { noisyOrder, normal, type Random, toScale } from '../random.ts';

/** Points of a culture profile that weigh as much as one deviation of a single judgement. */
const CULTURE_STEP = 10;

/** Clicks that mix the campaign's target with the person's own preference. */
export const clickCulture = (
  random: Random,
  situations: readonly SituationKey[],
  target: Maybe<CultureScores>,
  affinity: number,
): Record<string, CultureType> => {
  const taste = perType(
    (type) =>
      (affinity * ((target?.[type] ?? NEUTRAL) - NEUTRAL)) / CULTURE_STEP +
      (1 - affinity) * normal(random),
  );
  const clicks: Record<string, CultureType> = {};
  for (const { id } of situations) {
    const [first] = noisyOrder(random, CULTURE_TYPES, (type) => taste[type], 1);
    clicks[id] = first ?? 'clan';
  }
  return clicks;
};

/** Ratings that mix the campaign's target with the person's own side of the circle. */
export const rateValues = (
  random: Random,
  items: readonly ValueItemKey[],
  target: Maybe<PerValue<number>>,
  affinity: number,
): Record<string, number> => {
  const usual = 3.8 + 0.8 * normal(random);
  const lean = 2 * Math.PI * random();
  const step = (2 * Math.PI) / VALUES.length;
  const targetMean = target
    ? VALUES.reduce((total, value) => total + target[value], 0) / VALUES.length
    : 0;
  const answers: Record<string, number> = {};
  for (const { id, value } of items) {
    const own = 1.5 * Math.cos(VALUES.indexOf(value) * step - lean);
    const asked = target ? target[value] - targetMean : 0;
    const felt = usual + affinity * asked + (1 - affinity) * own + 0.8 * normal(random);
    answers[id] = toScale(felt, -1, 7);
  }
  return answers;
};

/** A ranking that is closer to the target the greater the affinity. */
export const rankMotivations = (
  random: Random,
  target: Maybe<readonly Motivation[]>,
  affinity: number,
): Motivation[] => {
  const appeal = (motivation: Motivation): number =>
    target ? -affinity * target.indexOf(motivation) : 0;
  return noisyOrder(random, MOTIVATIONS, appeal, 2);
};
