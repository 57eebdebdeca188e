import { z } from 'zod';
import { LANGUAGES, QUALITY_LEVELS, REPORT_KINDS } from '../../../codes/index.ts';
import { id, timeZoneQuery } from '../../base/basics.ts';
import { orderOrigin } from '../../assessment-orders/assessment-order.ts';
import { reportModel } from '../../report/report.ts';
import { candidateDecision, candidatePermissions, scoringState } from './candidate-details.ts';

export const reportQuery = timeZoneQuery.extend({
  kind: z.enum(REPORT_KINDS).default('recruiter'),
  /** Left out: the candidate's own for a respondent, French for a member. */
  language: z.enum(LANGUAGES).optional(),
});

/** A report with its context; decision and quality are null for respondents. */
export const candidateReport = z.object({
  questionnaireId: id,
  campaign: z.object({ id, name: z.string() }),
  report: reportModel,
  decision: candidateDecision.nullable(),
  quality: z.enum(QUALITY_LEVELS).nullable(),
  engine: scoringState,
  /** The other system that ordered the assessment; null for everybody else, and for respondents. */
  orderedBy: orderOrigin.nullable(),
  /** The recipient of the mail about the personal report; null if it cannot be sent by this reader. */
  portraitMail: z
    .object({ email: z.string(), name: z.string(), language: z.enum(LANGUAGES) })
    .nullable(),
  can: candidatePermissions,
});
export type CandidateReport = z.infer<typeof candidateReport>;
