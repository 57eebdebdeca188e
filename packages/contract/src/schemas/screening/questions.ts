import { z } from 'zod';
import { CAMPAIGN_LIMITS, QUESTION_TYPES } from '../../codes/index.ts';
import { id } from '../basics.ts';
import { distinctList } from './distinct.ts';

const wording = z.string().trim().max(CAMPAIGN_LIMITS.questionTextMax);

/**
 * The id is given by who writes the question and stays with it, so that answers follow it when it moves.
 * A text may be left empty in one language: it is then shown in the other.
 */
export const campaignQuestion = z.strictObject({
  id,
  type: z.enum(QUESTION_TYPES),
  text: z
    .strictObject({ fr: wording, en: wording })
    .refine(({ fr, en }) => fr !== '' || en !== '', { path: ['fr'], params: { rule: 'required' } }),
  required: z.boolean(),
});
export type CampaignQuestion = z.infer<typeof campaignQuestion>;

/** Shown, never scored (scoring.md §10). */
export const campaignQuestions = distinctList(
  campaignQuestion,
  CAMPAIGN_LIMITS.questions,
  (question) => question.id,
);
