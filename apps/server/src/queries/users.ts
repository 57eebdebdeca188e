import { inTenant, schema, type Sql, type Tx } from '@cadran/db';
import { and, asc, count, eq, getTableColumns, ilike, ne, or, sql, type SQL } from '@cadran/db/sql';
import { AppError, invalid } from '../app-error.ts';
import { containing, paged, type Paging } from './listing.ts';

const { loginNames, organizations, users } = schema;

export type UserRow = typeof users.$inferSelect & { organizationName: string };
export type NewUserValues = typeof users.$inferInsert;

const columns = { ...getTableColumns(users), organizationName: organizations.name };
const withOrganization = eq(organizations.organizationId, users.organizationId);

/** `not_found` if absent or another tenant's. */
export const findUser = async (tx: Tx, id: string): Promise<UserRow> => {
  const [row] = await tx.sql
    .select(columns)
    .from(users)
    .innerJoin(organizations, withOrganization)
    .where(and(inTenant(tx, users.organizationId), eq(users.id, id)));
  if (!row) throw new AppError('not_found');
  return row;
};

/** Locks the row, so that "the last admin" is counted by one request at a time. */
export const lockAdmins = (tx: Tx, organizationId: string) =>
  tx.sql
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.organizationId, organizationId), ne(users.role, 'user')))
    .orderBy(asc(users.id))
    .for('update');

export const findLogin = async (
  db: Sql,
  identifier: string,
): Promise<{ organizationId: string; userId: string } | undefined> => {
  const answer = await db.execute<{ organization_id: string; user_id: string }>(
    sql`select * from find_login(${loginName(identifier)})`,
  );
  const row = answer.rows[0];
  return row && { organizationId: row.organization_id, userId: row.user_id };
};

/** Names are compared as people type them: whatever the case. */
const loginName = (text: string): string => text.normalize('NFC').toLowerCase();

/** Claims username and email over all organisations; says which of the two is taken. */
const claimNames = async (
  tx: Tx,
  user: { organizationId: string; id: string; username: string; email: string },
) => {
  await tx.sql
    .delete(loginNames)
    .where(and(eq(loginNames.organizationId, user.organizationId), eq(loginNames.userId, user.id)));
  const names = new Map([
    [loginName(user.username), 'username'],
    [loginName(user.email), 'email'],
  ]);
  for (const [name, field] of names) {
    const claimed = await tx.sql
      .insert(loginNames)
      .values({ name, organizationId: user.organizationId, userId: user.id })
      .onConflictDoNothing()
      .returning({ name: loginNames.name });
    if (claimed.length === 0) throw invalid({ [field]: 'taken' });
  }
};

export const insertUser = async (tx: Tx, values: NewUserValues): Promise<UserRow> => {
  const [row] = await tx.sql.insert(users).values(values).returning();
  if (!row) throw new Error('The user was not stored.');
  await claimNames(tx, row);
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
    if (values.username !== undefined || values.email !== undefined) await claimNames(tx, row);
  }
  return findUser(tx, user.id);
};

export const deleteUser = (tx: Tx, user: Pick<UserRow, 'organizationId' | 'id'>) =>
  tx.sql
    .delete(users)
    .where(and(eq(users.organizationId, user.organizationId), eq(users.id, user.id)));

const SORTABLE = {
  username: sql`lower(${users.username})`,
  email: sql`lower(${users.email})`,
  role: users.role,
  status: users.status,
  createdAt: users.createdAt,
  lastLoginAt: users.lastLoginAt,
  organizationName: sql`lower(${organizations.name})`,
};

/** The users a transaction may see: all of them on the platform's path, else one organisation's. */
export const listUsers = async (
  tx: Tx,
  query: Paging<keyof typeof SORTABLE>,
  organizationId?: string,
) => {
  const search: SQL | undefined = query.q
    ? or(
        ilike(users.username, containing(query.q)),
        ilike(users.email, containing(query.q)),
        ilike(organizations.name, containing(query.q)),
      )
    : undefined;
  const where = and(
    inTenant(tx, users.organizationId),
    organizationId === undefined ? undefined : eq(users.organizationId, organizationId),
    search,
  );
  const { order, limit, offset } = paged(query, SORTABLE, 'username');
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

export const countActive = async (
  tx: Tx,
  role: 'admin' | 'superadmin',
  organizationId?: string,
) => {
  const [row] = await tx.sql
    .select({ value: count() })
    .from(users)
    .where(
      and(
        eq(users.role, role),
        eq(users.status, 'active'),
        organizationId === undefined ? undefined : eq(users.organizationId, organizationId),
      ),
    );
  return row?.value ?? 0;
};
