import type { ActivityAction, ActivityTarget } from '@cadran/contract';
import { inTenant, schema, type Tx } from '@cadran/db';
import { and, asc, count, eq, getTableColumns, gte, ilike, lt, or, type SQL } from '@cadran/db/sql';
import { containsPattern, paginate, type Paging } from '../../database/listing.ts';

const { auditLog, organizations } = schema;

export type NewActivity = typeof auditLog.$inferInsert;
export type ActivityRow = typeof auditLog.$inferSelect & { organizationName: string };

export const insertActivities = (tx: Tx, lines: readonly NewActivity[]) =>
  tx.sql.insert(auditLog).values([...lines]);

const columns = { ...getTableColumns(auditLog), organizationName: organizations.name };
const withOrganization = eq(organizations.organizationId, auditLog.organizationId);
const SORTABLE = { at: auditLog.at };

interface ActivityQuery extends Paging<keyof typeof SORTABLE> {
  readonly action?: ActivityAction | undefined;
  readonly targetType?: ActivityTarget | undefined;
  readonly targetId?: string | undefined;
  readonly actor?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly organizationId?: string | undefined;
}

const matching = (tx: Tx, search: ActivityQuery): SQL | undefined => {
  const { q, action, targetType, targetId, actor, from, to, organizationId } = search;
  return and(
    inTenant(tx, auditLog.organizationId),
    organizationId ? eq(auditLog.organizationId, organizationId) : undefined,
    q
      ? or(
          ilike(auditLog.actorName, containsPattern(q)),
          ilike(auditLog.actorUsername, containsPattern(q)),
          ilike(auditLog.targetName, containsPattern(q)),
        )
      : undefined,
    action ? eq(auditLog.action, action) : undefined,
    targetType ? eq(auditLog.targetType, targetType) : undefined,
    targetId ? eq(auditLog.targetId, targetId) : undefined,
    actor ? eq(auditLog.actorId, actor) : undefined,
    from ? gte(auditLog.at, new Date(from)) : undefined,
    to ? lt(auditLog.at, new Date(to)) : undefined,
  );
};

const selectPage = (tx: Tx, search: ActivityQuery): Promise<ActivityRow[]> => {
  const { order, limit, offset } = paginate(search, SORTABLE, '-at');
  return tx.sql
    .select(columns)
    .from(auditLog)
    .innerJoin(organizations, withOrganization)
    .where(matching(tx, search))
    .orderBy(order, asc(auditLog.id))
    .limit(limit)
    .offset(offset);
};

export const listActivity = async (tx: Tx, search: ActivityQuery) => {
  const items = await selectPage(tx, search);
  const [total] = await tx.sql
    .select({ value: count() })
    .from(auditLog)
    .where(matching(tx, search));
  return { items, total: total?.value ?? 0 };
};

export const listLatestActivity = (tx: Tx, pageSize: number): Promise<ActivityRow[]> =>
  selectPage(tx, { page: 1, pageSize });
