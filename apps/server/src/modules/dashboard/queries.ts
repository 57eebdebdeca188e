import { schema, type Tx } from '@cadran/db';
import { count, eq, type PgColumn, sql } from '@cadran/db/sql';

const { organizations, users } = schema;

export interface StatusCounts {
  readonly active: number;
  readonly inactive: number;
}

const NONE: StatusCounts = { active: 0, inactive: 0 };

const countByStatus = (status: PgColumn) => ({
  active: count(sql`case when ${status} = 'active' then 1 end`),
  inactive: count(sql`case when ${status} = 'inactive' then 1 end`),
});

/** Without an organisation: all users that the transaction may see. */
export const countUsers = async (tx: Tx, organizationId?: string): Promise<StatusCounts> => {
  const [row] = await tx.sql
    .select(countByStatus(users.status))
    .from(users)
    .where(organizationId === undefined ? undefined : eq(users.organizationId, organizationId));
  return row ?? NONE;
};

export const countOrganizations = async (tx: Tx): Promise<StatusCounts> => {
  const [row] = await tx.sql.select(countByStatus(organizations.status)).from(organizations);
  return row ?? NONE;
};
