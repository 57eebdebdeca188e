import { z } from 'zod';
import { CAMPAIGN_LIMITS, CAMPAIGN_STATUSES } from '../../codes/index.ts';
import { date, id, text } from '../basics.ts';
import { campaignCustomization } from './customization.ts';
import { redirectUrl } from './redirect-url.ts';

const limit = CAMPAIGN_LIMITS;

export const customUrl = z
  .string()
  .trim()
  .min(limit.customUrlMin)
  .max(limit.customUrlMax)
  .regex(/^[a-z0-9-]+$/);

const status = z.enum(CAMPAIGN_STATUSES);

/** What campaigns of either module are made of; a change may send any of it. */
export const campaignFields = {
  name: text(limit.nameMax, limit.nameMin),
  customUrl,
  redirectUrl: redirectUrl.nullable(),
  status,
  customization: campaignCustomization.partial(),
};

/** A new one needs its name and link; the rest has defaults. */
export const newCampaignFields = {
  ...campaignFields,
  redirectUrl: campaignFields.redirectUrl.default(null),
  status: status.default('open'),
  customization: campaignFields.customization.default({}),
};

/** By their status: in progress, and finished. */
export const respondentCounts = z.object({ opened: z.int(), completed: z.int() });

/** What a line of either list tells. */
export const campaignSummary = z.object({
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
  can: z.object({
    edit: z.boolean(),
    changeOwner: z.boolean(),
    duplicate: z.boolean(),
    delete: z.boolean(),
  }),
});
export type CampaignSummary = z.infer<typeof campaignSummary>;

/** What either list can be sorted by, besides the number of people who answered. */
export const CAMPAIGN_SORTING = ['name', 'status', 'createdAt', 'updatedAt'] as const;
export const campaignFilter = { status: status.optional() };

export const urlAvailability = z.strictObject({ customUrl, exceptId: id.optional() });

/** Any text: what is no organisation and no campaign is not found, like a missing one. */
export const shortLink = z.strictObject({ organizationId: z.string(), urlParameter: z.string() });
