import { z } from 'zod';
import { CAMPAIGN_LIMITS, QUESTION_TYPES } from '../../codes/index.ts';
import { id } from '../base/basics.ts';
import { bilingual, distinctList } from '../base/builders.ts';

/** The client creates the id, which stays when the question moves. */
export const campaignQuestion = z.strictObject({
  id,
  type: z.enum(QUESTION_TYPES),
  text: bilingual(CAMPAIGN_LIMITS.questionTextMax),
  required: z.boolean(),
});
export type CampaignQuestion = z.infer<typeof campaignQuestion>;

/** Shown, never scored. */
export const campaignQuestions = distinctList(
  campaignQuestion,
  CAMPAIGN_LIMITS.questions,
  (question) => question.id,
);
