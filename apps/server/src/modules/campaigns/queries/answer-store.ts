import { type AnswerLanguages, NO_ANSWERS, type StampedAnswers } from '@cadran/contract';
import { prepared, type schema, type Tx } from '@cadran/db';
import { and, eq, getTableName, inArray, sql } from '@cadran/db/sql';

export interface QuestionnaireKey {
  readonly organizationId: string;
  readonly id: string;
}

type AnswerTable = typeof schema.screeningAnswers | typeof schema.profilingDrafts;

/** Upserts each item's newer answer and returns the parts that changed (0004_questionnaires.sql). */
const keeping = (answers: AnswerTable) => {
  const name = `keep_${getTableName(answers)}`;
  return prepared(name, (db) =>
    db
      .select({
        part: sql<string>`part`,
        stamps: sql<Readonly<Record<string, number>>>`stamps`,
      })
      .from(
        sql`${sql.raw(name)}(${sql.placeholder('organizationId')}, ${sql.placeholder('id')}, ${sql.placeholder('parts')})`,
      ),
  );
};

/** What is sent to the functions of 0004_questionnaires.sql. */
export const sentParts = (sent: StampedAnswers, languages: AnswerLanguages = {}) =>
  Object.entries(sent.items).map(([part, answers]) => ({
    part,
    answers,
    stamps: sent.stamps[part],
    languages: languages[part] ?? {},
  }));

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
      if (Object.keys(sent.items).length === 0) return { changed: false, newer: NO_ANSWERS };
      const { organizationId, id } = key;
      const parts = JSON.stringify(sentParts(sent, languages));
      const changed = await keep(tx.sql).execute({ organizationId, id, parts });
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
