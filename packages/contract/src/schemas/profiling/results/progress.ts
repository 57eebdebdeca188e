import { z } from 'zod';
import { QUESTIONNAIRE_STATUSES } from '../../../codes/index.ts';
import { date, id } from '../../base/basics.ts';
import { respondentCounts } from '../../campaign/campaign.ts';

/** How many are in progress and how many finished, rounded down to multiples of five. No ids: they would date answers. */
export const profilingQuestionnaireCount = z.object({
  status: z.enum(QUESTIONNAIRE_STATUSES),
  count: z.int(),
});

/** Counts by campaign. */
export const profilingCampaignCounts = z.object({
  campaignId: id,
  campaignName: z.string(),
  respondents: respondentCounts,
});

/** As of the last snapshot. Null: too few people, or so few elsewhere that this number would give theirs away. */
const unitProgress = z.object({
  unitId: id,
  expectedHeadcount: z.int().nullable(),
  completed: z.int().nullable(),
  /** Per cent, whole, above 100 if more answered than were expected; null without a head-count. */
  responseRate: z.int().nullable(),
});

/** Live in all, rounded down to multiples of five; by unit as of the last snapshot. */
export const profilingProgress = z.object({
  respondents: respondentCounts,
  expectedHeadcount: z.int().nullable(),
  responseRate: z.int().nullable(),
  /** When the answers by unit were frozen; null: there is no snapshot yet. */
  unitsAsOf: date.nullable(),
  /** Null for a super administrator, whose path reads no answers. */
  units: z.array(unitProgress).nullable(),
});
export type ProfilingProgress = z.infer<typeof profilingProgress>;
export type UnitProgress = z.infer<typeof unitProgress>;
