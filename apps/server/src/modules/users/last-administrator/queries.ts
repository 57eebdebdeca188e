import { schema, type Tx } from '@cadran/db';
import { and, count, eq, ne, sql } from '@cadran/db/sql';

const { organizations, users } = schema;

/** One lock for the installation, because super admins may belong to several organisations. */
export const lockSuperadmins = (tx: Tx) =>
  tx.sql.execute(sql`select pg_advisory_xact_lock(hashtext('cadran:superadmins'))`);

export const countAdmins = (tx: Tx, organizationId: string): Promise<number> =>
  tx.sql.$count(
    users,
    and(
      eq(users.organizationId, organizationId),
      eq(users.role, 'admin'),
      eq(users.status, 'active'),
    ),
  );

/** Counts active super admins of active organisations, except those of `outside`. */
export const countSuperadmins = async (
  tx: Tx,
  outside?: { organizationId: string },
): Promise<number> => {
  const [row] = await tx.sql
    .select({ value: count() })
    .from(users)
    .innerJoin(organizations, eq(organizations.organizationId, users.organizationId))
    .where(
      and(
        eq(users.role, 'superadmin'),
        eq(users.status, 'active'),
        eq(organizations.status, 'active'),
        outside === undefined ? undefined : ne(users.organizationId, outside.organizationId),
      ),
    );
  return row?.value ?? 0;
};

/** Locks, so that of several instances starting at once only one sees the first run. */
export const isFirstRun = async (tx: Tx): Promise<boolean> => {
  await lockSuperadmins(tx);
  return (await countSuperadmins(tx)) === 0;
};
