import { z } from 'zod';
import { CAMPAIGN_LIMITS, SCORED_SECTIONS, TRAITS } from '../../../codes/index.ts';
import { bilingual, inOrder } from '../../base/builders.ts';

/** What can have a reason: the target of a section, the range of one trait, the weights, the questions. */
export const REASONED = [...SCORED_SECTIONS, ...TRAITS, 'weights', 'questions'] as const;
export type Reasoned = (typeof REASONED)[number];

/** Why a target is what it is, for whoever reads or changes it later. Nothing is computed from it. */
export const targetReasons = z
  .partialRecord(z.enum(REASONED), bilingual(CAMPAIGN_LIMITS.reasonMax))
  .overwrite(inOrder(REASONED));
export type TargetReasons = z.infer<typeof targetReasons>;
