import { z } from 'zod';
import {
  DELIVERY_STATUSES,
  INTEGRATION_LIMITS,
  LANGUAGES,
  ORDER_PROVIDERS,
  ORDER_STATUSES,
  VERDICTS,
} from '../../codes/index.ts';
import { date, id, listQuery, text } from '../base/basics.ts';
import { mailAddress, personName } from '../mail/mail.ts';
import { scoreInterval } from '../screening/candidates/scores.ts';

export const returnUrl = z.string().trim().max(INTEGRATION_LIMITS.returnUrl);

/** The same reference with the same content is the same order. */
export const newAssessmentOrder = z.strictObject({
  externalReference: text(INTEGRATION_LIMITS.externalReference),
  campaignId: id,
  candidate: z.strictObject({
    firstName: personName.default(''),
    lastName: personName.default(''),
    email: mailAddress,
  }),
  /** Of the invitation; left out: that of the organisation. */
  language: z.enum(LANGUAGES).optional(),
  /** Where each change of the order is posted; left out: the caller asks. */
  returnUrl: returnUrl.optional(),
  /** False: the caller passes the link on. */
  sendEmail: z.boolean().default(true),
});
export type NewAssessmentOrder = z.output<typeof newAssessmentOrder>;

export const orderResult = z.object({
  score: z.int().nullable(),
  interval: scoreInterval.nullable(),
  verdict: z.enum(VERDICTS).nullable(),
  completedAt: date,
  /** The recruiter's report; needs a log-in. */
  reportUrl: z.string(),
  /** The same as PDF; valid for an hour, without a log-in. */
  pdfUrl: z.string(),
});
export type OrderResult = z.infer<typeof orderResult>;

export const assessmentOrder = z.object({
  id,
  provider: z.enum(ORDER_PROVIDERS),
  /** Null once the order has ended. */
  externalReference: z.string().nullable(),
  status: z.enum(ORDER_STATUSES),
  campaignId: id.nullable(),
  campaignName: z.string().nullable(),
  candidateId: id.nullable(),
  /** As ordered; null once the invitation is gone. */
  candidate: z.object({ name: z.string(), email: z.string() }).nullable(),
  orderedAt: date,
  changedAt: date,
  /** The candidate's personal link, until it was used. */
  link: z.string().nullable(),
  result: orderResult.nullable(),
  /** How far the last notice to the return address is; null without one. */
  delivery: z
    .object({
      status: z.enum(DELIVERY_STATUSES),
      attempts: z.int(),
      /** The last attempt. */
      attemptedAt: date.nullable(),
      /** Of a queued one, the next attempt. */
      dueAt: date,
      error: z.string().nullable(),
    })
    .nullable(),
});
export type AssessmentOrder = z.infer<typeof assessmentOrder>;

/** `q` searches the candidate's name and address and the other system's reference. */
export const assessmentOrderQuery = listQuery(['orderedAt']).extend({
  organizationId: id.optional(),
  campaignId: id.optional(),
  status: z.enum(ORDER_STATUSES).optional(),
  provider: z.enum(ORDER_PROVIDERS).optional(),
});

export const sharedReportParams = z.strictObject({ token: z.string().max(300) });

/** What an administrator sets for one tracking system; the token itself is not shown again. */
export const trackingSystem = z.object({
  provider: z.enum(ORDER_PROVIDERS),
  /** The address to enter in the tracking system. */
  url: z.string(),
  hasToken: z.boolean(),
  apiUrl: z.string().nullable(),
  changedAt: date.nullable(),
});
export type TrackingSystemSettings = z.infer<typeof trackingSystem>;

export const trackingSystemParams = z.strictObject({ id, provider: z.enum(ORDER_PROVIDERS) });
/** `token: null` removes it. */
export const trackingSystemChange = z.strictObject({
  token: text(500, 16).nullable(),
  apiUrl: z.string().trim().max(500).nullable().default(null),
});

export const orderOrigin = z.object({
  provider: z.enum(ORDER_PROVIDERS),
  externalReference: z.string().nullable(),
});
export type OrderOrigin = z.infer<typeof orderOrigin>;
