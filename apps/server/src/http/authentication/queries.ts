import type { ApiScope, Module, Role } from '@cadran/contract';
import { prepared, schema, type Sql, type Tx } from '@cadran/db';
import { and, eq, sql } from '@cadran/db/sql';

const { apiKeys } = schema;

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
    readonly displayName: string;
    readonly role: Role;
    readonly active: boolean;
    readonly mustChangePassword: boolean;
    readonly screeningEnabled: boolean;
    readonly profilingEnabled: boolean;
    readonly secondFactor: boolean;
  } | null;
  readonly questionnaire: {
    readonly id: string;
    readonly organizationId: string;
    readonly organizationActive: boolean;
    readonly module: Module;
  } | null;
}

/** Runs before the tenant is known. */
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
      displayName: sql<string>`display_name`,
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
    const { questionnaireId: id, module } = row;
    const questionnaire = id === null ? null : { id, organizationId, organizationActive, module };
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
      displayName: row.displayName,
      role: row.role,
      active: row.status === 'active',
      mustChangePassword: row.mustChangePassword,
      screeningEnabled: row.screeningEnabled,
      profilingEnabled: row.profilingEnabled,
      secondFactor: row.secondFactor,
    },
  };
};

export interface ApiKeyAccess {
  readonly organizationId: string;
  readonly organizationActive: boolean;
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
}

/** Runs before the tenant is known. */
export const findApiKey = async (db: Sql, hash: Buffer): Promise<ApiKeyAccess | undefined> => {
  const answer = await db.execute<{
    organization_id: string;
    organization_status: string;
    id: string;
    name: string;
    scopes: ApiScope[];
    expires_at: Date | null;
    last_used_at: Date | null;
  }>(sql`select * from find_api_key(${hash})`);
  const row = answer.rows[0];
  const instant = (value: Date | null) => (value === null ? null : new Date(value));
  return (
    row && {
      organizationId: row.organization_id,
      organizationActive: row.organization_status === 'active',
      id: row.id,
      name: row.name,
      scopes: row.scopes,
      expiresAt: instant(row.expires_at),
      lastUsedAt: instant(row.last_used_at),
    }
  );
};

export const touchApiKey = (tx: Tx, key: Pick<ApiKeyAccess, 'organizationId' | 'id'>, now: Date) =>
  tx.sql
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.organizationId, key.organizationId), eq(apiKeys.id, key.id)));
