import { z } from 'zod';
import { birthDateRule } from '../../answers/birth-date-rule.ts';
import {
  LANGUAGES,
  NOTICE_VERSION,
  QUESTIONNAIRE_LIMITS,
  QUESTIONNAIRE_SECTIONS,
  QUESTIONNAIRE_STATUSES,
} from '../../codes/index.ts';
import { date, id } from '../basics.ts';
import { answerStamps } from '../campaign/answer-stamps.ts';
import { bearer } from '../session.ts';
import { contactAnswers, screeningAnswers } from './answers.ts';

const limit = QUESTIONNAIRE_LIMITS;

export const newScreeningQuestionnaire = z.strictObject({
  campaignId: id,
  language: z.enum(LANGUAGES),
  /** The notice was read and agreed to: without it nothing is stored. */
  consent: z.literal(true),
  noticeVersion: z.string().min(1).max(20).default(NOTICE_VERSION),
  /** Kept beyond this campaign, for other openings (scoring.md §7). */
  keepLonger: z.boolean().default(false),
  /** Chosen at random by the caller: asking again with the same key opens the same questionnaire. */
  startKey: z.uuid({ version: 'v4' }).optional(),
  /** From the link of a mail. One that is not of this campaign is passed over. */
  invitation: id.optional(),
});

export const resumedQuestionnaire = z.strictObject({
  campaignId: id,
  code: z.string().min(1).max(60),
});

/** `rights`: to read or erase one's data, which a closed campaign does not prevent. */
export const resumedCandidate = resumedQuestionnaire.extend({
  purpose: z.enum(['answer', 'rights']).default('answer'),
});

/** The token opens this questionnaire and nothing else; the code gives another one on another device. */
export const startedQuestionnaire = bearer.extend({
  id,
  campaignId: id,
  resumeCode: z.string(),
  /** The server's clock, so that answers of a device with a wrong one are ordered rightly. */
  now: date,
});
export type StartedQuestionnaire = z.infer<typeof startedQuestionnaire>;

/** How long a page was looked at, and how many statements it held; for the quality of the answers only. */
const pageTime = z.strictObject({
  ms: z.int().min(0).max(limit.pageMsMax),
  statements: z.int().min(1).max(limit.pageStatementsMax),
});
/** `personality/3`: pages that there can be, so that nobody fills a questionnaire with pages of their own. */
const page = new RegExp(`^(?:contact|${QUESTIONNAIRE_SECTIONS.join('|')}|questions)/\\d{1,2}$`);
const timings = z.record(z.string().regex(page), pageTime);
export type Timings = z.infer<typeof timings>;

/** Taken as it is given, shown as it was once taken: what is stored is not refused to its reader. */
const takenAnswers = screeningAnswers.superRefine(({ individual }, context) => {
  const rule = individual?.birthDate ? birthDateRule(individual.birthDate) : false;
  if (rule !== false)
    context.addIssue({ code: 'custom', path: ['individual', 'birthDate'], params: { rule } });
});

/** Any subset of the answers. What carries no stamp counts as given now. */
export const screeningQuestionnaireChange = z.strictObject({
  language: z.enum(LANGUAGES).optional(),
  contact: contactAnswers.optional(),
  answers: takenAnswers.optional(),
  stamps: answerStamps.optional(),
  timings: timings.optional(),
  status: z.literal('completed').optional(),
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

const given = {
  contact: contactAnswers,
  answers: screeningAnswers,
  stamps: answerStamps,
};

/** The respondent's own questionnaire. */
export const screeningQuestionnaire = z.object({ ...state, ...given, timings });
export type ScreeningQuestionnaire = z.infer<typeof screeningQuestionnaire>;

/** What was saved; with it, the answers that somebody gave later elsewhere and that therefore stay. */
export const savedQuestionnaire = z.object({ ...state, newer: z.object(given) });
export type SavedQuestionnaire = z.infer<typeof savedQuestionnaire>;
