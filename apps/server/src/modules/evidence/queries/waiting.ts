import type { Language } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, asc, eq, inArray, sql } from '@cadran/db/sql';
import type { PersonNumbers } from '@cadran/scoring/evidence';

const { evidenceSums: sums, evidenceWaiting: waiting, organizations } = schema;

/** Of which questionnaire, language and organisation sums are. */
export interface CellKey {
  readonly organizationId: string;
  readonly instrumentVersion: number;
  readonly language: Language;
  readonly kind: string;
}

/** Whose numbers wait: they are deleted with the candidate. */
export interface Waiting extends Omit<CellKey, 'kind'> {
  readonly questionnaireId: string;
}

/** One statement, whatever the person adds. */
export const insertWaiting = async (
  tx: Tx,
  cell: Waiting,
  numbers: readonly PersonNumbers[],
): Promise<void> => {
  if (numbers.length === 0) return;
  await tx.sql
    .insert(waiting)
    .values(numbers.map(({ kind, numbers: own }) => ({ ...cell, kind, numbers: [...own] })));
};

/** Cells with enough people for one more step, of all organisations. */
export const listFullCells = async (tx: Tx, least: number): Promise<CellKey[]> =>
  tx.sql
    .select({
      organizationId: waiting.organizationId,
      instrumentVersion: waiting.instrumentVersion,
      language: waiting.language,
      kind: waiting.kind,
    })
    .from(waiting)
    .groupBy(waiting.organizationId, waiting.instrumentVersion, waiting.language, waiting.kind)
    .having(sql`count(*) >= ${least}`);

const ofCell = (table: typeof waiting | typeof sums, key: CellKey) =>
  and(
    eq(table.organizationId, key.organizationId),
    eq(table.instrumentVersion, key.instrumentVersion),
    eq(table.language, key.language),
    eq(table.kind, key.kind),
  );

export const countWaiting = async (tx: Tx, key: CellKey): Promise<number> => {
  const [row] = await tx.sql
    .select({ people: sql<number>`count(*)::integer` })
    .from(waiting)
    .where(ofCell(waiting, key));
  return row?.people ?? 0;
};

/** Takes people away to be added. Their ids are random, so that those taken are anybody. */
export const takeWaiting = async (tx: Tx, key: CellKey, people: number): Promise<number[][]> => {
  const taken = tx.sql
    .select({ id: waiting.id })
    .from(waiting)
    .where(ofCell(waiting, key))
    .orderBy(asc(waiting.id))
    .limit(people);
  const rows = await tx.sql
    .delete(waiting)
    .where(and(ofCell(waiting, key), inArray(waiting.id, taken)))
    .returning({ numbers: waiting.numbers });
  return rows.map(({ numbers }) => numbers);
};

export const listWaiting = async (tx: Tx, key: CellKey): Promise<number[][]> => {
  const rows = await tx.sql
    .select({ numbers: waiting.numbers })
    .from(waiting)
    .where(ofCell(waiting, key));
  return rows.map(({ numbers }) => numbers);
};

/** Nobody else adds to these sums until the end of the transaction. */
export const lockSums = async (tx: Tx, key: CellKey) => {
  await tx.sql
    .insert(sums)
    .values({ ...key, counts: Buffer.alloc(0) })
    .onConflictDoNothing();
  const [row] = await tx.sql.select().from(sums).where(ofCell(sums, key)).for('update');
  if (!row) throw new Error('The sums that were just made are gone.');
  return row;
};

export const saveSums = async (
  tx: Tx,
  key: CellKey,
  values: Pick<typeof sums.$inferInsert, 'people' | 'readAt' | 'counts'>,
): Promise<void> => {
  await tx.sql.update(sums).set(values).where(ofCell(sums, key));
};

/** What waits of an organisation that opted out is not added any more. */
export const deleteWaitingOfOptedOut = async (tx: Tx): Promise<void> => {
  const out = tx.sql
    .select({ id: organizations.organizationId })
    .from(organizations)
    .where(eq(organizations.addUpAnswers, false));
  await tx.sql.delete(waiting).where(inArray(waiting.organizationId, out));
};

/** Sums and whoever waits, to be made anew. */
export const deleteCell = async (tx: Tx, key: CellKey): Promise<void> => {
  await tx.sql.delete(waiting).where(ofCell(waiting, key));
  await tx.sql.delete(sums).where(ofCell(sums, key));
};
