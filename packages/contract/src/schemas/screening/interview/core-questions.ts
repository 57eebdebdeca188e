import { z } from 'zod';
import { INTERVIEW } from '../../../codes/index.ts';
import { bilingual, distinctList } from '../../base/builders.ts';

export const questionId = z.string().regex(INTERVIEW.questionId);

/** Without a text it is the bank's question of that id, which the server looks up. */
const coreQuestion = z.strictObject({
  id: questionId,
  text: bilingual(INTERVIEW.questionTextMax).nullable(),
});
export type CoreQuestion = z.infer<typeof coreQuestion>;

/** Six questions, the same for everybody of a campaign. */
export const coreQuestions = distinctList(coreQuestion, INTERVIEW.core, ({ id }) => id).min(
  INTERVIEW.core,
);
