import { schema, type Tx } from '@cadran/db';
import { and, count, eq, ne, sql } from '@cadran/db/sql';

const { organizations, users } = schema;

/** Super admins may sit in several organisations: one lock over all of them. */
export const lockSuperadmins = (tx: Tx) =>
  tx.sql.execute(sql`select pg_advisory_xact_lock(hashtext('cadran:superadmins'))`);

export const countAdmins = async (tx: Tx, organizationId: string): Promise<number> => {
  const [row] = await tx.sql
    .select({ value: count() })
    .from(users)
    .where(
      and(
        eq(users.organizationId, organizationId),
        eq(users.role, 'admin'),
        eq(users.status, 'active'),
      ),
    );
  return row?.value ?? 0;
};

/** Those who can log in: active, in an active organisation; outside of one organisation if asked. */
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
