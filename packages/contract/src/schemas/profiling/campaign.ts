import { z } from 'zod';
import { AUDIT_ACCESS_KINDS, LEGAL_BASES, LIMITS, PROFILING_LIMITS } from '../../codes/index.ts';
import { id, listQuery } from '../base/basics.ts';
import { optionalBilingual } from '../base/builders.ts';
import {
  CAMPAIGN_SORTING,
  campaignFilter,
  campaignSummary,
  commonFields,
  newCampaignHome,
  respondentCounts,
} from '../campaign/campaign.ts';
import { campaignField, changeShape, newShape, storedShape } from '../campaign/campaign-field.ts';
import { codeCounts } from './access-codes.ts';
import { profilingSubject } from './subject.ts';
import { mandatorySegments, organizationalUnit, organizationalUnits } from './units.ts';
import { valuesSets } from './values-sets.ts';

/** Not under the organisation's own, which the server knows; fixed once the campaign has been open. */
const minimumGroup = z.int().min(LIMITS.minimumGroup).max(PROFILING_LIMITS.minimumGroupMax);

/** Every field of a campaign; forms, routes, the activity log and copies derive from it. */
export const profilingFields = {
  ...commonFields,
  subject: campaignField(profilingSubject, {
    default: 'company',
    log: 'name',
    public: true,
    file: true,
  }),
  units: campaignField(organizationalUnits, {
    default: [],
    log: 'name',
    public: z.array(z.object({ id, name: organizationalUnit.shape.name })),
    file: true,
  }),
  mandatory: campaignField(mandatorySegments, {
    default: { unit: false, age: false, gender: false, tenure: false },
    log: 'name',
    public: true,
    file: true,
  }),
  valuesSets: campaignField(valuesSets, {
    default: [],
    log: 'name',
    public: false,
    file: true,
  }),
  /** Results of fewer respondents than this are never shown. */
  minimumGroup: campaignField(minimumGroup, {
    log: 'value',
    public: true,
    /** Left out: the organisation's. */
    file: minimumGroup.optional(),
  }),
  /** Fixed once the campaign was open or codes were given out. */
  access: campaignField(z.enum(AUDIT_ACCESS_KINDS), {
    default: 'link',
    log: 'value',
    public: true,
    file: true,
  }),
  /** Why the audit is held, for the paper for employee representatives. */
  purpose: campaignField(optionalBilingual(PROFILING_LIMITS.purposeMax), {
    default: { fr: '', en: '' },
    log: 'name',
    public: false,
    file: true,
  }),
  legalBasis: campaignField(z.enum(LEGAL_BASES), {
    default: 'to_complete',
    log: 'value',
    public: false,
    file: true,
  }),
};

export const newProfilingCampaign = z.strictObject({
  ...newShape(profilingFields),
  ...newCampaignHome,
  /** Left out: the organisation's. */
  minimumGroup: minimumGroup.optional(),
});
export type NewProfilingCampaign = z.input<typeof newProfilingCampaign>;

/** Optimistic locking: the request fails with `conflict` if `version` is not the current one. */
export const profilingCampaignChange = z
  .strictObject({ ...changeShape(profilingFields), ownerId: id })
  .partial()
  .extend({ version: z.int() });

/** A line of the list; respondents are told in steps of five. */
export const profilingCampaignSummary = campaignSummary.extend({
  respondents: respondentCounts,
  access: z.enum(AUDIT_ACCESS_KINDS),
});
export type ProfilingCampaignSummary = z.infer<typeof profilingCampaignSummary>;

/** The fields that can no longer be changed, for the form. */
const frozen = z.object({
  /** Fixed once the campaign was open: respondents were promised this number. */
  minimumGroup: z.boolean(),
  /** Fixed once the campaign was open or codes were given out. */
  access: z.boolean(),
  /** Fixed once somebody started: subject and mandatory segments; units may be added but not removed. */
  segments: z.boolean(),
});

export const profilingCampaign = profilingCampaignSummary.extend({
  ...storedShape(profilingFields),
  logo: z.string().nullable(),
  /** Null: answered by link. */
  codes: codeCounts.nullable(),
  frozen,
});
export type ProfilingCampaign = z.infer<typeof profilingCampaign>;

export const profilingCampaignQuery = listQuery([...CAMPAIGN_SORTING, 'respondents']).extend(
  campaignFilter,
);
