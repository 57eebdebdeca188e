import { z } from 'zod';
import { CAMPAIGN_LIMITS, QUESTION_TYPES } from '../../codes/index.ts';
import { id } from '../basics.ts';
import { bilingual } from '../bilingual.ts';
import { distinctList } from '../distinct.ts';

/** The id is given by who writes the question and stays with it, so that answers follow it when it moves. */
export const campaignQuestion = z.strictObject({
  id,
  type: z.enum(QUESTION_TYPES),
  text: bilingual(CAMPAIGN_LIMITS.questionTextMax),
  required: z.boolean(),
});
export type CampaignQuestion = z.infer<typeof campaignQuestion>;

/** Shown, never scored (scoring.md §10). */
export const campaignQuestions = distinctList(
  campaignQuestion,
  CAMPAIGN_LIMITS.questions,
  (question) => question.id,
);
