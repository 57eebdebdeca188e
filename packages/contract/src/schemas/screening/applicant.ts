import { z } from 'zod';
import {
  DECISION_NOTE_MAX,
  DECISIONS,
  LANGUAGES,
  QUESTIONNAIRE_STATUSES,
} from '../../codes/index.ts';
import { date, id } from '../basics.ts';
import { contactAnswers, screeningAnswers } from './answers.ts';
import { candidateScores } from './scores.ts';

/** Who decided is null while nobody did, or when that user was deleted. */
export const applicantDecision = z.object({
  decision: z.enum(DECISIONS),
  note: z.string(),
  by: z.object({ id, username: z.string() }).nullable(),
  at: date.nullable(),
});
export type ApplicantDecision = z.infer<typeof applicantDecision>;

export const newDecision = z.strictObject({
  decision: z.enum(DECISIONS),
  note: z.string().trim().max(DECISION_NOTE_MAX).default(''),
  /** The `at` of the decision that was read, null of none: if another was saved since, this one is refused. */
  replaces: date.nullable().optional(),
});

/** Which engine gave the scores, and whether computing them again could give others. */
export const scoringState = z.object({
  version: z.int(),
  /** Scored by the engine of today. */
  current: z.boolean(),
  /** The campaign's wishes or weights were changed after the scores were computed. */
  targetChanged: z.boolean(),
});

export const applicantRights = z.object({
  decide: z.boolean(),
  delete: z.boolean(),
  /** False too when there is nothing to recompute. */
  recompute: z.boolean(),
});

/** A candidate's questionnaire as members read it, with answers and scores. */
export const applicant = z.object({
  id,
  campaign: z.object({ id, name: z.string() }),
  status: z.enum(QUESTIONNAIRE_STATUSES),
  language: z.enum(LANGUAGES),
  openedAt: date,
  completedAt: date.nullable(),
  contact: contactAnswers,
  answers: screeningAnswers,
  scores: candidateScores.nullable(),
  engine: scoringState.nullable(),
  decision: applicantDecision,
  can: applicantRights,
});
export type Applicant = z.infer<typeof applicant>;
