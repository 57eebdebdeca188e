import type { FieldErrors } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { missingAnswers } from '@cadran/instruments/parts/screening-parts';
import { invalid } from '../../app-error.ts';
import { readAnswers } from '../../queries/questionnaire-answers.ts';
import { type QuestionnaireRow, updateQuestionnaire } from '../../queries/questionnaires.ts';
import type { CampaignRow } from '../../queries/screening-campaigns.ts';
import { scorerOf } from '../applicant/score-questionnaire.ts';
import { askedOf } from './asked-of.ts';

/** As the fields of a save are called. */
const asFields = (missing: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(missing).map(([key, rule]) => [
      key.startsWith('contact.') ? key : `answers.${key}`,
      rule,
    ]),
  );

/** Refused while a required answer is missing, with its path. Scores are computed and kept at the same moment. */
export const completeQuestionnaire = async (
  tx: Tx,
  row: QuestionnaireRow,
  campaign: CampaignRow,
  now: Date,
): Promise<QuestionnaireRow> => {
  const { items } = await readAnswers(tx, row);
  const missing = missingAnswers({ ...items, contact: row.contact }, askedOf(campaign));
  if (Object.keys(missing).length > 0) throw invalid(asFields(missing));
  return updateQuestionnaire(tx, row, {
    status: 'completed',
    completedAt: now,
    savedAt: now,
    ...scorerOf(campaign)(items),
  });
};
