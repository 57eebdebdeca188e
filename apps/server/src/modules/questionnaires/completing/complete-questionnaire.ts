import type { AnswerItems } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { AdoptedNorms } from '@cadran/scoring';
import { findMissingAnswers } from '@cadran/instruments/parts/screening-parts';
import {
  type QuestionnaireRow,
  type QuestionnaireValues,
  readAnswers,
  updateQuestionnaire,
} from '../queries/questionnaires.ts';
import { notifyOwner } from './notify-owner.ts';
import { scoreQuestionnaires } from './score-questionnaire.ts';
import type { ComputeScores } from '../../../scoring/compute-scores.ts';
import { findNormsInUse, handOver } from '../../evidence/index.ts';
import { parseStoredAnswers } from '../present-questionnaire.ts';
import { askedParts } from '../answers/asked-parts.ts';
import { refuseMissingAnswers } from '../answers/check-answers.ts';
import { type CampaignRow, findCampaign } from '../../screening/index.ts';
import { enqueueWebhooks } from '../../webhooks/index.ts';

/** The values of a completed questionnaire, with its scores; refused while required answers are missing. */
export const completionValues = async (
  compute: ComputeScores,
  { id, contact }: Pick<QuestionnaireRow, 'id' | 'contact'>,
  campaign: Pick<CampaignRow, 'profile' | 'questions' | 'weights'>,
  items: AnswerItems,
  now: Date,
  norms?: AdoptedNorms,
) => {
  const missing = findMissingAnswers({ ...items, contact }, askedParts(campaign));
  refuseMissingAnswers(missing, 'contact');
  const [scored] = await scoreQuestionnaires(compute, campaign, [{ id, items, norms }]);
  if (!scored) throw new Error('A questionnaire was left without scores.');
  return {
    status: 'completed',
    completedAt: now,
    savedAt: now,
    ...scored.columns,
  } satisfies QuestionnaireValues;
};

/** Where the answers may be added up with those of others. */
interface AddingUp {
  readonly instrumentsVersion: number | null;
  readonly addUp: boolean;
}

/** Stores the scores and enqueues who is told. Statements that do not need each other's results are sent together. */
export const completeQuestionnaire = async (
  tx: Tx,
  compute: ComputeScores,
  row: QuestionnaireRow,
  { instrumentsVersion, addUp }: AddingUp,
  now: Date,
): Promise<QuestionnaireRow> => {
  const [campaign, { items }] = await Promise.all([
    findCampaign(tx, row.campaignId),
    readAnswers(tx, row),
  ]);
  const norms = await findNormsInUse(tx);
  const values = await completionValues(compute, row, campaign, items, now, norms[row.language]);
  const [completed] = await Promise.all([
    updateQuestionnaire(tx, row, { ...values, addedUp: addUp }),
    addUp && handOver(tx, { ...row, instrumentsVersion }, parseStoredAnswers(items), values.scores),
    enqueueWebhooks(tx, 'candidate.completed', row, now),
    notifyOwner(tx, campaign, row, now),
  ]);
  return completed;
};
