import { z } from 'zod';
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
import { email } from '../user.ts';
import { campaignProfile, sectionWeights } from './profile.ts';
import { campaignQuestions } from './questions.ts';

const own = {
  /** Sections left out stay as they are; in a new campaign they are not asked. */
  profile: campaignProfile.partial(),
  questions: campaignQuestions,
  /** Null: the defaults of scoring.md §5. */
  weights: sectionWeights.nullable(),
  /** Candidates may read their own report at the end. */
  allowPersonalReport: z.boolean(),
  /** Whom candidates write to when they contest a decision (scoring.md §7). */
  contactEmail: email.nullable(),
};

/** The owner is who creates it. */
export const newScreeningCampaign = z.strictObject({
  ...newCampaignFields,
  profile: own.profile.default({}),
  questions: own.questions.default([]),
  weights: own.weights.default(null),
  allowPersonalReport: own.allowPersonalReport.default(false),
  contactEmail: own.contactEmail.default(null),
});
export type NewScreeningCampaign = z.input<typeof newScreeningCampaign>;

/** `version` is the one that was read: if somebody saved since, the answer is `conflict`. */
export const screeningCampaignChange = z
  .strictObject({ ...campaignFields, ...own, ownerId: id })
  .partial()
  .extend({ version: z.int() });

/** A line of the list. */
export const screeningCampaignSummary = campaignSummary.extend({ candidates: respondentCounts });
export type ScreeningCampaignSummary = z.infer<typeof screeningCampaignSummary>;

export const screeningCampaign = screeningCampaignSummary.extend({
  redirectUrl: z.string().nullable(),
  profile: campaignProfile,
  questions: campaignQuestions,
  weights: sectionWeights.nullable(),
  customization: campaignCustomization,
  allowPersonalReport: z.boolean(),
  contactEmail: z.string().nullable(),
});
export type ScreeningCampaign = z.infer<typeof screeningCampaign>;

export const screeningCampaignQuery = listQuery([...CAMPAIGN_SORTING, 'candidates']).extend(
  campaignFilter,
);
