import {
  type AnswerItems,
  type AnswerLanguages,
  foldAnswers,
  type GivenAnswers,
  languagesOf,
  type StampedAnswers,
  stampsOf,
  valuesOf,
} from '@cadran/contract';
import { prepared, schema, type Tx } from '@cadran/db';
import { and, eq, sql } from '@cadran/db/sql';

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

interface AnswersRow extends Record<string, unknown> {
  readonly id: string;
  /** Null in a row of what was saved. */
  readonly answers: AnswerItems | null;
  readonly languages: AnswerLanguages | null;
  readonly items: GivenAnswers | null;
}

/** By questionnaire; those who answered nothing are left out. In one statement, so that none is between the two. */
export const listAnswers = async (
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredAnswers>> => {
  const among = sql`organization_id = ${organizationId} and questionnaire_id = any(${sql.param([...ids])}::uuid[])`;
  const { rows } = await tx.sql.execute<AnswersRow>(sql`
    select questionnaire_id as id, answers, languages, null::jsonb as items from ${answers} where ${among}
    union all
    select questionnaire_id, null, null, items from ${saves} where ${among}`);
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => {
      const [first] = own;
      if (first?.answers)
        return [id, { items: first.answers, stamps: {}, languages: first.languages ?? {} }];
      return [
        id,
        unfolded(foldAnswers(own.flatMap(({ items }) => (items === null ? [] : [items])))),
      ];
    }),
  );
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
