import type { AnswerItems, Language } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, asc, eq, gt } from '@cadran/db/sql';
import type { CandidateScores } from '@cadran/scoring';

const { screeningAnswers: answers, screeningQuestionnaires: questionnaires } = schema;

export interface StoredPerson {
  readonly id: string;
  readonly language: Language;
  readonly instrumentVersion: number;
  readonly scores: CandidateScores;
  readonly items: AnswerItems;
}

/** The next people of an organisation who were added up and are still stored. */
export const listAddedPeople = async (
  tx: Tx,
  organizationId: string,
  after: string | null,
  size: number,
): Promise<StoredPerson[]> => {
  const rows = await tx.sql
    .select({
      id: questionnaires.id,
      language: questionnaires.language,
      version: questionnaires.instrumentsVersion,
      scores: questionnaires.scores,
      items: answers.answers,
    })
    .from(questionnaires)
    .innerJoin(
      answers,
      and(
        eq(answers.organizationId, questionnaires.organizationId),
        eq(answers.questionnaireId, questionnaires.id),
      ),
    )
    .where(
      and(
        eq(questionnaires.organizationId, organizationId),
        eq(questionnaires.addedUp, true),
        after === null ? undefined : gt(questionnaires.id, after),
      ),
    )
    .orderBy(asc(questionnaires.id))
    .limit(size);
  return rows.map(({ version, ...row }) => ({
    ...row,
    instrumentVersion: version ?? 1,
    // Written by the engine and by nothing else.
    scores: row.scores as CandidateScores,
  }));
};
