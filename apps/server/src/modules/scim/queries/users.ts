import { schema, type Tx } from '@cadran/db';
import { and, asc, count, eq, inArray, ne, or, sql, type SQL } from '@cadran/db/sql';
import { foundRow } from '../../../database/first-row.ts';

const { apiKeys, scimGroupMembers, scimGroups, scimUsers, users } = schema;

/** Who was never provisioned is known by the address, so that a directory finds the account it means. */
export const userColumns = {
  organizationId: users.organizationId,
  id: users.id,
  userName: sql<string>`coalesce(${scimUsers.userName}, ${users.email})`,
  externalId: scimUsers.externalId,
  givenName: sql<string>`coalesce(${scimUsers.givenName}, '')`,
  familyName: sql<string>`coalesce(${scimUsers.familyName}, '')`,
  fullName: users.fullName,
  displayName: users.displayName,
  email: users.email,
  active: sql<boolean>`${users.status} = 'active'`,
  createdAt: users.createdAt,
  changedAt: sql<Date>`coalesce(${scimUsers.changedAt}, ${users.createdAt})`.mapWith(
    users.createdAt,
  ),
};

const withScim = and(
  eq(scimUsers.organizationId, users.organizationId),
  eq(scimUsers.userId, users.id),
);

/** Neither super admins, whom no organisation manages, nor users whom the directory deleted. */
const isVisible = and(
  ne(users.role, 'superadmin'),
  or(sql`${scimUsers.removedAt} is null`, eq(users.status, 'active')),
);

const select = (tx: Tx, where: SQL | undefined) =>
  tx.sql.select(userColumns).from(users).leftJoin(scimUsers, withScim).where(and(isVisible, where));
export type ScimUserRow = Awaited<ReturnType<typeof select>>[number];

export const findScimUser = async (tx: Tx, id: string): Promise<ScimUserRow> =>
  foundRow(await select(tx, eq(users.id, id)));

export const listScimUsers = async (
  tx: Tx,
  where: SQL | undefined,
  { offset, limit }: { offset: number; limit: number },
) => {
  const items = await select(tx, where).orderBy(asc(users.id)).limit(limit).offset(offset);
  const [total] = await tx.sql
    .select({ value: count() })
    .from(users)
    .leftJoin(scimUsers, withScim)
    .where(and(isVisible, where));
  return { items, total: total?.value ?? 0 };
};

/** An account that the directory deleted, when it creates the same person again. */
export const findRemovedUserId = async (
  tx: Tx,
  person: { readonly userName: string; readonly email: string },
): Promise<string | undefined> => {
  const [row] = await tx.sql
    .select({ id: users.id })
    .from(users)
    .innerJoin(scimUsers, withScim)
    .where(
      and(
        ne(users.role, 'superadmin'),
        eq(users.status, 'inactive'),
        sql`${scimUsers.removedAt} is not null`,
        sql`lower(${scimUsers.userName}) = lower(${person.userName})`,
        sql`lower(${users.email}) = lower(${person.email})`,
      ),
    );
  return row?.id;
};

/** Also one who was never provisioned. */
export const isNameTaken = async (
  tx: Tx,
  userName: string,
  except: string | null,
): Promise<boolean> => {
  const rows = await select(
    tx,
    and(
      sql`lower(coalesce(${scimUsers.userName}, ${users.email})) = lower(${userName})`,
      except === null ? undefined : ne(users.id, except),
    ),
  );
  return rows.length > 0;
};

export const saveScimUser = async (tx: Tx, row: typeof scimUsers.$inferInsert): Promise<void> => {
  await tx.sql
    .insert(scimUsers)
    .values(row)
    .onConflictDoUpdate({ target: [scimUsers.organizationId, scimUsers.userId], set: row });
};

export const countVisible = async (tx: Tx, ids: readonly string[]): Promise<number> =>
  (await select(tx, inArray(users.id, [...ids]))).length;

/** From now on the directory manages them. */
export const provisionUsers = async (tx: Tx, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return;
  const rows = await select(tx, inArray(users.id, [...ids]));
  if (rows.length === 0) return;
  await tx.sql
    .insert(scimUsers)
    .values(
      rows.map(({ organizationId, id, userName }) => ({
        organizationId,
        userId: id,
        userName,
        changedAt: now,
      })),
    )
    .onConflictDoNothing();
};

export const groupsOfUsers = (tx: Tx, ids: readonly string[]) =>
  tx.sql
    .select({ userId: scimGroupMembers.userId, id: scimGroups.id, name: scimGroups.displayName })
    .from(scimGroupMembers)
    .innerJoin(
      scimGroups,
      and(
        eq(scimGroups.organizationId, scimGroupMembers.organizationId),
        eq(scimGroups.id, scimGroupMembers.groupId),
      ),
    )
    .where(inArray(scimGroupMembers.userId, [...ids]))
    .orderBy(asc(scimGroups.displayName));

export const leaveAllGroups = (tx: Tx, userId: string) =>
  tx.sql.delete(scimGroupMembers).where(eq(scimGroupMembers.userId, userId));

/** All but the key that says so: a directory must not lock itself out. Returns their names. */
export const deleteKeysOf = async (tx: Tx, userId: string, except: string): Promise<string[]> => {
  const rows = await tx.sql
    .delete(apiKeys)
    .where(and(eq(apiKeys.createdBy, userId), ne(apiKeys.id, except)))
    .returning({ name: apiKeys.name });
  return rows.map(({ name }) => name);
};
