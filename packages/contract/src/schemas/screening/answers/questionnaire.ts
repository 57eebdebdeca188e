import { z } from 'zod';
import { birthDateRule } from '../../../answers/answer-rules.ts';
import {
  LANGUAGES,
  NOTICE_VERSION,
  QUESTIONNAIRE_LIMITS,
  QUESTIONNAIRE_SECTIONS,
  QUESTIONNAIRE_STATUSES,
  PROOF_OF_WORK,
} from '../../../codes/index.ts';
import { date, id } from '../../base/basics.ts';
import { answerStamps } from '../../campaign/answer-stamps.ts';
import { bearer } from '../../user/session.ts';
import { answerLanguages, contactAnswers, screeningAnswers } from './answers.ts';

const limit = QUESTIONNAIRE_LIMITS;

/** Asked for instead of a refusal when many begin at once. */
export const proofOfWork = z.strictObject({
  challenge: z.string().max(300),
  nonces: z.array(z.int().min(0)).length(PROOF_OF_WORK.count),
});

export const challengeRequest = z.strictObject({ campaignId: id });

export const startChallenge = z.object({
  challenge: z.string(),
  /** Zero bits that each hash must begin with. */
  bits: z.int(),
});
export type StartChallenge = z.infer<typeof startChallenge>;

export const newScreeningQuestionnaire = z.strictObject({
  campaignId: id,
  language: z.enum(LANGUAGES),
  /** The notice was read and agreed to: without it nothing is stored. */
  consent: z.literal(true),
  noticeVersion: z.string().min(1).max(20).default(NOTICE_VERSION),
  /** Kept beyond this campaign, for other openings. */
  keepLonger: z.boolean().default(false),
  /** Chosen at random by the caller: asking again with the same key opens the same questionnaire. */
  startKey: z.uuid({ version: 'v4' }).optional(),
  /** From the link of a mail. One that is not of this campaign is passed over. */
  invitation: id.optional(),
  proofOfWork: proofOfWork.optional(),
});

export const resumedQuestionnaire = z.strictObject({
  campaignId: id,
  code: z.string().min(1).max(60),
});

/** `rights`: to read or erase one's data, which a closed campaign does not prevent. */
export const resumedCandidate = resumedQuestionnaire.extend({
  purpose: z.enum(['answer', 'rights']).default('answer'),
});

/** The token opens this questionnaire only; the return code gets a token on another device. */
export const startedQuestionnaire = bearer.extend({
  id,
  campaignId: id,
  resumeCode: z.string(),
  /** The server's time, to correct the stamps of a device with a wrong clock. */
  now: date,
});
export type StartedQuestionnaire = z.infer<typeof startedQuestionnaire>;

/** How long a page was looked at, and how many statements it held; for the quality of the answers only. */
const pageTime = z.strictObject({
  ms: z.int().min(0).max(limit.pageMsMax),
  statements: z.int().min(1).max(limit.pageStatementsMax),
});
/** `personality/3`: only existing pages, which bounds the number of entries. */
const page = new RegExp(`^(?:contact|${QUESTIONNAIRE_SECTIONS.join('|')}|questions)/\\d{1,2}$`);
const timings = z.record(z.string().regex(page), pageTime);
export type Timings = z.infer<typeof timings>;

/** Stricter when saving than when reading, so that stored answers can always be read. */
const checkedAnswers = screeningAnswers.superRefine(({ individual }, context) => {
  const rule = individual?.birthDate ? birthDateRule(individual.birthDate) : false;
  if (rule !== false)
    context.addIssue({ code: 'custom', path: ['individual', 'birthDate'], params: { rule } });
});

/**
 * Any subset of the answers. An answer without a stamp counts as given now, one without a language as read in the
 * questionnaire's.
 */
export const screeningQuestionnaireChange = z.strictObject({
  language: z.enum(LANGUAGES).optional(),
  contact: contactAnswers.optional(),
  answers: checkedAnswers.optional(),
  stamps: answerStamps.optional(),
  languages: answerLanguages.optional(),
  timings: timings.optional(),
  status: z.literal('completed').optional(),
  /** With `completed`: false says no to being added up with others, where the organisation opted in. */
  addUpAnswers: z.boolean().optional(),
});
export type ScreeningQuestionnaireChange = z.infer<typeof screeningQuestionnaireChange>;

const state = {
  id,
  campaignId: id,
  status: z.enum(QUESTIONNAIRE_STATUSES),
  language: z.enum(LANGUAGES),
  openedAt: date,
  completedAt: date.nullable(),
  version: z.int(),
  now: date,
};

const answerFields = {
  contact: contactAnswers,
  answers: screeningAnswers,
  stamps: answerStamps,
};

/** The respondent's own questionnaire. */
export const screeningQuestionnaire = z.object({ ...state, ...answerFields, timings });
export type ScreeningQuestionnaire = z.infer<typeof screeningQuestionnaire>;

/** `newer` holds answers given later on another device, which were kept. */
export const savedQuestionnaire = z.object({ ...state, newer: z.object(answerFields) });
export type SavedQuestionnaire = z.infer<typeof savedQuestionnaire>;
