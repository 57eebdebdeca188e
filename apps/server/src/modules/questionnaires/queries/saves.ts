import {
  type AnswerLanguages,
  foldAnswers,
  type GivenAnswers,
  languagesOf,
  type StampedAnswers,
  stampsOf,
  valuesOf,
} from '@cadran/contract';
import { prepared, schema, type Tx } from '@cadran/db';
import { and, eq, inArray, sql } from '@cadran/db/sql';

const { accessTokens, screeningAnswers: answers, screeningSaves: saves } = schema;

export interface QuestionnaireKey {
  readonly organizationId: string;
  readonly id: string;
}

type SavesTable = typeof schema.screeningSaves | typeof schema.profilingSaves;

const savesOfKey = (table: SavesTable, { organizationId, id }: QuestionnaireKey) =>
  and(eq(table.organizationId, organizationId), eq(table.questionnaireId, id));

/** Everything that was saved of an unfinished questionnaire, a row for each save. */
export const readSaves = async (
  tx: Tx,
  table: SavesTable,
  key: QuestionnaireKey,
): Promise<GivenAnswers[]> => {
  const rows = await tx.sql
    .select({ items: table.items })
    .from(table)
    .where(savesOfKey(table, key));
  return rows.map(({ items }) => items);
};

/** Columns of a questionnaire that is being answered: whether something was saved, and by more than one device. */
export const savesSoFar = (
  table: SavesTable,
  questionnaires: typeof schema.screeningQuestionnaires | typeof schema.profilingQuestionnaires,
) => ({
  isUnanswered: sql<boolean>`not exists (select from ${table} where ${table.organizationId} = ${questionnaires.organizationId}
    and ${table.questionnaireId} = ${questionnaires.id})`,
  /** Each device has a token of its own. */
  isShared: sql<boolean>`(select count(*) > 1 from ${accessTokens} where ${accessTokens.organizationId} = ${questionnaires.organizationId}
    and ${accessTokens.questionnaireId} = ${questionnaires.id})`,
});

/** The answers of a candidate: finished, or folded from what was saved. */
export interface StoredAnswers extends StampedAnswers {
  readonly languages: AnswerLanguages;
}

const NONE: StoredAnswers = { items: {}, stamps: {}, languages: {} };

const unfolded = (given: GivenAnswers): StoredAnswers => ({
  items: valuesOf(given),
  stamps: stampsOf(given),
  languages: languagesOf(given),
});

/** By questionnaire; those who answered nothing are left out. */
export const listAnswers = async (
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredAnswers>> => {
  const among = (table: typeof answers | typeof saves) =>
    and(eq(table.organizationId, organizationId), inArray(table.questionnaireId, [...ids]));
  const [finished, saved] = await Promise.all([
    tx.sql.select().from(answers).where(among(answers)),
    tx.sql
      .select({ id: saves.questionnaireId, items: saves.items })
      .from(saves)
      .where(among(saves)),
  ]);
  return new Map([
    ...finished.map(
      (row) =>
        [
          row.questionnaireId,
          { items: row.answers, stamps: {}, languages: row.languages },
        ] as const,
    ),
    ...[...Map.groupBy(saved, ({ id }) => id)].map(
      ([id, rows]) => [id, unfolded(foldAnswers(rows.map(({ items }) => items)))] as const,
    ),
  ]);
};

export const readAnswers = async (
  tx: Tx,
  { organizationId, id }: QuestionnaireKey,
): Promise<StoredAnswers> => (await listAnswers(tx, organizationId, [id])).get(id) ?? NONE;

/** The most frequent write of the product. */
const insertStatement = prepared('insert_screening_save', (db) =>
  db.insert(saves).values({
    organizationId: sql.placeholder('organizationId'),
    questionnaireId: sql.placeholder('id'),
    savedAt: sql.placeholder('now'),
    items: sql.placeholder('items'),
  }),
);

export const insertSave = (
  tx: Tx,
  { organizationId, id }: QuestionnaireKey,
  items: GivenAnswers,
  now: Date,
) => insertStatement(tx.sql).execute({ organizationId, id, now, items });

/** In place of what was saved. */
export const insertFinishedAnswers = async (
  tx: Tx,
  key: QuestionnaireKey,
  given: GivenAnswers,
): Promise<void> => {
  // Contact details are in the questionnaire's own row.
  const { contact: _contact, ...finished } = given;
  await Promise.all([
    tx.sql.delete(saves).where(savesOfKey(saves, key)),
    tx.sql.insert(answers).values({
      organizationId: key.organizationId,
      questionnaireId: key.id,
      answers: valuesOf(finished),
      languages: languagesOf(finished),
    }),
  ]);
};
