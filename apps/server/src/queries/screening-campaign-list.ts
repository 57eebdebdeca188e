import type { CampaignStatus } from '@cadran/contract';
import { inTenant, schema, type Tx } from '@cadran/db';
import { and, asc, count, eq, ilike, or, sql } from '@cadran/db/sql';
import { containing, paged, type Paging } from './listing.ts';
import { summaryColumns, withOrganization, withOwner } from './screening-campaigns.ts';

const { organizations, screeningCampaigns: campaigns, users } = schema;

const SORTABLE = {
  name: sql`lower(${campaigns.name})`,
  status: campaigns.status,
  createdAt: campaigns.createdAt,
  updatedAt: campaigns.updatedAt,
  candidates: sql`${summaryColumns.opened} + ${summaryColumns.completed}`,
};

/** The campaigns a transaction may see; those changed last come first. */
export const listCampaigns = async (
  tx: Tx,
  query: Paging<keyof typeof SORTABLE> & { status?: CampaignStatus | undefined },
  organizationId?: string,
) => {
  const where = and(
    inTenant(tx, campaigns.organizationId),
    organizationId === undefined ? undefined : eq(campaigns.organizationId, organizationId),
    query.status === undefined ? undefined : eq(campaigns.status, query.status),
    query.q
      ? or(
          ilike(campaigns.name, containing(query.q)),
          ilike(campaigns.customUrl, containing(query.q)),
          ilike(users.username, containing(query.q)),
        )
      : undefined,
  );
  const { order, limit, offset } = paged(query, SORTABLE, '-updatedAt');
  const items = await tx.sql
    .select(summaryColumns)
    .from(campaigns)
    .innerJoin(users, withOwner)
    .innerJoin(organizations, withOrganization)
    .where(where)
    .orderBy(order, asc(campaigns.id))
    .limit(limit)
    .offset(offset);
  const [total] = await tx.sql
    .select({ value: count() })
    .from(campaigns)
    .innerJoin(users, withOwner)
    .where(where);
  return { items, total: total?.value ?? 0 };
};
export type CampaignSummaryRow = Awaited<ReturnType<typeof listCampaigns>>['items'][number];
