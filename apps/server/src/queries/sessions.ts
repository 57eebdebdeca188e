import { prepared, schema, type Sql } from '@cadran/db';
import { and, eq, lt, ne, or, sql } from '@cadran/db/sql';
import type { Module, Role } from '@cadran/contract';

const { accessTokens, sessions } = schema;

export interface Access {
  readonly expiresAt: Date;
  /** `null` for an anonymous or a respondent's token. */
  readonly session: {
    readonly id: string;
    readonly createdAt: Date;
    readonly usedAt: Date;
    readonly organizationId: string;
    readonly organizationActive: boolean;
    readonly secondFactorForAdmins: boolean;
    readonly userId: string;
    readonly username: string;
    readonly role: Role;
    readonly active: boolean;
    readonly mustChangePassword: boolean;
    readonly screeningEnabled: boolean;
    readonly profilingEnabled: boolean;
    readonly secondFactor: boolean;
  } | null;
  /** The one questionnaire a respondent's token opens. */
  readonly questionnaire: {
    readonly id: string;
    readonly organizationId: string;
    readonly organizationActive: boolean;
    readonly module: Module;
  } | null;
}

/** Token, session, user and organisation in one round trip, before the tenant is known. */
const accessStatement = prepared('find_access', (db) =>
  db
    .select({
      expiresAt: sql<string>`expires_at`,
      sessionId: sql<string | null>`session_id`,
      createdAt: sql<string>`session_created_at`,
      usedAt: sql<string>`session_used_at`,
      organizationId: sql<string>`organization_id`,
      organizationStatus: sql<string>`organization_status`,
      secondFactorForAdmins: sql<boolean>`second_factor_for_admins`,
      userId: sql<string>`user_id`,
      username: sql<string>`username`,
      role: sql<Role>`role`,
      status: sql<string>`status`,
      mustChangePassword: sql<boolean>`must_change_password`,
      screeningEnabled: sql<boolean>`screening_enabled`,
      profilingEnabled: sql<boolean>`profiling_enabled`,
      secondFactor: sql<boolean>`second_factor`,
      module: sql<Module>`module`,
      questionnaireId: sql<string | null>`questionnaire_id`,
    })
    .from(sql`find_access(${sql.placeholder('tokenHash')})`),
);

export const findAccess = async (db: Sql, tokenHash: Buffer): Promise<Access | undefined> => {
  const [row] = await accessStatement(db).execute({ tokenHash });
  if (!row) return undefined;
  const { organizationId } = row;
  const expiresAt = new Date(row.expiresAt);
  const organizationActive = row.organizationStatus === 'active';
  if (row.sessionId === null) {
    const id = row.questionnaireId;
    const questionnaire =
      id === null ? null : { id, organizationId, organizationActive, module: row.module };
    return { expiresAt, session: null, questionnaire };
  }
  return {
    expiresAt,
    questionnaire: null,
    session: {
      id: row.sessionId,
      createdAt: new Date(row.createdAt),
      usedAt: new Date(row.usedAt),
      organizationId,
      organizationActive,
      secondFactorForAdmins: row.secondFactorForAdmins,
      userId: row.userId,
      username: row.username,
      role: row.role,
      active: row.status === 'active',
      mustChangePassword: row.mustChangePassword,
      screeningEnabled: row.screeningEnabled,
      profilingEnabled: row.profilingEnabled,
      secondFactor: row.secondFactor,
    },
  };
};

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

/** Ends every session of a user, or every one but the session that asks. */
export const deleteSessionsOf = (
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

export const deleteExpired = async (
  db: Sql,
  before: { access: Date; idleSince: Date; createdBefore: Date },
): Promise<void> => {
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, before.access));
  await db
    .delete(sessions)
    .where(or(lt(sessions.usedAt, before.idleSince), lt(sessions.createdAt, before.createdBefore)));
};
