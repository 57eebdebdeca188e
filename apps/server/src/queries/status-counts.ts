import { schema, type Tx } from '@cadran/db';
import { count, eq, sql } from '@cadran/db/sql';

const { organizations, users } = schema;

export interface StatusCounts {
  readonly active: number;
  readonly inactive: number;
}

const NONE: StatusCounts = { active: 0, inactive: 0 };

/** Of one organisation, or of all a transaction may see. */
export const countUsers = async (tx: Tx, organizationId?: string): Promise<StatusCounts> => {
  const [row] = await tx.sql
    .select({
      active: count(sql`case when ${users.status} = 'active' then 1 end`),
      inactive: count(sql`case when ${users.status} = 'inactive' then 1 end`),
    })
    .from(users)
    .where(organizationId === undefined ? undefined : eq(users.organizationId, organizationId));
  return row ?? NONE;
};

export const countOrganizations = async (tx: Tx): Promise<StatusCounts> => {
  const [row] = await tx.sql
    .select({
      active: count(sql`case when ${organizations.status} = 'active' then 1 end`),
      inactive: count(sql`case when ${organizations.status} = 'inactive' then 1 end`),
    })
    .from(organizations);
  return row ?? NONE;
};
