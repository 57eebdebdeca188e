import { z } from 'zod';
import { distinctList, inOrder, stepOf } from '../../base/builders.ts';
import { CAMPAIGN_LIMITS, MOTIVATIONS, TRAITS, VALUE_RATINGS } from '../../../codes/index.ts';

const { cultureSum, traitMin, traitMax, traitStep } = CAMPAIGN_LIMITS;

const share = z.int().min(0).max(cultureSum);

/** Whole percentages, so that four linked sliders make exactly 100. */
export const cultureTarget = z
  .strictObject({ clan: share, adhocracy: share, market: share, hierarchy: share })
  .refine(
    (target) => target.clan + target.adhocracy + target.market + target.hierarchy === cultureSum,
    { params: { rule: `sum:${cultureSum}` } },
  );

const rating = stepOf(VALUE_RATINGS);

/** All ten, on the scale on which candidates answer. */
export const valuesTarget = z.strictObject({
  self_direction: rating,
  stimulation: rating,
  hedonism: rating,
  achievement: rating,
  power: rating,
  security: rating,
  conformity: rating,
  tradition: rating,
  benevolence: rating,
  universalism: rating,
});

const tScore = z.int().min(traitMin).max(traitMax).multipleOf(traitStep);
const interval = z.strictObject({ min: tScore, max: tScore }).refine(({ min, max }) => min < max, {
  path: ['max'],
  params: { rule: 'order' },
});

/** The traits that matter, each with its interval of T; a trait left out is not required. */
export const personalityTarget = z
  .partialRecord(z.enum(TRAITS), interval)
  .refine((target) => Object.keys(target).length > 0, { params: { rule: 'min_items:1' } })
  .overwrite(inOrder(TRAITS));

/** All ten, most important first. */
export const motivationsTarget = distinctList(z.enum(MOTIVATIONS), MOTIVATIONS.length).min(
  MOTIVATIONS.length,
);
