import { z } from 'zod';
import {
  DECISION_MAIL_STATES,
  DECIDED_AT_ONCE,
  DECISION_MAIL_SKIPS,
  DECISION_TEXT_LIMITS,
  DECISIONS,
  LANGUAGES,
  TOLD_DECISIONS,
} from '../../../codes/index.ts';
import { date, id, text } from '../../base/basics.ts';
import { distinctList } from '../../base/builders.ts';
import { contact } from './contact.ts';

/** Whether a candidate has been told: when, or when the mail leaves. */
export const candidateDecisionMail = z.object({
  state: z.enum(DECISION_MAIL_STATES),
  at: date.nullable(),
});
export type CandidateDecisionMail = z.infer<typeof candidateDecisionMail>;

/** With the reason of the decision; with a link to the personal report, if the campaign allows it. */
const contents = { withReason: z.boolean(), withReport: z.boolean() };
const ids = distinctList(id, DECIDED_AT_ONCE).min(1);

export const newDecisionMails = z.strictObject({ ids, ...contents });
export const takenBackMails = z.strictObject({ ids });
export const decisionMailPreview = z.strictObject({
  id,
  /** What it would tell, decided already or not. */
  decision: z.enum(DECISIONS).exclude(['undecided']),
  ...contents,
});

export const queuedDecisionMails = z.object({
  queued: z.int(),
  /** When they leave; until then they can be taken back. */
  dueAt: date,
  skipped: z.array(z.object({ id, reason: z.enum(DECISION_MAIL_SKIPS) })),
});
export type QueuedDecisionMails = z.infer<typeof queuedDecisionMails>;

/** How far a campaign has kept the promise that everybody is told. */
export const decisionMailsOverview = z.object({
  completed: z.int(),
  told: z.int(),
  waiting: z.int(),
  /** From the last answer of the questionnaire to the mail; null before the first. */
  averageDays: z.number().nullable(),
  /** Whom nobody has told, the longest waiting first. */
  notTold: z.object({
    total: z.int(),
    items: z.array(
      z.object({
        id,
        contact,
        decision: z.enum(DECISIONS),
        completedAt: date,
        hasAddress: z.boolean(),
      }),
    ),
  }),
});
export type DecisionMailsOverview = z.infer<typeof decisionMailsOverview>;

/** `{organization}` and `{campaign}` are replaced. No links: a mail has those of the product alone. */
const NO_LINK = /https?:|www\.|:\/\//i;
const wording = z.strictObject({
  subject: text(DECISION_TEXT_LIMITS.subject).refine((line) => !/\p{Cc}/u.test(line)),
  text: text(DECISION_TEXT_LIMITS.text).refine((words) => !NO_LINK.test(words), {
    params: { rule: 'no_links' },
  }),
});
export type DecisionWording = z.infer<typeof wording>;

const byLanguage = z.strictObject(
  Object.fromEntries(LANGUAGES.map((language) => [language, wording])) as Record<
    (typeof LANGUAGES)[number],
    typeof wording
  >,
);

/** The texts that an organisation has approved. */
export const decisionTexts = z.strictObject(
  Object.fromEntries(TOLD_DECISIONS.map((decision) => [decision, byLanguage])) as Record<
    (typeof TOLD_DECISIONS)[number],
    typeof byLanguage
  >,
);
export type DecisionTexts = z.infer<typeof decisionTexts>;

/** Beside the product's own, which apply until the organisation has its own. */
export const storedDecisionTexts = z.object({
  texts: decisionTexts,
  originals: decisionTexts,
});
