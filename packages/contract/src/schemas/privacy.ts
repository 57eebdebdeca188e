import { z } from 'zod';
import { ERASURE_HOLD_REASONS, FAIRNESS_DIMENSIONS, FAIRNESS_STAGES } from '../codes/index.ts';
import { date, id, numberInQuery } from './base/basics.ts';
import { organizationSettings } from './organization/organization.ts';

/** `days`: as it would be with another setting, before it is saved. */
export const retentionQuery = z.strictObject({
  days: numberInQuery(organizationSettings.shape.screeningRetentionDays).optional(),
});

export const retentionPreview = z.object({
  days: z.int(),
  keptLongerMonths: z.int(),
  /** What the next daily run will remove. */
  due: z.object({ candidates: z.int(), campaigns: z.int() }),
  lastRunAt: date.nullable(),
  /** Open campaigns without a new start for as long: nothing is deleted until they are closed. */
  forgotten: z.object({ candidates: z.int(), campaigns: z.int() }),
  /** Closed campaigns that still hold candidates or invitations, the next to be emptied first. */
  items: z.array(
    z.object({
      campaign: z.object({ id, name: z.string() }),
      closedAt: date,
      removesAt: date,
      candidates: z.int(),
      invitations: z.int(),
      /** Who agreed to be kept for other openings. */
      keptLonger: z.int(),
      keptLongerUntil: date,
    }),
  ),
});
export type RetentionPreview = z.infer<typeof retentionPreview>;

export const erasureHold = z.object({
  reason: z.enum(ERASURE_HOLD_REASONS),
  since: date,
  /** Whose clock differs; null for a long pause. */
  machine: z.string().nullable(),
  /** How far its clock is ahead of the database's. */
  offsetSeconds: z.int(),
});

export const erasureState = z.object({
  /** Empty while everything is erased in time. */
  holds: z.array(erasureHold),
  now: date,
  lastRunAt: date.nullable(),
  /** What will be erased once this is confirmed. */
  due: z.object({
    organizations: z.int(),
    campaigns: z.int(),
    candidates: z.int(),
    invitations: z.int(),
    mails: z.int(),
  }),
});
export type ErasureState = z.infer<typeof erasureState>;

export const erasureConfirmation = z.strictObject({ reason: z.enum(ERASURE_HOLD_REASONS) });

export const fairnessQuery = z.strictObject({
  campaignId: id.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

const group = z.object({ group: z.string() });

/** The four-fifths rule from 30 people a group on; below, nothing is told. */
const comparedGroup = z.discriminatedUnion('status', [
  group.extend({ status: z.literal('too_few') }),
  group.extend({ status: z.literal('none_selected') }),
  group.extend({
    status: z.literal('compared'),
    candidates: z.int(),
    selected: z.int(),
    rate: z.number(),
    ratio: z.number(),
    flagged: z.boolean(),
  }),
]);

export const fairnessReport = z.object({
  engineVersion: z.int(),
  /** Completed questionnaires in the selection. */
  candidates: z.int(),
  dimensions: z.array(
    z.object({
      dimension: z.enum(FAIRNESS_DIMENSIONS),
      stages: z.array(z.object({ stage: z.enum(FAIRNESS_STAGES), groups: z.array(comparedGroup) })),
    }),
  ),
});
export type FairnessReport = z.infer<typeof fairnessReport>;
