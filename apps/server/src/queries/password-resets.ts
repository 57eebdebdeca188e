import { schema, type Sql, type Tx } from '@cadran/db';
import { and, asc, eq, lt, sql } from '@cadran/db/sql';

const { passwordRequests, passwordResets } = schema;

/** The same row for a name that exists and for one that does not. */
export const insertRequest = (db: Sql, identifier: string, now: Date) =>
  db.insert(passwordRequests).values({ identifier, requestedAt: now });

export const nextRequest = async (db: Sql) => {
  const [row] = await db
    .select()
    .from(passwordRequests)
    .orderBy(asc(passwordRequests.requestedAt))
    .limit(1);
  return row;
};

/** Whoever takes it answers it; says whether it was still there. */
export const takeRequest = async (db: Sql, id: string): Promise<boolean> => {
  const taken = await db
    .delete(passwordRequests)
    .where(eq(passwordRequests.id, id))
    .returning({ id: passwordRequests.id });
  return taken.length > 0;
};

export const insertReset = (tx: Tx, reset: typeof passwordResets.$inferInsert) =>
  tx.sql.insert(passwordResets).values(reset);

export interface FoundReset {
  readonly organizationId: string;
  readonly userId: string;
  readonly expiresAt: Date;
}

/** Whose link this is, before the tenant is known. */
export const findReset = async (db: Sql, tokenHash: Buffer): Promise<FoundReset | undefined> => {
  const answer = await db.execute<{
    organization_id: string;
    user_id: string;
    expires_at: Date;
  }>(sql`select * from find_password_reset(${tokenHash})`);
  const row = answer.rows[0];
  return (
    row && {
      organizationId: row.organization_id,
      userId: row.user_id,
      expiresAt: new Date(row.expires_at),
    }
  );
};

/** Uses a link up; says whether it was still there, so that two who use it at once are one. */
export const spendReset = async (tx: Tx, of: FoundReset, tokenHash: Buffer): Promise<boolean> => {
  const spent = await tx.sql
    .delete(passwordResets)
    .where(
      and(
        eq(passwordResets.organizationId, of.organizationId),
        eq(passwordResets.userId, of.userId),
        eq(passwordResets.tokenHash, tokenHash),
      ),
    )
    .returning({ userId: passwordResets.userId });
  return spent.length > 0;
};

/** A password that was chosen anew, by whichever way, ends every link. */
export const deleteResetsOf = (tx: Tx, user: { organizationId: string; id: string }) =>
  tx.sql
    .delete(passwordResets)
    .where(
      and(
        eq(passwordResets.organizationId, user.organizationId),
        eq(passwordResets.userId, user.id),
      ),
    );

export const deleteExpiredResets = (tx: Tx, now: Date) =>
  tx.sql.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
