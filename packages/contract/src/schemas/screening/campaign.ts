import { z } from 'zod';
import { id, listQuery } from '../base/basics.ts';
import {
  CAMPAIGN_SORTING,
  campaignFilter,
  campaignSummary,
  commonFields,
  newCampaignHome,
  respondentCounts,
} from '../campaign/campaign.ts';
import { campaignField, changeShape, newShape, storedShape } from '../campaign/campaign-field.ts';
import { email } from '../user/user.ts';
import { asksNothing, STARTING_TARGET } from './empty-campaign.ts';
import { coreQuestions } from './interview/core-questions.ts';
import { fileTarget } from './targets/file-target.ts';
import { campaignTarget, sectionWeights } from './targets/target.ts';
import { campaignQuestions } from './questions.ts';

/** Every field of a campaign; forms, routes, the activity log and copies derive from it. */
export const screeningFields = {
  ...commonFields,
  /**
   * Sections left out stay as they are; in a new campaign they are not asked. A new campaign without any profile asks
   * the four instruments.
   */
  profile: campaignField(campaignTarget.partial(), {
    default: STARTING_TARGET,
    output: campaignTarget,
    log: 'name',
    public: false,
    file: fileTarget.partial(),
  }),
  questions: campaignField(campaignQuestions, {
    default: [],
    log: 'name',
    public: true,
    file: true,
  }),
  /** Asked of every candidate in the interview. Null: the six of the bank of questions. */
  interview: campaignField(coreQuestions.nullable(), {
    default: null,
    log: 'name',
    public: false,
    file: true,
  }),
  /** Null: the defaults of docs/method/scores.md#overall. */
  weights: campaignField(sectionWeights.nullable(), {
    default: null,
    log: 'name',
    public: false,
    file: true,
  }),
  /** Candidates may read their own report at the end. */
  allowPersonalReport: campaignField(z.boolean(), {
    default: true,
    log: 'value',
    public: true,
    file: true,
  }),
  /** For candidates who contest a decision; somebody's address, so in no file. */
  contactEmail: campaignField(email.nullable(), {
    default: null,
    output: z.string().nullable(),
    log: 'name',
    public: true,
    file: false,
  }),
};

/** An open one asks something. */
export const newScreeningCampaign = z
  .strictObject({ ...newShape(screeningFields), ...newCampaignHome })
  .refine((campaign) => campaign.status === 'closed' || !asksNothing(campaign), {
    path: ['profile'],
    params: { rule: 'min_items' },
  });
export type NewScreeningCampaign = z.input<typeof newScreeningCampaign>;

/** Optimistic locking: the request fails with `conflict` if `version` is not the current one. */
export const screeningCampaignChange = z
  .strictObject({ ...changeShape(screeningFields), ownerId: id })
  .partial()
  .extend({ version: z.int() });

/** A line of the list. */
export const screeningCampaignSummary = campaignSummary.extend({ candidates: respondentCounts });
export type ScreeningCampaignSummary = z.infer<typeof screeningCampaignSummary>;

export const screeningCampaign = screeningCampaignSummary.extend(storedShape(screeningFields));
export type ScreeningCampaign = z.infer<typeof screeningCampaign>;

export const screeningCampaignQuery = listQuery([...CAMPAIGN_SORTING, 'candidates']).extend(
  campaignFilter,
);
