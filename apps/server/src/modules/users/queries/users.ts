import { inTenant, schema, type Tx } from '@cadran/db';
import { and, asc, count, eq, getTableColumns, ilike, ne, or, sql, type SQL } from '@cadran/db/sql';
import { AppError } from '../../../http/app-error.ts';
import { containsPattern, paginate, type Paging } from '../../../database/listing.ts';
import { claimLoginNames } from './login-names.ts';
import { foundRow } from '../../../database/first-row.ts';

const { organizations, users } = schema;

export type UserRow = typeof users.$inferSelect & { organizationName: string };
export type NewUserValues = typeof users.$inferInsert;

const columns = { ...getTableColumns(users), organizationName: organizations.name };
const withOrganization = eq(organizations.organizationId, users.organizationId);

/** `not_found` if absent or another tenant's. */
export const findUser = async (tx: Tx, id: string): Promise<UserRow> =>
  foundRow(
    await tx.sql
      .select(columns)
      .from(users)
      .innerJoin(organizations, withOrganization)
      .where(and(inTenant(tx, users.organizationId), eq(users.id, id))),
  );

/** Locks the row until the end of the transaction. */
export const lockUser = async (
  tx: Tx,
  { organizationId, id }: Pick<UserRow, 'organizationId' | 'id'>,
): Promise<UserRow> => {
  await tx.sql
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.organizationId, organizationId), eq(users.id, id)))
    .for('no key update');
  return findUser(tx, id);
};

export const findActiveColleague = async (
  tx: Tx,
  of: Pick<UserRow, 'organizationId' | 'id'>,
  id: string,
): Promise<Pick<UserRow, 'id' | 'displayName'> | undefined> => {
  const [row] = await tx.sql
    .select({ id: users.id, displayName: users.displayName })
    .from(users)
    .where(
      and(
        eq(users.organizationId, of.organizationId),
        eq(users.id, id),
        ne(users.id, of.id),
        eq(users.status, 'active'),
      ),
    );
  return row;
};

export const insertUser = async (tx: Tx, values: NewUserValues): Promise<UserRow> => {
  const [row] = await tx.sql.insert(users).values(values).returning();
  if (!row) throw new Error('The user was not stored.');
  await claimLoginNames(tx, row);
  return findUser(tx, row.id);
};

export const updateUser = async (
  tx: Tx,
  user: Pick<UserRow, 'organizationId' | 'id'>,
  values: Partial<NewUserValues>,
): Promise<UserRow> => {
  if (Object.keys(values).length > 0) {
    const [row] = await tx.sql
      .update(users)
      .set(values)
      .where(and(eq(users.organizationId, user.organizationId), eq(users.id, user.id)))
      .returning();
    if (!row) throw new AppError('not_found');
    if (values.username !== undefined || values.email !== undefined) await claimLoginNames(tx, row);
  }
  return findUser(tx, user.id);
};

export const deleteUser = (tx: Tx, user: Pick<UserRow, 'organizationId' | 'id'>) =>
  tx.sql
    .delete(users)
    .where(and(eq(users.organizationId, user.organizationId), eq(users.id, user.id)));

const SORTABLE = {
  username: sql`lower(${users.username})`,
  displayName: sql`lower(${users.displayName})`,
  email: sql`lower(${users.email})`,
  role: users.role,
  status: users.status,
  createdAt: users.createdAt,
  // Users who never logged in sort as the longest ago.
  lastLoginAt: sql`coalesce(${users.lastLoginAt}, '-infinity')`,
  organizationName: sql`lower(${organizations.name})`,
};

/** Without an organisation: all users that the transaction may see. */
export const listUsers = async (
  tx: Tx,
  query: Paging<keyof typeof SORTABLE>,
  organizationId?: string,
) => {
  const search: SQL | undefined = query.q
    ? or(
        ilike(users.displayName, containsPattern(query.q)),
        ilike(users.username, containsPattern(query.q)),
        ilike(users.email, containsPattern(query.q)),
        ilike(organizations.name, containsPattern(query.q)),
      )
    : undefined;
  const where = and(
    inTenant(tx, users.organizationId),
    organizationId === undefined ? undefined : eq(users.organizationId, organizationId),
    search,
  );
  const { order, limit, offset } = paginate(query, SORTABLE, 'displayName');
  const items = await tx.sql
    .select(columns)
    .from(users)
    .innerJoin(organizations, withOrganization)
    .where(where)
    .orderBy(order, asc(users.id))
    .limit(limit)
    .offset(offset);
  const [total] = await tx.sql
    .select({ value: count() })
    .from(users)
    .innerJoin(organizations, withOrganization)
    .where(where);
  return { items, total: total?.value ?? 0 };
};
