import type { AuditAction, AuditTarget } from '@cadran/contract';
import { inTenant, schema, type Tx } from '@cadran/db';
import { and, asc, count, eq, getTableColumns, gte, ilike, lt, or, type SQL } from '@cadran/db/sql';
import { containing, paged, type Paging } from './listing.ts';

const { auditLog, organizations } = schema;

export type NewAuditLine = typeof auditLog.$inferInsert;
export type AuditRow = typeof auditLog.$inferSelect & { organizationName: string };

export const insertAuditLine = (tx: Tx, line: NewAuditLine) => tx.sql.insert(auditLog).values(line);

const columns = { ...getTableColumns(auditLog), organizationName: organizations.name };
const withOrganization = eq(organizations.organizationId, auditLog.organizationId);
const SORTABLE = { at: auditLog.at };

interface AuditSearch extends Paging<keyof typeof SORTABLE> {
  readonly action?: AuditAction | undefined;
  readonly targetType?: AuditTarget | undefined;
  readonly targetId?: string | undefined;
  readonly actor?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly organizationId?: string | undefined;
}

const matching = (tx: Tx, search: AuditSearch): SQL | undefined => {
  const { q, action, targetType, targetId, actor, from, to, organizationId } = search;
  return and(
    inTenant(tx, auditLog.organizationId),
    organizationId ? eq(auditLog.organizationId, organizationId) : undefined,
    q
      ? or(ilike(auditLog.actorName, containing(q)), ilike(auditLog.targetName, containing(q)))
      : undefined,
    action ? eq(auditLog.action, action) : undefined,
    targetType ? eq(auditLog.targetType, targetType) : undefined,
    targetId ? eq(auditLog.targetId, targetId) : undefined,
    actor ? eq(auditLog.actorId, actor) : undefined,
    from ? gte(auditLog.at, new Date(from)) : undefined,
    to ? lt(auditLog.at, new Date(to)) : undefined,
  );
};

const page = (tx: Tx, search: AuditSearch): Promise<AuditRow[]> => {
  const { order, limit, offset } = paged(search, SORTABLE, '-at');
  return tx.sql
    .select(columns)
    .from(auditLog)
    .innerJoin(organizations, withOrganization)
    .where(matching(tx, search))
    .orderBy(order, asc(auditLog.id))
    .limit(limit)
    .offset(offset);
};

export const listAudit = async (tx: Tx, search: AuditSearch) => {
  const items = await page(tx, search);
  const [total] = await tx.sql
    .select({ value: count() })
    .from(auditLog)
    .where(matching(tx, search));
  return { items, total: total?.value ?? 0 };
};

/** The newest lines a transaction may see, without counting the others. */
export const latestAudit = (tx: Tx, pageSize: number): Promise<AuditRow[]> =>
  page(tx, { page: 1, pageSize });
