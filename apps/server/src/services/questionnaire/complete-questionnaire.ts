import type { Tx } from '@cadran/db';
import { missingAnswers } from '@cadran/instruments/parts/screening-parts';
import { readAnswers } from '../../queries/questionnaire-answers.ts';
import { type QuestionnaireRow, updateQuestionnaire } from '../../queries/questionnaires.ts';
import type { CampaignRow } from '../../queries/screening-campaigns.ts';
import { scorerOf } from '../applicant/score-questionnaire.ts';
import { askedOf } from './asked-of.ts';
import { refuseMissing } from './refuse-missing.ts';

/** Refused while a required answer is missing, with its path. Scores are computed and kept at the same moment. */
export const completeQuestionnaire = async (
  tx: Tx,
  row: QuestionnaireRow,
  campaign: CampaignRow,
  now: Date,
): Promise<QuestionnaireRow> => {
  const { items } = await readAnswers(tx, row);
  refuseMissing(missingAnswers({ ...items, contact: row.contact }, askedOf(campaign)), 'contact');
  return updateQuestionnaire(tx, row, {
    status: 'completed',
    completedAt: now,
    savedAt: now,
    ...scorerOf(campaign)(items),
  });
};
