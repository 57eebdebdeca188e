import { z } from 'zod';
import { LANGUAGES, QUESTIONNAIRE_SECTIONS, QUESTIONNAIRE_STATUSES } from '../../../codes/index.ts';
import { date, id } from '../../base/basics.ts';
import { contact } from './contact.ts';

/** The parts of a candidate's questionnaire, besides the sections of the target. */
export const QUESTIONNAIRE_PARTS = ['contact', ...QUESTIONNAIRE_SECTIONS, 'questions'] as const;
export type QuestionnairePart = (typeof QUESTIONNAIRE_PARTS)[number];

const part = z.enum(QUESTIONNAIRE_PARTS);

/** Why a candidate gets no reminder now. */
export const REMINDER_REFUSALS = [
  'no_address',
  'campaign_closed',
  'completed',
  'recently_reminded',
  'reminded_enough',
] as const;
export type ReminderRefusal = (typeof REMINDER_REFUSALS)[number];

/** How far a candidate is, without answers or scores. */
export const candidateProgress = z.object({
  id,
  campaign: z.object({ id, name: z.string(), organizationId: id }),
  status: z.enum(QUESTIONNAIRE_STATUSES),
  language: z.enum(LANGUAGES),
  contact,
  openedAt: date,
  /** When an answer was last saved. */
  savedAt: date.nullable(),
  /** In the order in which they are asked; only those of this campaign. */
  parts: z.array(z.object({ name: part, state: z.enum(['done', 'begun', 'open']) })),
  /** The furthest part with an answer. */
  lastPart: part.nullable(),
  reminders: z.object({
    /** The invited address, or the one that the candidate gave. */
    email: z.string().nullable(),
    sent: z.int(),
    lastAt: date.nullable(),
    /** Null if one can be sent now. */
    refusal: z.enum(REMINDER_REFUSALS).nullable(),
  }),
  can: z.object({ remind: z.boolean(), delete: z.boolean() }),
});
export type CandidateProgress = z.infer<typeof candidateProgress>;
