import { z } from 'zod';
import {
  GROUP_FORM,
  LANGUAGES,
  QUESTIONNAIRE_STATUSES,
  RETEST_PARTS,
  RETEST_STATES,
} from '../../../codes/index.ts';
import { date, id } from '../../base/basics.ts';
import { answerStamps } from '../../campaign/answer-stamps.ts';
import { screeningAnswers } from '../answers/answers.ts';
import { publicScreeningCampaign } from '../public-campaign.ts';

/** What a candidate may do after the questionnaire to help examine it; nobody has to. */

/** Null: not said. */
export const groupForm = z.strictObject({
  sex: z.enum(GROUP_FORM.sex).nullable(),
  age_band: z.enum(GROUP_FORM.age_band).nullable(),
  disability: z.enum(GROUP_FORM.disability).nullable(),
});

export const groupFormState = z.object({ offered: z.boolean() });

export const retestState = z.object({
  state: z.enum(RETEST_STATES),
  /** Where the mail will go. */
  email: z.string().nullable(),
  dueAt: date.nullable(),
});
export type RetestStateAnswer = z.infer<typeof retestState>;

/** From the link of the mail. */
const access = { organizationId: id, id, secret: z.string().min(20).max(100) };

export const retestAccess = z.strictObject(access);

const parts = screeningAnswers.pick(
  Object.fromEntries(RETEST_PARTS.map((part) => [part, true])) as Record<
    (typeof RETEST_PARTS)[number],
    true
  >,
);

export const retest = z.object({
  campaign: publicScreeningCampaign,
  language: z.enum(LANGUAGES),
  answers: parts,
  stamps: answerStamps,
  now: date,
});
export type Retest = z.infer<typeof retest>;

export const retestChange = z.strictObject({
  ...access,
  answers: parts.optional(),
  stamps: answerStamps.optional(),
  status: z.literal('completed').optional(),
});

export const savedRetest = z.object({
  status: z.enum(QUESTIONNAIRE_STATUSES),
  newer: z.object({ answers: parts, stamps: answerStamps }),
});
export type SavedRetest = z.infer<typeof savedRetest>;
