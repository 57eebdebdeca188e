import { schema, type Tx } from '@cadran/db';
import { and, asc, eq, ilike, sql } from '@cadran/db/sql';
import { containsPattern, paginate, type Paging } from '../../database/listing.ts';
import { foundRow, storedRow } from '../../database/first-row.ts';

const { sandboxItems: items } = schema;

export type SandboxRow = typeof items.$inferSelect;

/** Super admins, too, see only their own organisation's items. */
const byId = (organizationId: string, id: string) =>
  and(eq(items.organizationId, organizationId), eq(items.id, id));

const SORTABLE = {
  name: sql`lower(${items.name})`,
  createdAt: items.createdAt,
  updatedAt: items.updatedAt,
};

export const listItems = async (
  tx: Tx,
  organizationId: string,
  query: Paging<keyof typeof SORTABLE>,
) => {
  const where = and(
    eq(items.organizationId, organizationId),
    query.q ? ilike(items.name, containsPattern(query.q)) : undefined,
  );
  const { order, limit, offset } = paginate(query, SORTABLE, '-createdAt');
  const rows = await tx.sql
    .select()
    .from(items)
    .where(where)
    .orderBy(order, asc(items.id))
    .limit(limit)
    .offset(offset);
  return { items: rows, total: await tx.sql.$count(items, where) };
};

export const findItem = async (tx: Tx, organizationId: string, id: string): Promise<SandboxRow> =>
  foundRow(await tx.sql.select().from(items).where(byId(organizationId, id)));

export const insertItem = async (tx: Tx, values: typeof items.$inferInsert): Promise<SandboxRow> =>
  storedRow(await tx.sql.insert(items).values(values).returning());

export const updateItem = async (
  tx: Tx,
  { organizationId, id }: SandboxRow,
  values: Pick<SandboxRow, 'name' | 'payload' | 'updatedAt'>,
): Promise<SandboxRow> =>
  foundRow(await tx.sql.update(items).set(values).where(byId(organizationId, id)).returning());

export const deleteItem = (tx: Tx, { organizationId, id }: SandboxRow) =>
  tx.sql.delete(items).where(byId(organizationId, id));
