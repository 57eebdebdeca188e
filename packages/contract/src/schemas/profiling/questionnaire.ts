import { z } from 'zod';
import {
  AGE_BANDS,
  CULTURE_TYPES,
  GENDERS,
  LANGUAGES,
  QUESTIONNAIRE_STATUSES,
  TENURE_BANDS,
} from '../../codes/index.ts';
import { date, id } from '../basics.ts';
import { answerStamps } from '../campaign/answer-stamps.ts';
import { distinctList } from '../distinct.ts';
import { perItem } from '../per-item.ts';

export const newProfilingQuestionnaire = z.strictObject({
  campaignId: id,
  language: z.enum(LANGUAGES),
  /** The promise of anonymity was read: without it nothing begins. Who read it when is not kept. */
  consent: z.literal(true),
  /** Chosen at random by the browser: one key answers a campaign once, and begins it once. */
  startKey: z.uuid({ version: 'v4' }),
});

/**
 * Bands only: a year of birth or a start date is an unknown field, and is refused (scoring.md §8).
 * Null takes an answer back.
 */
export const profilingSegments = z
  .strictObject({
    unitId: id.nullable(),
    gender: z.enum(GENDERS).nullable(),
    ageBand: z.enum(AGE_BANDS).nullable(),
    tenureBand: z.enum(TENURE_BANDS).nullable(),
  })
  .partial();
export type ProfilingSegments = z.infer<typeof profilingSegments>;

/** Best first; while it is being sorted, fewer than four. */
const ranking = distinctList(z.enum(CULTURE_TYPES), CULTURE_TYPES.length);

/** By situation: as it is today, and as one would like it (scoring.md §1). */
export const profilingAnswers = z
  .strictObject({ perceived: perItem(ranking), desired: perItem(ranking) })
  .partial();
export type ProfilingAnswers = z.infer<typeof profilingAnswers>;

/** Any subset of the answers. What carries no stamp counts as given now. */
export const profilingQuestionnaireChange = z.strictObject({
  language: z.enum(LANGUAGES).optional(),
  segments: profilingSegments.optional(),
  answers: profilingAnswers.optional(),
  stamps: answerStamps.optional(),
  status: z.literal('completed').optional(),
});
export type ProfilingQuestionnaireChange = z.infer<typeof profilingQuestionnaireChange>;

const state = {
  id,
  campaignId: id,
  status: z.enum(QUESTIONNAIRE_STATUSES),
  language: z.enum(LANGUAGES),
  version: z.int(),
  /** The server's clock, as in screening; nothing of it is kept. */
  now: date,
};

const given = { segments: profilingSegments, answers: profilingAnswers, stamps: answerStamps };

/** The respondent's own questionnaire while it is unfinished; once finished nobody reads it any more. */
export const profilingQuestionnaire = z.object({ ...state, ...given });
export type ProfilingQuestionnaire = z.infer<typeof profilingQuestionnaire>;

/** What was saved; with it, the answers that somebody gave later elsewhere and that therefore stay. */
export const savedProfilingQuestionnaire = z.object({ ...state, newer: z.object(given) });
export type SavedProfilingQuestionnaire = z.infer<typeof savedProfilingQuestionnaire>;
