import { schema, type Tx } from '@cadran/db';
import { and, asc, count, eq, inArray, isNotNull, ne, sql, type SQL } from '@cadran/db/sql';
import { foundRow, storedRow } from '../../../database/first-row.ts';

const { scimGroupMembers: members, scimGroups: groups, scimUsers, users } = schema;

export type GroupRow = typeof groups.$inferSelect;

export const findGroup = async (tx: Tx, organizationId: string, id: string): Promise<GroupRow> =>
  foundRow(
    await tx.sql
      .select()
      .from(groups)
      .where(and(eq(groups.organizationId, organizationId), eq(groups.id, id))),
  );

export const listGroups = async (
  tx: Tx,
  where: SQL | undefined,
  { offset, limit }: { offset: number; limit: number },
) => {
  const items = await tx.sql
    .select()
    .from(groups)
    .where(where)
    .orderBy(asc(groups.id))
    .limit(limit)
    .offset(offset);
  return { items, total: await tx.sql.$count(groups, where) };
};

/** For the administrator, with the number of members. */
export const listDirectoryGroups = (tx: Tx, organizationId: string) =>
  tx.sql
    .select({ group: groups, members: count(members.userId) })
    .from(groups)
    .leftJoin(
      members,
      and(eq(members.organizationId, groups.organizationId), eq(members.groupId, groups.id)),
    )
    .where(eq(groups.organizationId, organizationId))
    .groupBy(groups.organizationId, groups.id)
    .orderBy(sql`lower(${groups.displayName})`, groups.id);

export const countGroups = (tx: Tx, organizationId: string): Promise<number> =>
  tx.sql.$count(groups, eq(groups.organizationId, organizationId));

export const isGroupNameTaken = async (
  tx: Tx,
  name: string,
  except: string | null,
): Promise<boolean> =>
  (await tx.sql.$count(
    groups,
    and(
      sql`lower(${groups.displayName}) = lower(${name})`,
      except === null ? undefined : ne(groups.id, except),
    ),
  )) > 0;

export const insertGroup = async (tx: Tx, values: typeof groups.$inferInsert): Promise<GroupRow> =>
  storedRow(await tx.sql.insert(groups).values(values).returning());

const same = ({ organizationId, id }: Pick<GroupRow, 'organizationId' | 'id'>) =>
  and(eq(groups.organizationId, organizationId), eq(groups.id, id));

export const updateGroup = async (
  tx: Tx,
  group: GroupRow,
  values: Partial<GroupRow>,
): Promise<GroupRow> =>
  foundRow(await tx.sql.update(groups).set(values).where(same(group)).returning());

export const deleteGroup = (tx: Tx, group: GroupRow) => tx.sql.delete(groups).where(same(group));

export const membersOf = async (tx: Tx, groupIds: readonly string[]) =>
  groupIds.length === 0
    ? []
    : tx.sql
        .select({ groupId: members.groupId, id: users.id, name: users.displayName })
        .from(members)
        .innerJoin(
          users,
          and(eq(users.organizationId, members.organizationId), eq(users.id, members.userId)),
        )
        .where(inArray(members.groupId, [...groupIds]))
        .orderBy(asc(users.id));

export const addMembers = async (tx: Tx, group: GroupRow, ids: readonly string[]) => {
  if (ids.length > 0)
    await tx.sql
      .insert(members)
      .values(
        ids.map((userId) => ({
          organizationId: group.organizationId,
          groupId: group.id,
          userId,
        })),
      )
      .onConflictDoNothing();
};

export const removeMembers = async (tx: Tx, group: GroupRow, ids: readonly string[]) => {
  if (ids.length > 0)
    await tx.sql
      .delete(members)
      .where(and(eq(members.groupId, group.id), inArray(members.userId, [...ids])));
};

/** Whether groups decide at all. */
export const hasMappedGroup = async (tx: Tx, organizationId: string): Promise<boolean> =>
  (await tx.sql.$count(
    groups,
    and(eq(groups.organizationId, organizationId), isNotNull(groups.role)),
  )) > 0;

/** What the groups give each of these users whom the directory manages; without users: all of them. */
export const listGrants = (tx: Tx, organizationId: string, ids?: readonly string[]) =>
  tx.sql
    .select({
      id: scimUsers.userId,
      isAdmin: sql<boolean>`coalesce(bool_or(${groups.role} = 'admin'), false)`,
      screeningEnabled: sql<boolean>`coalesce(bool_or(${groups.screeningEnabled} and ${groups.role} is not null), false)`,
      profilingEnabled: sql<boolean>`coalesce(bool_or(${groups.profilingEnabled} and ${groups.role} is not null), false)`,
    })
    .from(scimUsers)
    .leftJoin(
      members,
      and(
        eq(members.organizationId, scimUsers.organizationId),
        eq(members.userId, scimUsers.userId),
      ),
    )
    .leftJoin(
      groups,
      and(eq(groups.organizationId, members.organizationId), eq(groups.id, members.groupId)),
    )
    .where(
      and(
        eq(scimUsers.organizationId, organizationId),
        ids === undefined ? undefined : inArray(scimUsers.userId, [...ids]),
      ),
    )
    .groupBy(scimUsers.userId);
