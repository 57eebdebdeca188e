import { schema, type Sql } from '@cadran/db';
import { and, eq, lt, ne, or } from '@cadran/db/sql';

const { accessTokens, sessions } = schema;

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

export const findSessionBySecret = async (db: Sql, secretHash: Buffer) => {
  const [row] = await db.select().from(sessions).where(eq(sessions.secretHash, secretHash));
  return row;
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

export const deleteExpiredSessions = async (
  db: Sql,
  before: { access: Date; idleSince: Date; createdBefore: Date },
): Promise<void> => {
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, before.access));
  await db
    .delete(sessions)
    .where(or(lt(sessions.usedAt, before.idleSince), lt(sessions.createdAt, before.createdBefore)));
};
