import type { OwnData } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { interviewsOfCandidate, questionText } from '../../interviews/index.ts';
import type { QuestionnaireKey } from '../../questionnaires/index.ts';

/** What interviewers rated and wrote, with the words of the questions. */
export const loadOwnInterviews = async (
  tx: Tx,
  key: QuestionnaireKey,
): Promise<OwnData['interviews']> => {
  const { guide, sheets } = await interviewsOfCandidate(tx, key);
  const questions = guide ? [...guide.core, ...guide.probes] : [];
  return sheets.map(({ savedAt, submittedAt, note, ratings }) => ({
    savedAt: savedAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
    note,
    ratings: ratings.map(({ question, rating, note: about }) => ({
      question: questionText(questions, question),
      rating,
      note: about,
    })),
  }));
};
