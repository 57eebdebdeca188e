import type { ApiScope } from '@cadran/contract';
import { schema, type Sql, type Tx } from '@cadran/db';
import { and, count, desc, eq, sql } from '@cadran/db/sql';
import { AppError } from '../app-error.ts';

const { apiKeys, users } = schema;

export interface FoundKey {
  readonly organizationId: string;
  readonly organizationActive: boolean;
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
}

/** Whose key this is, before the tenant is known. */
export const findKey = async (db: Sql, hash: Buffer): Promise<FoundKey | undefined> => {
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

export const touchKey = (tx: Tx, key: Pick<FoundKey, 'organizationId' | 'id'>, now: Date) =>
  tx.sql
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.organizationId, key.organizationId), eq(apiKeys.id, key.id)));

const ofOrganization = (organizationId: string) => eq(apiKeys.organizationId, organizationId);

export const listKeys = (tx: Tx, organizationId: string) =>
  tx.sql
    .select({ key: apiKeys, createdByName: users.username })
    .from(apiKeys)
    .leftJoin(
      users,
      and(eq(users.organizationId, apiKeys.organizationId), eq(users.id, apiKeys.createdBy)),
    )
    .where(ofOrganization(organizationId))
    .orderBy(desc(apiKeys.createdAt), apiKeys.id);
export type KeyRow = Awaited<ReturnType<typeof listKeys>>[number];

export const countKeys = async (tx: Tx, organizationId: string): Promise<number> => {
  const [row] = await tx.sql
    .select({ value: count() })
    .from(apiKeys)
    .where(ofOrganization(organizationId));
  return row?.value ?? 0;
};

export const insertKey = async (tx: Tx, values: typeof apiKeys.$inferInsert) => {
  const [row] = await tx.sql.insert(apiKeys).values(values).returning();
  if (!row) throw new Error('The key was not stored.');
  return row;
};

export const deleteKey = async (tx: Tx, organizationId: string, id: string) => {
  const [row] = await tx.sql
    .delete(apiKeys)
    .where(and(ofOrganization(organizationId), eq(apiKeys.id, id)))
    .returning();
  if (!row) throw new AppError('not_found');
  return row;
};
