import { schema, type Tx } from '@cadran/db';
import { and, desc, eq } from '@cadran/db/sql';
import { foundRow, storedRow } from '../../database/first-row.ts';

const { apiKeys, users } = schema;

const ofOrganization = (organizationId: string) => eq(apiKeys.organizationId, organizationId);

export const listKeys = (tx: Tx, organizationId: string) =>
  tx.sql
    .select({ key: apiKeys, createdByName: users.displayName })
    .from(apiKeys)
    .leftJoin(
      users,
      and(eq(users.organizationId, apiKeys.organizationId), eq(users.id, apiKeys.createdBy)),
    )
    .where(ofOrganization(organizationId))
    .orderBy(desc(apiKeys.createdAt), apiKeys.id);
export type KeyRow = Awaited<ReturnType<typeof listKeys>>[number];

export const countKeys = (tx: Tx, organizationId: string): Promise<number> =>
  tx.sql.$count(apiKeys, ofOrganization(organizationId));

export const insertKey = async (tx: Tx, values: typeof apiKeys.$inferInsert) =>
  storedRow(await tx.sql.insert(apiKeys).values(values).returning());

export const deleteKey = async (tx: Tx, organizationId: string, id: string) =>
  foundRow(
    await tx.sql
      .delete(apiKeys)
      .where(and(ofOrganization(organizationId), eq(apiKeys.id, id)))
      .returning(),
  );
