import { z } from 'zod';
import { LIMITS, PROFILING_LIMITS } from '../../codes/index.ts';
import { id, listQuery } from '../basics.ts';
import {
  CAMPAIGN_SORTING,
  campaignFields,
  campaignFilter,
  campaignSummary,
  newCampaignFields,
  respondentCounts,
} from '../campaign/campaign.ts';
import { campaignCustomization } from '../campaign/customization.ts';
import { profilingSubject } from './subject.ts';
import { mandatorySegments, organizationalUnits } from './units.ts';
import { valuesSets } from './values-sets.ts';

/** Not under the organisation's own, which the server knows; fixed once the campaign has been open. */
const minimumGroup = z.int().min(LIMITS.minimumGroup).max(PROFILING_LIMITS.minimumGroupMax);

const own = {
  subject: profilingSubject,
  units: organizationalUnits,
  mandatory: mandatorySegments,
  valuesSets,
  minimumGroup,
};

/** The owner is who creates it. */
export const newProfilingCampaign = z.strictObject({
  ...newCampaignFields,
  subject: own.subject.default('company'),
  units: own.units.default([]),
  mandatory: own.mandatory.default({ unit: false, age: false, gender: false, tenure: false }),
  valuesSets: own.valuesSets.default([]),
  /** Left out: the organisation's. */
  minimumGroup: minimumGroup.optional(),
});
export type NewProfilingCampaign = z.input<typeof newProfilingCampaign>;

/** `version` is the one that was read: if somebody saved since, the answer is `conflict`. */
export const profilingCampaignChange = z
  .strictObject({ ...campaignFields, ...own, ownerId: id })
  .partial()
  .extend({ version: z.int() });

/** A line of the list. */
export const profilingCampaignSummary = campaignSummary.extend({ respondents: respondentCounts });
export type ProfilingCampaignSummary = z.infer<typeof profilingCampaignSummary>;

/** What can no longer be changed, so that the form can say so before it is refused. */
const frozen = z.object({
  /** The campaign has been open: people were promised this number. */
  minimumGroup: z.boolean(),
  /** Somebody began to answer: subject and mandatory segments stay, units may be added but not removed. */
  segments: z.boolean(),
});

export const profilingCampaign = profilingCampaignSummary.extend({
  redirectUrl: z.string().nullable(),
  ...own,
  logo: z.string().nullable(),
  customization: campaignCustomization,
  frozen,
});
export type ProfilingCampaign = z.infer<typeof profilingCampaign>;

export const profilingCampaignQuery = listQuery([...CAMPAIGN_SORTING, 'respondents']).extend(
  campaignFilter,
);
