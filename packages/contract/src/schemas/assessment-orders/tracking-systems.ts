import { z } from 'zod';
import { id } from '../base/basics.ts';
import { mailAddress, personName } from '../mail/mail.ts';
import { returnUrl } from './assessment-order.ts';

/**
 * The bodies that tracking systems document (docs/decisions/applicant-tracking-systems.md). Unlike everywhere else,
 * fields that are not listed are ignored: the systems reserve the right to add some.
 */
const name = personName.nullish().transform((value) => value ?? '');
const candidate = z.object({ first_name: name, last_name: name, email: mailAddress });
const foreignId = z.string().min(1).max(80);

export const greenhouseTests = z.array(
  z.object({ partner_test_id: z.string(), partner_test_name: z.string() }),
);
export const greenhouseSend = z.object({ partner_test_id: id, candidate, url: returnUrl });
export const greenhouseSent = z.object({ partner_interview_id: z.string() });
export const greenhouseStatusQuery = z.object({ partner_interview_id: id });
export const greenhouseStatus = z.object({
  partner_status: z.string(),
  partner_profile_url: z.string().nullable(),
  partner_score: z.number().nullable(),
  metadata: z.record(z.string(), z.string()),
});
export type GreenhouseStatus = z.infer<typeof greenhouseStatus>;
/** What Greenhouse could not read; only the kind of call is logged. */
export const greenhouseError = z.object({
  api_call: z.string().max(100),
  errors: z.array(z.string().max(2000)).max(50),
});
export const greenhouseErrorSeen = z.object({ status: z.literal(200) });

export const workableTests = z.object({
  tests: z.array(z.object({ id: z.string(), name: z.string() })),
});
export const workableAssessment = z.object({ test_id: id, candidate, callback_url: returnUrl });
export const workableCreated = z.object({ assessment_id: z.string() });

export const ashbyList = z.object({});
export const ashbyAssessments = z.object({
  success: z.literal(true),
  results: z.array(
    z.object({ assessment_type_id: z.string(), name: z.string(), description: z.string() }),
  ),
});
export const ashbyStart = z.object({
  assessment_type_id: id,
  candidate,
  application: z.object({ ashby_id: foreignId }),
});
export const ashbyCancel = z.object({ assessment_id: id });
export const ashbyStarted = z.object({
  success: z.literal(true),
  results: z.object({ assessment_id: z.string() }),
});
