import type { AnswerItems, AnswerStamps } from '@cadran/contract';
import type { schema, Tx } from '@cadran/db';
import { and, eq, inArray, sql } from '@cadran/db/sql';

interface QuestionnaireKey {
  readonly organizationId: string;
  readonly id: string;
}

export interface StoredAnswers {
  readonly items: AnswerItems;
  readonly stamps: AnswerStamps;
}

/** Answers of one module, a row a part: item -> answer, item -> when it was given. */
export const answerStore = (
  answers: typeof schema.screeningAnswers | typeof schema.profilingDrafts,
) => ({
  /** All parts, or those named. */
  readAnswers: async (
    tx: Tx,
    key: QuestionnaireKey,
    parts?: readonly string[],
  ): Promise<StoredAnswers> => {
    const rows = await tx.sql
      .select({ part: answers.part, answers: answers.answers, stamps: answers.stamps })
      .from(answers)
      .where(
        and(
          eq(answers.organizationId, key.organizationId),
          eq(answers.questionnaireId, key.id),
          parts && inArray(answers.part, [...parts]),
        ),
      );
    return {
      items: Object.fromEntries(rows.map((row) => [row.part, row.answers])),
      stamps: Object.fromEntries(rows.map((row) => [row.part, row.stamps])),
    };
  },

  /** Keeps, item by item, the newer answer (0002_screening.sql, newer_items); says whether anything was new. */
  keepNewer: async (tx: Tx, key: QuestionnaireKey, given: StoredAnswers): Promise<boolean> => {
    const rows = Object.entries(given.items).map(([part, items]) => ({
      part,
      answers: items,
      stamps: given.stamps[part],
    }));
    if (rows.length === 0) return false;
    const changed = await tx.sql.execute(sql`
      insert into ${answers} as stored (organization_id, questionnaire_id, part, answers, stamps)
      select ${key.organizationId}, ${key.id}, part, answers, stamps
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (part text, answers jsonb, stamps jsonb)
      on conflict (organization_id, questionnaire_id, part) do update set
        answers = stored.answers || newer_items(stored.stamps, excluded.answers, excluded.stamps),
        stamps = stored.stamps || newer_items(stored.stamps, excluded.stamps, excluded.stamps)
      where newer_items(stored.stamps, excluded.stamps, excluded.stamps) <> '{}'
      returning part`);
    return changed.rows.length > 0;
  },
});
