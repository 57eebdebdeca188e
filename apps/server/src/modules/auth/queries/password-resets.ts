import { schema, type Sql, type Tx } from '@cadran/db';
import { and, asc, eq, lt, sql } from '@cadran/db/sql';

const { passwordRequests, passwordResets } = schema;

/** The same work for existing and unknown names, so that timing reveals nothing. */
export const insertResetRequest = (db: Sql, identifier: string, now: Date) =>
  db.insert(passwordRequests).values({ identifier, requestedAt: now });

export const findNextResetRequest = async (db: Sql) => {
  const [row] = await db
    .select()
    .from(passwordRequests)
    .orderBy(asc(passwordRequests.requestedAt))
    .limit(1);
  return row;
};

/** False if another worker claimed it first. */
export const claimResetRequest = async (db: Sql, id: string): Promise<boolean> => {
  const taken = await db
    .delete(passwordRequests)
    .where(eq(passwordRequests.id, id))
    .returning({ id: passwordRequests.id });
  return taken.length > 0;
};

export const insertReset = (tx: Tx, reset: typeof passwordResets.$inferInsert) =>
  tx.sql.insert(passwordResets).values(reset);

export interface PasswordReset {
  readonly organizationId: string;
  readonly userId: string;
  readonly expiresAt: Date;
}

/** Runs before the tenant is known. */
export const findReset = async (db: Sql, tokenHash: Buffer): Promise<PasswordReset | undefined> => {
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

/** False if a concurrent request used the link first. */
export const consumeReset = async (
  tx: Tx,
  of: PasswordReset,
  tokenHash: Buffer,
): Promise<boolean> => {
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

/** Call it after every change of a password. */
export const deleteUserResets = (tx: Tx, user: { organizationId: string; id: string }) =>
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
