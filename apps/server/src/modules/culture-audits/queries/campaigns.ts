import { schema } from '@cadran/db';
import { campaignStore } from '../../campaigns/index.ts';

export const profilingStore = campaignStore(
  'profiling',
  schema.profilingCampaigns,
  schema.profilingCounts,
  'respondents',
);
export const { findCampaign: findProfilingCampaign } = profilingStore;

export type ProfilingCampaignRow = Awaited<ReturnType<typeof findProfilingCampaign>>;
export type ProfilingCampaignValues = typeof schema.profilingCampaigns.$inferInsert;
