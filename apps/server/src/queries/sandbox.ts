import { schema, type Tx } from '@cadran/db';
import { and, asc, count, eq, ilike, sql } from '@cadran/db/sql';
import { AppError } from '../app-error.ts';
import { containing, paged, type Paging } from './listing.ts';

const { sandboxItems: items } = schema;

export type SandboxRow = typeof items.$inferSelect;

/** Always one organisation's: a super admin, too, plays in the own sandbox. */
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
    query.q ? ilike(items.name, containing(query.q)) : undefined,
  );
  const { order, limit, offset } = paged(query, SORTABLE, '-createdAt');
  const rows = await tx.sql
    .select()
    .from(items)
    .where(where)
    .orderBy(order, asc(items.id))
    .limit(limit)
    .offset(offset);
  const [total] = await tx.sql.select({ value: count() }).from(items).where(where);
  return { items: rows, total: total?.value ?? 0 };
};

export const findItem = async (tx: Tx, organizationId: string, id: string): Promise<SandboxRow> => {
  const [row] = await tx.sql.select().from(items).where(byId(organizationId, id));
  if (!row) throw new AppError('not_found');
  return row;
};

export const insertItem = async (
  tx: Tx,
  values: typeof items.$inferInsert,
): Promise<SandboxRow> => {
  const [row] = await tx.sql.insert(items).values(values).returning();
  if (!row) throw new Error('The item was not stored.');
  return row;
};

export const updateItem = async (
  tx: Tx,
  { organizationId, id }: SandboxRow,
  values: Pick<SandboxRow, 'name' | 'payload' | 'updatedAt'>,
): Promise<SandboxRow> => {
  const [row] = await tx.sql.update(items).set(values).where(byId(organizationId, id)).returning();
  if (!row) throw new AppError('not_found');
  return row;
};

export const deleteItem = (tx: Tx, { organizationId, id }: SandboxRow) =>
  tx.sql.delete(items).where(byId(organizationId, id));
