import { schema, type Tx } from '@cadran/db';
import { count, eq, type PgColumn, sql, sum } from '@cadran/db/sql';
import { LIVE_COUNT_STEP, type Module } from '@cadran/contract';

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

/** The people of one campaign; of an audit as many as its page shows, rounded down. */
const shownCount = (module: Module, column: PgColumn) => {
  const people = sql<number>`sum(${column})`;
  const step = sql.raw(String(LIVE_COUNT_STEP));
  return module === 'profiling' ? sql<number>`div(${people}, ${step}) * ${step}` : people;
};

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
  const ofCampaigns = tx.sql
    .select({
      opened: shownCount(module, counts.opened).as('opened'),
      completed: shownCount(module, counts.completed).as('completed'),
    })
    .from(counts)
    .where(organizationId ? eq(counts.organizationId, organizationId) : undefined)
    .groupBy(counts.organizationId, counts.campaignId)
    .as('of_campaigns');
  const [people] = await tx.sql
    .select({ respondents: sum(sql`${ofCampaigns.opened} + ${ofCampaigns.completed}`) })
    .from(ofCampaigns);
  return {
    campaigns: made?.campaigns ?? 0,
    open: made?.open ?? 0,
    respondents: Number(people?.respondents ?? 0),
  };
};
