import type { AnswerItems } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { findMissingAnswers } from '@cadran/instruments/parts/screening-parts';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import { AppError } from '../../../http/app-error.ts';
import type { ComputeScores } from '../../../scoring/compute-scores.ts';
import { deleteRetest, readAnswers, type RetestRow } from '../queries/retests.ts';
import { retestSections } from '../agree-to-retest.ts';
import { retestChanges } from './retest-sums.ts';
import { findPinnedNorms } from '../../evidence/index.ts';
import {
  readAnswers as readFirstAnswers,
  refuseMissingAnswers,
  scoreQuestionnaires,
} from '../../questionnaires/index.ts';
import { addToSums } from '../../stepped-sums/index.ts';

const requireAll = (row: RetestRow, items: AnswerItems): void => {
  const asked = { sections: retestSections(row.profile), skills: [], questions: [] };
  const missing = findMissingAnswers(items, asked);
  const ofParts = Object.entries(missing).filter(([path]) => !path.startsWith('contact.'));
  refuseMissingAnswers(Object.fromEntries(ofParts), 'contact');
};

/** The second answers with the facts of the first: only what is answered twice can differ. */
export const completeRetest = async (
  tx: Tx,
  compute: ComputeScores,
  row: RetestRow,
  now: Date,
): Promise<void> => {
  const { organizationId, id, profile } = row;
  if (profile === null) throw new AppError('not_found');
  const { items } = await readAnswers(tx, row);
  requireAll(row, items);
  const facts = (await readFirstAnswers(tx, { organizationId, id })).items;
  const pinned = await findPinnedNorms(tx, { norms: { [row.language]: profile.norms } });
  const [scored] = await scoreQuestionnaires(compute, profile, [
    { id, items: { ...facts, ...items }, norms: pinned[row.language] },
  ]);
  if (!scored) throw new AppError('not_found');
  const { displayed, verdict, sectionScores } = scored.columns;
  const changes = retestChanges(organizationId, INSTRUMENTS_VERSION, row, {
    overall: displayed,
    verdict,
    sections: sectionScores,
  });
  await addToSums(tx, changes, now);
  await deleteRetest(tx, row);
};
