import { z } from 'zod';
import {
  DECIDED_AT_ONCE,
  DECISION_NOTE_MAX,
  DECISIONS,
  LANGUAGES,
  QUESTIONNAIRE_STATUSES,
} from '../../../codes/index.ts';
import { date, id } from '../../base/basics.ts';
import { distinctList } from '../../base/builders.ts';
import { contactAnswers, screeningAnswers } from '../answers/answers.ts';
import { candidateScores } from './scores.ts';

/** `by` is null before a decision, and after that user was deleted. */
export const candidateDecision = z.object({
  decision: z.enum(DECISIONS),
  note: z.string(),
  by: z.object({ id, username: z.string(), displayName: z.string() }).nullable(),
  at: date.nullable(),
  /** Who had rated the interview by then; null: an account that was deleted since. */
  interviewers: z.array(z.string().nullable()),
});
export type CandidateDecision = z.infer<typeof candidateDecision>;

export const newDecision = z.strictObject({
  decision: z.enum(DECISIONS),
  note: z.string().trim().max(DECISION_NOTE_MAX).default(''),
  /** The `at` of the decision that was read, null of none: if another was saved since, this one is refused. */
  replaces: date.nullable().optional(),
});

/** About several candidates of one campaign. */
export const newDecisions = z.strictObject({
  decisions: distinctList(newDecision.extend({ id }), DECIDED_AT_ONCE, (one) => one.id).min(1),
});

/** A decision that was just saved; a mail that waited to tell the former one was taken back. */
export const savedDecision = candidateDecision.extend({ mailTakenBack: z.boolean() });

/** With what each one replaced, so that it can be undone. */
export const savedDecisions = z.object({
  items: z.array(z.object({ id, saved: savedDecision, former: candidateDecision })),
});
export type SavedDecisions = z.infer<typeof savedDecisions>;

/** The version of the scoring engine, and whether the scores are outdated. */
export const scoringState = z.object({
  version: z.int(),
  /** Scored by the current engine. */
  current: z.boolean(),
  /** The campaign's target or weights changed after the scores were computed. */
  targetChanged: z.boolean(),
  /** Other norms are in use since the scores were computed. */
  normsChanged: z.boolean(),
});

export const candidatePermissions = z.object({
  decide: z.boolean(),
  delete: z.boolean(),
  /** False too when there is nothing to recompute. */
  recompute: z.boolean(),
});

/** A candidate's questionnaire as members read it, with answers and scores. */
export const candidateDetails = z.object({
  id,
  campaign: z.object({ id, name: z.string() }),
  status: z.enum(QUESTIONNAIRE_STATUSES),
  language: z.enum(LANGUAGES),
  openedAt: date,
  completedAt: date.nullable(),
  contact: contactAnswers,
  answers: screeningAnswers,
  /** The languages in which the questions were read, the most used first. */
  answerLanguages: z.array(z.enum(LANGUAGES)),
  scores: candidateScores.nullable(),
  engine: scoringState.nullable(),
  decision: candidateDecision,
  can: candidatePermissions,
});
export type CandidateDetails = z.infer<typeof candidateDetails>;
