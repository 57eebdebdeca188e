import type { ErasureHoldReason } from '@cadran/contract';
import { schema, type Sql, type Tx } from '@cadran/db';
import { and, eq, inArray, isNotNull, isNull, sql } from '@cadran/db/sql';
import { storedRow } from '../../../database/first-row.ts';

const { erasureHolds: holds, organizations, users } = schema;

export type HoldRow = typeof holds.$inferSelect;

/** The machine of a hold that concerns all of them. */
export const EVERY_MACHINE = '';

const DATABASE_NOW = sql`clock_timestamp()`;

export const readDatabaseClock = async (db: Sql): Promise<Date> => {
  const { rows } = await db.execute<{ now: Date }>(sql`select ${DATABASE_NOW} as now`);
  return new Date(storedRow(rows).now);
};

/** The holds that concern a machine, those confirmed included. */
export const findHolds = (db: Sql, machine: string): Promise<HoldRow[]> =>
  db
    .select()
    .from(holds)
    .where(inArray(holds.machine, [EVERY_MACHINE, machine]));

const isUnconfirmed = isNull(holds.confirmedOffsetSeconds);
/** A machine that is gone checks its clock no more. */
const SEEN_LATELY = sql`${holds.seenAt} > ${DATABASE_NOW} - interval '1 hour'`;

export const listHolds = (db: Sql): Promise<HoldRow[]> =>
  db.select().from(holds).where(and(isUnconfirmed, SEEN_LATELY)).orderBy(holds.machine);

/** True if it is new. */
export const saveHold = async (
  tx: Tx,
  hold: { machine: string; reason: ErasureHoldReason; offsetSeconds: number },
): Promise<boolean> => {
  // The difference that was confirmed is another one by now.
  await tx.sql
    .delete(holds)
    .where(and(eq(holds.machine, hold.machine), isNotNull(holds.confirmedOffsetSeconds)));
  const stored = await tx.sql
    .insert(holds)
    .values({ ...hold, since: DATABASE_NOW, seenAt: DATABASE_NOW })
    .onConflictDoUpdate({
      target: holds.machine,
      set: { seenAt: DATABASE_NOW, offsetSeconds: hold.offsetSeconds },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return storedRow(stored).isNew;
};

/** The holds that were waiting for somebody among those deleted. */
export const deleteHolds = async (tx: Tx, machines: readonly string[]): Promise<HoldRow[]> => {
  const gone = await tx.sql
    .delete(holds)
    .where(inArray(holds.machine, [...machines]))
    .returning();
  return gone.filter(({ confirmedOffsetSeconds }) => confirmedOffsetSeconds === null);
};

/** The clock of each machine may go on differing as much as it does. */
export const confirmOffsets = (tx: Tx) =>
  tx.sql
    .update(holds)
    .set({ confirmedOffsetSeconds: sql`${holds.offsetSeconds}` })
    .where(and(eq(holds.reason, 'clock_differs'), isUnconfirmed));

/** Whom to tell. */
export const listSuperadmins = (tx: Tx) =>
  tx.sql
    .select({
      organizationId: users.organizationId,
      organizationName: organizations.name,
      id: users.id,
      email: users.email,
      language: users.language,
    })
    .from(users)
    .innerJoin(organizations, eq(organizations.organizationId, users.organizationId))
    .where(
      and(
        eq(users.role, 'superadmin'),
        eq(users.status, 'active'),
        eq(organizations.status, 'active'),
      ),
    );
