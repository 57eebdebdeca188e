import { z } from 'zod';
import { CAMPAIGN_LIMITS, CAMPAIGN_STATUSES } from '../../codes/index.ts';
import { date, id, text } from '../base/basics.ts';
import { campaignField } from './campaign-field.ts';
import { campaignCustomization, screenTexts } from './customization.ts';
import { redirectUrl } from './redirect-url.ts';

const limit = CAMPAIGN_LIMITS;

export const customUrl = z
  .string()
  .trim()
  .min(limit.customUrlMin)
  .max(limit.customUrlMax)
  .regex(/^[a-z0-9-]+$/);

const status = z.enum(CAMPAIGN_STATUSES);

/** The fields that campaigns of both modules have. */
export const commonFields = {
  name: campaignField(text(limit.nameMax, limit.nameMin), {
    output: z.string(),
    log: 'value',
    public: true,
    file: true,
  }),
  customUrl: campaignField(customUrl, {
    output: z.string(),
    log: 'name',
    public: false,
    file: false,
  }),
  redirectUrl: campaignField(redirectUrl.nullable(), {
    default: null,
    output: z.string().nullable(),
    log: 'name',
    public: true,
    file: true,
  }),
  status: campaignField(status, { default: 'open', log: 'value', public: false, file: false }),
  /** The first screen shows the computed minutes instead of the usual duration. */
  showEstimatedDuration: campaignField(z.boolean(), {
    default: false,
    log: 'value',
    public: true,
    file: true,
  }),
  customization: campaignField(campaignCustomization.partial(), {
    default: {},
    output: campaignCustomization,
    log: 'name',
    public: screenTexts,
    file: true,
  }),
};

/** Whose a new campaign is: its creator's, unless a super admin creates it for another organisation and one of its users. */
export const newCampaignHome = { organizationId: id.optional(), ownerId: id.optional() };

/** By their status: in progress, and finished. */
export const respondentCounts = z.object({ opened: z.int(), completed: z.int() });

/** A row of either list. */
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

/** The sort fields of either list, besides the number of respondents. */
export const CAMPAIGN_SORTING = ['name', 'status', 'createdAt', 'updatedAt'] as const;
export const campaignFilter = { status: status.optional() };

/** Of one's own organisation; super admins may name another. */
export const urlAvailability = z.strictObject({
  customUrl,
  exceptId: id.optional(),
  organizationId: id.optional(),
});

/** Any text: an invalid id is not found, like a missing campaign. */
export const shortLink = z.strictObject({ organizationId: z.string(), urlParameter: z.string() });
