import { z } from 'zod';
import {
  DECISIONS,
  LANGUAGES,
  MAIL_KINDS,
  MAIL_STATUSES,
  QUESTIONNAIRE_STATUSES,
} from '../../../codes/index.ts';
import { date, id } from '../../base/basics.ts';
import { orderOrigin } from '../../assessment-orders/assessment-order.ts';
import { answerLanguages, contactAnswers, screeningAnswers } from '../answers/answers.ts';
import { listedScores } from './scores.ts';

/** Everything stored about one candidate (GDPR articles 15 and 20): answers, scores and decisions. */
export const ownData = z.object({
  generatedAt: date,
  organization: z.object({ name: z.string() }),
  campaign: z.object({
    name: z.string(),
    contactEmail: z.string().nullable(),
    /** Whether the organisation lets candidates read their portrait. */
    allowPersonalReport: z.boolean(),
  }),
  questionnaire: z.object({
    id,
    status: z.enum(QUESTIONNAIRE_STATUSES),
    language: z.enum(LANGUAGES),
    openedAt: date,
    completedAt: date.nullable(),
    consent: z.object({ at: date, noticeVersion: z.string(), keepLonger: z.boolean() }),
    /** The other system that asked for it, and to which the result was returned. */
    orderedBy: orderOrigin.nullable(),
    /** The answers were added up with those of others. The sums are not here: nothing in them leads to anybody. */
    addedUp: z.boolean(),
    /** Null while the campaign is open: the time counts from its closing. */
    keptUntil: date.nullable(),
  }),
  contact: contactAnswers,
  /** `declined`: "I prefer not to answer". */
  answers: screeningAnswers,
  /** The language each answer was read in; answers given before it was kept have none. */
  answerLanguages,
  /** Page -> how long it was looked at; for the quality of the answers. */
  timings: z.record(z.string(), z.object({ ms: z.int(), statements: z.int() })),
  /** Computed from the answers; what they are compared with is the organisation's. */
  scores: listedScores.extend({ engineVersion: z.int() }).nullable(),
  decision: z.object({ decision: z.enum(DECISIONS), at: date.nullable() }),
  /** What interviewers rated and wrote, drafts too; without their names. */
  interviews: z.array(
    z.object({
      savedAt: date,
      /** Null: a draft. */
      submittedAt: date.nullable(),
      note: z.string(),
      ratings: z.array(
        z.object({
          question: z.object({ fr: z.string(), en: z.string() }),
          rating: z.int().nullable(),
          note: z.string(),
        }),
      ),
    }),
  ),
  invitations: z.array(z.object({ email: z.string(), name: z.string(), invitedAt: date })),
  mails: z.array(
    z.object({
      kind: z.enum(MAIL_KINDS),
      status: z.enum(MAIL_STATUSES),
      recipient: z.string(),
      createdAt: date,
      sentAt: date.nullable(),
    }),
  ),
});
export type OwnData = z.infer<typeof ownData>;

/** The return code confirms the erasure, so that an open tab is not enough. */
export const erasure = z.strictObject({ code: z.string().min(1).max(60) });
