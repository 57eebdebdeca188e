import { z } from 'zod';
import { CAMPAIGN_LIMITS, CAMPAIGN_STATUSES } from '../../codes/index.ts';
import { date, id, listQuery, text } from '../basics.ts';
import { email } from '../user.ts';
import { campaignCustomization } from './customization.ts';
import { campaignProfile, sectionWeights } from './profile.ts';
import { campaignQuestions } from './questions.ts';
import { redirectUrl } from './redirect-url.ts';

const limit = CAMPAIGN_LIMITS;

export const customUrl = z
  .string()
  .trim()
  .min(limit.customUrlMin)
  .max(limit.customUrlMax)
  .regex(/^[a-z0-9-]+$/);

const status = z.enum(CAMPAIGN_STATUSES);

const editable = {
  name: text(limit.nameMax, limit.nameMin),
  customUrl,
  redirectUrl: redirectUrl.nullable(),
  status,
  /** Sections left out stay as they are; in a new campaign they are not asked. */
  profile: campaignProfile.partial(),
  questions: campaignQuestions,
  /** Null: the defaults of scoring.md §5. */
  weights: sectionWeights.nullable(),
  customization: campaignCustomization.partial(),
  /** Candidates may read their own report at the end. */
  allowPersonalReport: z.boolean(),
  /** Whom candidates write to when they contest a decision (scoring.md §7). */
  contactEmail: email.nullable(),
};

/** The owner is who creates it. */
export const newScreeningCampaign = z.strictObject({
  ...editable,
  redirectUrl: editable.redirectUrl.default(null),
  status: status.default('open'),
  profile: editable.profile.default({}),
  questions: editable.questions.default([]),
  weights: editable.weights.default(null),
  customization: editable.customization.default({}),
  allowPersonalReport: editable.allowPersonalReport.default(false),
  contactEmail: editable.contactEmail.default(null),
});
export type NewScreeningCampaign = z.input<typeof newScreeningCampaign>;

/** `version` is the one that was read: if somebody saved since, the answer is `conflict`. */
export const screeningCampaignChange = z
  .strictObject({ ...editable, ownerId: id })
  .partial()
  .extend({ version: z.int() });
export type ScreeningCampaignChange = z.input<typeof screeningCampaignChange>;

/** By their status: in progress, and finished. */
export const candidateCounts = z.object({ opened: z.int(), completed: z.int() });

/** A line of the list. */
export const screeningCampaignSummary = z.object({
  id,
  organizationId: id,
  organizationName: z.string(),
  ownerId: id,
  ownerName: z.string(),
  name: z.string(),
  customUrl: z.string(),
  /** The short link to send, built from the installation's own address. */
  link: z.string(),
  status,
  createdAt: date,
  updatedAt: date,
  version: z.int(),
  candidates: candidateCounts,
  can: z.object({
    edit: z.boolean(),
    changeOwner: z.boolean(),
    duplicate: z.boolean(),
    delete: z.boolean(),
  }),
});
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

export const screeningCampaignQuery = listQuery([
  'name',
  'status',
  'createdAt',
  'updatedAt',
  'candidates',
]).extend({ status: status.optional() });

export const urlAvailability = z.strictObject({ customUrl, exceptId: id.optional() });
