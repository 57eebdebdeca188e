import type { Tx } from '@cadran/db';
import type { InterviewAtDecision } from '@cadran/reports';
import { findKeptGuide, listSubmittedSheets } from './queries.ts';
import { questionWithSubject } from './question-text.ts';
import type { QuestionnaireKey } from '../questionnaires/index.ts';

interface Decided extends QuestionnaireKey {
  readonly decisionSheets: readonly string[];
  readonly interviewers: readonly (string | null)[];
}

/** What interviewers had rated when the decision was taken, as far as this reader may see it; null if nobody had. */
export const findInterviewAtDecision = async (
  tx: Tx,
  decided: Decided,
  readerId: string,
): Promise<InterviewAtDecision | null> => {
  const { decisionSheets, interviewers } = decided;
  if (decisionSheets.length === 0) return null;
  const sheets = (await listSubmittedSheets(tx, decided, readerId)).filter(({ id }) =>
    decisionSheets.includes(id),
  );
  const guide = await findKeptGuide(tx, decided);
  if (sheets.length === 0 || !guide) return { interviewers, ratings: null };
  const ratings = [...guide.core, ...guide.probes].flatMap((question) => {
    const given = sheets.flatMap(
      (sheet) => sheet.ratings.find((one) => one.question === question.id)?.rating ?? [],
    );
    return given.length === 0 ? [] : [{ question: questionWithSubject(question), given }];
  });
  return { interviewers, ratings };
};
