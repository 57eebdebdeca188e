import type { Language } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, asc, eq, gt, inArray } from '@cadran/db/sql';
import type { CandidateScores } from '@cadran/scoring';

const { screeningAnswers: answers, screeningQuestionnaires: questionnaires } = schema;

export interface StoredPerson {
  readonly id: string;
  readonly language: Language;
  readonly instrumentVersion: number;
  readonly scores: CandidateScores;
  readonly items: Record<string, Record<string, unknown>>;
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
    })
    .from(questionnaires)
    .where(
      and(
        eq(questionnaires.organizationId, organizationId),
        eq(questionnaires.addedUp, true),
        after === null ? undefined : gt(questionnaires.id, after),
      ),
    )
    .orderBy(asc(questionnaires.id))
    .limit(size);
  const parts =
    rows.length === 0
      ? []
      : await tx.sql
          .select({ id: answers.questionnaireId, part: answers.part, items: answers.answers })
          .from(answers)
          .where(
            and(
              eq(answers.organizationId, organizationId),
              inArray(
                answers.questionnaireId,
                rows.map(({ id }) => id),
              ),
            ),
          );
  const items = new Map<string, Record<string, Record<string, unknown>>>();
  for (const { id, part, items: own } of parts) items.set(id, { ...items.get(id), [part]: own });
  return rows.map(({ version, ...row }) => ({
    ...row,
    instrumentVersion: version ?? 1,
    // Written by the engine and by nothing else.
    scores: row.scores as CandidateScores,
    items: items.get(row.id) ?? {},
  }));
};
