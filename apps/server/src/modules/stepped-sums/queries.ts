import { READING_STEP } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, eq, gt, inArray, like, sql } from '@cadran/db/sql';
import { storedRow } from '../../database/first-row.ts';
import { unpackNumbers } from './pack-numbers.ts';

const { steppedSums: sums } = schema;

export interface SumsKey {
  readonly organizationId: string;
  /** What is added up, from the module's name to the group: `groups/items/3/sex/female`. */
  readonly kind: string;
}

const byKey = ({ organizationId, kind }: SumsKey) =>
  and(eq(sums.organizationId, organizationId), eq(sums.kind, kind));

const EMPTY = Buffer.alloc(0);

/** Made if absent; locked, so that two people who are added at once follow each other. */
export const lockSums = async (tx: Tx, { organizationId, kind }: SumsKey) => {
  const key = { organizationId, kind };
  await tx.sql
    .insert(sums)
    .values({ ...key, running: EMPTY, published: EMPTY })
    .onConflictDoNothing();
  return storedRow(await tx.sql.select().from(sums).where(byKey(key)).for('update'));
};

export const updateSums = async (
  tx: Tx,
  key: SumsKey,
  values: Partial<typeof sums.$inferInsert>,
): Promise<void> => {
  await tx.sql.update(sums).set(values).where(byKey(key));
};

/** Publishes, at one moment, all kinds that begin so and have a step of people more than when they were published. */
export const publishTogether = async (
  tx: Tx,
  organizationId: string,
  prefix: string,
  now: Date,
): Promise<void> => {
  await tx.sql
    .update(sums)
    .set({ people: sql`${sums.runningPeople}`, published: sql`${sums.running}`, readAt: now })
    .where(
      and(
        eq(sums.organizationId, organizationId),
        like(sums.kind, `${prefix}%`),
        sql`${sums.runningPeople} - ${sums.people} >= ${READING_STEP}`,
      ),
    );
};

export interface SumsReading extends SumsKey {
  readonly people: number;
  readonly readAt: Date;
  readonly numbers: Float64Array;
}

/** What is published of the kinds that begin so. */
export const readSums = async (
  tx: Tx,
  organizationIds: readonly string[],
  prefix: string,
): Promise<SumsReading[]> => {
  if (organizationIds.length === 0) return [];
  const rows = await tx.sql
    .select({
      organizationId: sums.organizationId,
      kind: sums.kind,
      people: sums.people,
      readAt: sums.readAt,
      published: sums.published,
    })
    .from(sums)
    .where(
      and(
        inArray(sums.organizationId, [...organizationIds]),
        like(sums.kind, `${prefix}%`),
        gt(sums.people, 0),
      ),
    )
    .orderBy(sums.organizationId, sums.kind);
  return rows.flatMap(({ published, readAt, ...row }) =>
    readAt === null ? [] : [{ ...row, readAt, numbers: unpackNumbers(published) }],
  );
};
