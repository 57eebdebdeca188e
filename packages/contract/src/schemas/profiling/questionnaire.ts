import { z } from 'zod';
import {
  AGE_BANDS,
  CULTURE_TYPES,
  GENDERS,
  LANGUAGES,
  QUESTIONNAIRE_STATUSES,
  TENURE_BANDS,
} from '../../codes/index.ts';
import { date, id } from '../base/basics.ts';
import { distinctList, perItem } from '../base/builders.ts';
import { answerStamps } from '../campaign/answer-stamps.ts';
import { proofOfWork } from '../screening/answers/questionnaire.ts';

export const newProfilingQuestionnaire = z
  .strictObject({
    campaignId: id,
    language: z.enum(LANGUAGES),
    /** The respondent has read the anonymity notice. Not stored. */
    consent: z.literal(true),
    /** Audits by link: a random key of the browser; each key answers a campaign once. */
    startKey: z.uuid({ version: 'v4' }).optional(),
    /** Audits by codes: as typed. The same code resumes the questionnaire until it is sent. */
    code: z.string().max(60).optional(),
    proofOfWork: proofOfWork.optional(),
  })
  .refine(({ startKey, code }) => startKey !== undefined || code !== undefined, {
    path: ['startKey'],
    params: { rule: 'required' },
  });

/**
 * Bands only: a year of birth or a start date is an unknown field, and is refused.
 * Null removes an answer.
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

/** By situation: as it is today, and as one would like it. */
export const profilingAnswers = z
  .strictObject({ perceived: perItem(ranking), desired: perItem(ranking) })
  .partial();
export type ProfilingAnswers = z.infer<typeof profilingAnswers>;

/** Any subset of the answers. An answer without a stamp counts as given now. */
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
  /** The server's time, as in screening. Not stored. */
  now: date,
};

const answerFields = {
  segments: profilingSegments,
  answers: profilingAnswers,
  stamps: answerStamps,
};

/** Readable by its respondent until it is completed. */
export const profilingQuestionnaire = z.object({ ...state, ...answerFields });
export type ProfilingQuestionnaire = z.infer<typeof profilingQuestionnaire>;

/** `newer` holds answers given later on another device, which were kept. */
export const savedProfilingQuestionnaire = z.object({ ...state, newer: z.object(answerFields) });
export type SavedProfilingQuestionnaire = z.infer<typeof savedProfilingQuestionnaire>;
