import { schema, type Sql } from '@cadran/db';
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

interface AccessRow extends Record<string, unknown> {
  expires_at: Date;
  session_id: string | null;
  session_created_at: Date;
  session_used_at: Date;
  organization_id: string;
  organization_status: string;
  second_factor_for_admins: boolean;
  user_id: string;
  username: string;
  role: Role;
  status: string;
  must_change_password: boolean;
  screening_enabled: boolean;
  profiling_enabled: boolean;
  second_factor: boolean;
  module: Module;
  questionnaire_id: string | null;
}

/** Token, session, user and organisation in one round trip, before the tenant is known. */
export const findAccess = async (db: Sql, tokenHash: Buffer): Promise<Access | undefined> => {
  const answer = await db.execute<AccessRow>(sql`select * from find_access(${tokenHash})`);
  const row = answer.rows[0];
  if (!row) return undefined;
  const expiresAt = new Date(row.expires_at);
  const organizationId = row.organization_id;
  const organizationActive = row.organization_status === 'active';
  if (row.session_id === null) {
    const id = row.questionnaire_id;
    const questionnaire =
      id === null ? null : { id, organizationId, organizationActive, module: row.module };
    return { expiresAt, session: null, questionnaire };
  }
  return {
    expiresAt,
    questionnaire: null,
    session: {
      id: row.session_id,
      createdAt: new Date(row.session_created_at),
      usedAt: new Date(row.session_used_at),
      organizationId,
      organizationActive,
      secondFactorForAdmins: row.second_factor_for_admins,
      userId: row.user_id,
      username: row.username,
      role: row.role,
      active: row.status === 'active',
      mustChangePassword: row.must_change_password,
      screeningEnabled: row.screening_enabled,
      profilingEnabled: row.profiling_enabled,
      secondFactor: row.second_factor,
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
