import { type AnswerLanguages, NO_ANSWERS, type StampedAnswers } from '@cadran/contract';
import { prepared, type schema, type Tx } from '@cadran/db';
import { and, eq, getTableName, inArray, sql } from '@cadran/db/sql';

export interface QuestionnaireKey {
  readonly organizationId: string;
  readonly id: string;
}

type AnswerTable = typeof schema.screeningAnswers | typeof schema.profilingDrafts;

/** Where the language in which an item was read is kept beside its answer. */
const hasLanguages = (answers: AnswerTable): answers is typeof schema.screeningAnswers =>
  'languages' in answers;

/** Upserts each item's newer answer (0002_screening.sql, newer_items) and returns the parts that changed. */
const keeping = (answers: AnswerTable) => {
  const placeholders = {
    organizationId: sql.placeholder('organizationId'),
    id: sql.placeholder('id'),
    parts: sql.placeholder('parts'),
  };
  const newer = (what: string) =>
    sql.raw(`newer_items(${getTableName(answers)}.stamps, excluded.${what}, excluded.stamps)`);
  const languages = hasLanguages(answers)
    ? {
        column: sql.raw(', languages'),
        set: { languages: sql`${answers.languages} || ${newer('languages')}` },
      }
    : { column: sql.raw(''), set: {} };
  return prepared(`keep_${getTableName(answers)}`, (db) =>
    db
      .insert(answers)
      .select(
        sql`select ${placeholders.organizationId}::uuid, ${placeholders.id}::uuid, part, answers, stamps${languages.column}
          from jsonb_to_recordset(${placeholders.parts}::jsonb)
            as sent (part text, answers jsonb, stamps jsonb, languages jsonb)`,
      )
      .onConflictDoUpdate({
        target: [answers.organizationId, answers.questionnaireId, answers.part],
        set: {
          answers: sql`${answers.answers} || ${newer('answers')}`,
          stamps: sql`${answers.stamps} || ${newer('stamps')}`,
          ...languages.set,
        },
        setWhere: sql`${newer('stamps')} <> '{}'`,
      })
      .returning({ part: answers.part, stamps: answers.stamps }),
  );
};

interface Kept {
  readonly changed: boolean;
  readonly newer: StampedAnswers;
}

const isNewest = (
  sent: Readonly<Record<string, number>>,
  stored: Readonly<Record<string, number>> | undefined,
): boolean =>
  stored !== undefined && Object.keys(sent).every((item) => stored[item] === sent[item]);

/** Answers of one module, one row per part: item -> answer and item -> stamp. */
export const answerStore = (answers: AnswerTable) => {
  const keep = keeping(answers);

  /** All parts, or those named. */
  const readAnswers = async (
    tx: Tx,
    key: QuestionnaireKey,
    parts?: readonly string[],
  ): Promise<StampedAnswers> => {
    if (parts?.length === 0) return NO_ANSWERS;
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

    /** Saves what is newer than stored; `newer` has the parts where the store holds something newer than sent. */
    saveNewerAnswers: async (
      tx: Tx,
      key: QuestionnaireKey,
      sent: StampedAnswers,
      languages: AnswerLanguages = {},
    ): Promise<Kept> => {
      const parts = Object.entries(sent.items).map(([part, items]) => ({
        part,
        answers: items,
        stamps: sent.stamps[part],
        languages: languages[part] ?? {},
      }));
      if (parts.length === 0) return { changed: false, newer: NO_ANSWERS };
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

/** Matches the questionnaire of a return code. */
export const byResumeCode = (
  table: typeof schema.screeningQuestionnaires | typeof schema.profilingQuestionnaires,
  organizationId: string,
  codeHash: Buffer,
) => and(eq(table.organizationId, organizationId), eq(table.resumeCodeHash, codeHash));
