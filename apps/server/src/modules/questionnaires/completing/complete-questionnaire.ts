import type { Tx } from '@cadran/db';
import { findMissingAnswers } from '@cadran/instruments/parts/screening-parts';
import { readAnswers } from '../queries/questionnaires.ts';
import { type QuestionnaireRow, updateQuestionnaire } from '../queries/questionnaires.ts';
import { createScorer } from './score-questionnaire.ts';
import { askedParts } from '../answers/asked-parts.ts';
import { refuseMissingAnswers } from '../answers/check-answers.ts';
import type { CampaignRow } from '../../screening/index.ts';

/** Refused while required answers are missing; computes and stores the scores. */
export const completeQuestionnaire = async (
  tx: Tx,
  row: QuestionnaireRow,
  campaign: CampaignRow,
  now: Date,
): Promise<QuestionnaireRow> => {
  const { items } = await readAnswers(tx, row);
  refuseMissingAnswers(
    findMissingAnswers({ ...items, contact: row.contact }, askedParts(campaign)),
    'contact',
  );
  return updateQuestionnaire(tx, row, {
    status: 'completed',
    completedAt: now,
    savedAt: now,
    ...createScorer(campaign)(items, row.id),
  });
};
