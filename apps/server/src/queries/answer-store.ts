import type { AnswerItems, AnswerStamps } from '@cadran/contract';
import { prepared, type schema, type Tx } from '@cadran/db';
import { and, eq, getTableName, inArray, sql } from '@cadran/db/sql';

export interface QuestionnaireKey {
  readonly organizationId: string;
  readonly id: string;
}

export interface StoredAnswers {
  readonly items: AnswerItems;
  readonly stamps: AnswerStamps;
}

const NOTHING: StoredAnswers = { items: {}, stamps: {} };

type AnswerTable = typeof schema.screeningAnswers | typeof schema.profilingDrafts;

/** Keeps, item by item, the newer answer (0002_screening.sql, newer_items); names the parts that had something new. */
const keeping = (answers: AnswerTable) => {
  const given = {
    organizationId: sql.placeholder('organizationId'),
    id: sql.placeholder('id'),
    parts: sql.placeholder('parts'),
  };
  const newer = (what: string) =>
    sql.raw(`newer_items(${getTableName(answers)}.stamps, excluded.${what}, excluded.stamps)`);
  return prepared(`keep_${getTableName(answers)}`, (db) =>
    db
      .insert(answers)
      .select(
        sql`select ${given.organizationId}::uuid, ${given.id}::uuid, part, answers, stamps
          from jsonb_to_recordset(${given.parts}::jsonb) as given (part text, answers jsonb, stamps jsonb)`,
      )
      .onConflictDoUpdate({
        target: [answers.organizationId, answers.questionnaireId, answers.part],
        set: {
          answers: sql`${answers.answers} || ${newer('answers')}`,
          stamps: sql`${answers.stamps} || ${newer('stamps')}`,
        },
        setWhere: sql`${newer('stamps')} <> '{}'`,
      })
      .returning({ part: answers.part, stamps: answers.stamps }),
  );
};

interface Kept {
  readonly changed: boolean;
  readonly newer: StoredAnswers;
}

const isNewest = (
  sent: Readonly<Record<string, number>>,
  stored: Readonly<Record<string, number>> | undefined,
): boolean =>
  stored !== undefined && Object.keys(sent).every((item) => stored[item] === sent[item]);

/** Answers of one module, a row a part: item -> answer, item -> when it was given. */
export const answerStore = (answers: AnswerTable) => {
  const keep = keeping(answers);

  /** All parts, or those named. */
  const readAnswers = async (
    tx: Tx,
    key: QuestionnaireKey,
    parts?: readonly string[],
  ): Promise<StoredAnswers> => {
    if (parts?.length === 0) return NOTHING;
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
  };

  return {
    readAnswers,

    /** What of it was new, and the parts that hold something newer than what was sent. */
    keepNewer: async (tx: Tx, key: QuestionnaireKey, sent: StoredAnswers): Promise<Kept> => {
      const parts = Object.entries(sent.items).map(([part, items]) => ({
        part,
        answers: items,
        stamps: sent.stamps[part],
      }));
      if (parts.length === 0) return { changed: false, newer: NOTHING };
      const { organizationId, id } = key;
      const changed = await keep(tx.sql).execute({
        organizationId,
        id,
        parts: JSON.stringify(parts),
      });
      const stored = new Map(changed.map((row) => [row.part, row.stamps]));
      const overtaken = Object.entries(sent.stamps)
        .filter(([part, stamps]) => !isNewest(stamps, stored.get(part)))
        .map(([part]) => part);
      const newer = await readAnswers(tx, key, overtaken);
      return { changed: changed.length > 0, newer };
    },
  };
};
