import { z } from 'zod';
import { QUESTIONNAIRE_STATUSES } from '../../codes/index.ts';
import { id, listQuery } from '../basics.ts';
import { respondentCounts } from '../campaign/campaign.ts';

/** No answers, no segments, no time; the order is that of the ids, which are random. */
export const listedProfilingQuestionnaire = z.object({
  id,
  status: z.enum(QUESTIONNAIRE_STATUSES),
});

export const profilingQuestionnaireQuery = listQuery([]).omit({ q: true, sort: true });

/** Counts by campaign. */
export const profilingCampaignCounts = z.object({
  campaignId: id,
  campaignName: z.string(),
  respondents: respondentCounts,
});

/** Null: too few people, or so few elsewhere that this number would give theirs away. */
const unitProgress = z.object({
  unitId: id,
  expectedHeadcount: z.int().nullable(),
  completed: z.int().nullable(),
  /** Per cent, whole; null without a head-count. */
  responseRate: z.int().nullable(),
});

export const profilingProgress = z.object({
  respondents: respondentCounts,
  expectedHeadcount: z.int().nullable(),
  responseRate: z.int().nullable(),
  /** Null for a super administrator, whose path reads no answers. */
  units: z.array(unitProgress).nullable(),
});
export type ProfilingProgress = z.infer<typeof profilingProgress>;
export type UnitProgress = z.infer<typeof unitProgress>;
