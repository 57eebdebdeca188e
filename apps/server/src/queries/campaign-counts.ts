import { schema, type Tx } from '@cadran/db';
import { count, eq, sql, sum } from '@cadran/db/sql';
import type { Module } from '@cadran/contract';

/** What a start page tells of a module's campaigns. */
export interface CampaignCounts {
  readonly campaigns: number;
  readonly open: number;
  /** Everybody who began, whether finished or not. */
  readonly respondents: number;
}

const TABLES = {
  screening: { campaigns: schema.screeningCampaigns, counts: schema.screeningCounts },
  profiling: { campaigns: schema.profilingCampaigns, counts: schema.profilingCounts },
} as const satisfies Record<Module, object>;

/** Of one organisation, or of all a transaction may see. People are added up, not counted again. */
export const countCampaigns = async (
  tx: Tx,
  module: Module,
  organizationId?: string,
): Promise<CampaignCounts> => {
  const { campaigns, counts } = TABLES[module];
  const [made] = await tx.sql
    .select({
      campaigns: count(),
      open: count(sql`case when ${campaigns.status} = 'open' then 1 end`),
    })
    .from(campaigns)
    .where(organizationId ? eq(campaigns.organizationId, organizationId) : undefined);
  const [people] = await tx.sql
    .select({ respondents: sum(sql`${counts.opened} + ${counts.completed}`) })
    .from(counts)
    .where(organizationId ? eq(counts.organizationId, organizationId) : undefined);
  return {
    campaigns: made?.campaigns ?? 0,
    open: made?.open ?? 0,
    respondents: Number(people?.respondents ?? 0),
  };
};
