import { schema, type Tx } from '@cadran/db';
import { count, eq, sql, sum } from '@cadran/db/sql';
import { NO_CAMPAIGNS, type CampaignCounts } from './campaign-counts.ts';

const { screeningCampaigns, screeningCounts } = schema;

/** Of one organisation, or of all a transaction may see. Candidates are added up, not counted again. */
export const countScreening = async (tx: Tx, organizationId?: string): Promise<CampaignCounts> => {
  const [campaigns] = await tx.sql
    .select({
      campaigns: count(),
      open: count(sql`case when ${screeningCampaigns.status} = 'open' then 1 end`),
    })
    .from(screeningCampaigns)
    .where(organizationId ? eq(screeningCampaigns.organizationId, organizationId) : undefined);
  const [candidates] = await tx.sql
    .select({
      respondents: sum(sql`${screeningCounts.opened} + ${screeningCounts.completed}`),
    })
    .from(screeningCounts)
    .where(organizationId ? eq(screeningCounts.organizationId, organizationId) : undefined);
  return {
    ...(campaigns ?? NO_CAMPAIGNS),
    respondents: Number(candidates?.respondents ?? 0),
  };
};
