import type { Language } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { CandidateAnswers, CandidateScores } from '@cadran/scoring';
import { personNumbers } from '@cadran/scoring/evidence';
import { insertWaiting } from '../queries/waiting.ts';

interface Completed {
  readonly organizationId: string;
  readonly id: string;
  readonly instrumentsVersion: number | null;
  readonly language: Language;
}

interface CompletedAnswers {
  readonly answers: Pick<CandidateAnswers, 'personality' | 'values'>;
  readonly timings: Parameters<typeof personNumbers>[2];
}

/**
 * Hands the answers of somebody who completed over to be added up, in the transaction that stores the scores. They
 * are deleted with the questionnaire while they wait; once they are added nothing leads to the person.
 */
export const handOver = (
  tx: Tx,
  { organizationId, id, instrumentsVersion, language }: Completed,
  { answers, timings }: CompletedAnswers,
  scores: CandidateScores,
): Promise<void> =>
  insertWaiting(
    tx,
    {
      organizationId,
      questionnaireId: id,
      instrumentVersion: instrumentsVersion ?? 1,
      language,
    },
    personNumbers(answers, scores, timings),
  );
