import { schema, type Sql } from '@cadran/db';
import { and, eq, getTableColumns, gt, lt, ne, or } from '@cadran/db/sql';

const { accessTokens, retiredSessionSecrets, sessions } = schema;

export type SessionRow = typeof sessions.$inferSelect;

interface SessionValues {
  readonly organizationId: string;
  readonly userId: string;
  readonly secretHash: Buffer;
  readonly now: Date;
}

export const insertSession = async (db: Sql, session: SessionValues): Promise<string> => {
  const [row] = await db
    .insert(sessions)
    .values({
      organizationId: session.organizationId,
      userId: session.userId,
      secretHash: session.secretHash,
      createdAt: session.now,
      usedAt: session.now,
    })
    .returning({ id: sessions.id });
  if (!row) throw new Error('The session was not stored.');
  return row.id;
};

/** By its current secret or the one before. */
export const findSessionBySecret = async (
  db: Sql,
  secretHash: Buffer,
): Promise<SessionRow | undefined> => {
  const [row] = await db
    .select()
    .from(sessions)
    .where(or(eq(sessions.secretHash, secretHash), eq(sessions.previousHash, secretHash)));
  return row;
};

export const lockSession = async (db: Sql, id: string): Promise<SessionRow | undefined> => {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id)).for('update');
  return row;
};

/** The session that a secret older than those two once belonged to. */
export const findSessionByRetiredSecret = async (
  db: Sql,
  secretHash: Buffer,
): Promise<SessionRow | undefined> => {
  const [row] = await db
    .select(getTableColumns(sessions))
    .from(sessions)
    .innerJoin(retiredSessionSecrets, eq(retiredSessionSecrets.sessionId, sessions.id))
    .where(eq(retiredSessionSecrets.secretHash, secretHash));
  return row;
};

export const rotateSecret = async (
  db: Sql,
  id: string,
  hashes: { current: Buffer; previous: Buffer; retired: Buffer | null },
  now: Date,
): Promise<void> => {
  await db
    .update(sessions)
    .set({
      secretHash: hashes.current,
      previousHash: hashes.previous,
      rotatedAt: now,
      usedAt: now,
    })
    .where(eq(sessions.id, id));
  if (hashes.retired !== null)
    await db.insert(retiredSessionSecrets).values({ secretHash: hashes.retired, sessionId: id });
};

export const touchSession = (db: Sql, id: string, now: Date) =>
  db.update(sessions).set({ usedAt: now }).where(eq(sessions.id, id));

export const insertAccessToken = (db: Sql, token: typeof accessTokens.$inferInsert) =>
  db.insert(accessTokens).values(token);

export const deleteSession = (db: Sql, id: string) =>
  db.delete(sessions).where(eq(sessions.id, id));

export const deleteUserSessions = (
  db: Sql,
  user: { organizationId: string; id: string },
  exceptSession?: string,
) =>
  db
    .delete(sessions)
    .where(
      and(
        eq(sessions.organizationId, user.organizationId),
        eq(sessions.userId, user.id),
        exceptSession === undefined ? undefined : ne(sessions.id, exceptSession),
      ),
    );

/** And those from a clock that was ahead, which would never end. */
export const deleteExpiredSessions = async (
  db: Sql,
  access: { now: Date; furthest: Date },
  session: { idleSince: Date; createdBefore: Date; createdAfter: Date },
): Promise<void> => {
  const { expiresAt } = accessTokens;
  await db
    .delete(accessTokens)
    .where(or(lt(expiresAt, access.now), gt(expiresAt, access.furthest)));
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.usedAt, session.idleSince),
        lt(sessions.createdAt, session.createdBefore),
        gt(sessions.createdAt, session.createdAfter),
      ),
    );
};
