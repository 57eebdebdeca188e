import { z } from 'zod';
import { date, id, pageQuery } from '../../base/basics.ts';
import { cultureTarget } from '../../screening/targets/psychometric-targets.ts';
import { organizationalUnit } from '../units.ts';

const choice = z.object({
  /** Null: the whole campaign; else a served unit or group of units. */
  unitId: id.nullable(),
  name: organizationalUnit.shape.name.nullable(),
  /** By link so many or more, see `roundedDown`. */
  respondents: z.int(),
  /** Whole per cent that make 100, ready to be a target. */
  perceived: cultureTarget,
  desired: cultureTarget,
});

/** Of the caller's organisation by default, and of one audit if it is named. */
export const cultureTargetsQuery = pageQuery.extend({
  organizationId: id.optional(),
  campaignId: id.optional(),
});

export const cultureTargetSource = z.object({
  campaignId: id,
  campaignName: z.string(),
  takenAt: date,
  /** Whether numbers of respondents are rounded down, as by link. */
  roundedDown: z.boolean(),
  /** The whole first. */
  choices: z.array(choice),
});
export type CultureTargetSource = z.infer<typeof cultureTargetSource>;
