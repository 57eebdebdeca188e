import type { OwnData } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { findAddedUp } from '../queries/own-data.ts';
import { outcomesOfCandidate } from '../../outcomes/index.ts';
import { presentAnswers, type QuestionnaireKey } from '../../questionnaires/index.ts';
import { findRetest, readRetestAnswers } from '../../retests/index.ts';

const loadRetest = async (
  tx: Tx,
  key: QuestionnaireKey,
): Promise<OwnData['examination']['retest']> => {
  const retest = await findRetest(tx, key);
  if (!retest) return null;
  const { items } = await readRetestAnswers(tx, key);
  return { dueAt: retest.dueAt.toISOString(), answers: presentAnswers(items) };
};

/** What is stored with the candidate for examining the questionnaire. */
export const loadOwnExamination = async (
  tx: Tx,
  key: QuestionnaireKey,
): Promise<OwnData['examination']> => ({
  addedUp: await findAddedUp(tx, key),
  outcomes: (await outcomesOfCandidate(tx, key)).map(
    ({ months, stayed, reason, performance, teamwork, learning, enteredAt }) => ({
      months,
      stayed,
      reason,
      ratings: { performance, teamwork, learning },
      enteredAt: enteredAt.toISOString(),
    }),
  ),
  retest: await loadRetest(tx, key),
});
