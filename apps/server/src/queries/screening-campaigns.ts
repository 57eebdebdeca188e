import { schema } from '@cadran/db';
import { campaignStore } from './campaign-store.ts';

export type { CampaignKey } from './campaign-store.ts';

export const screeningStore = campaignStore(
  'screening',
  schema.screeningCampaigns,
  schema.screeningCounts,
  'candidates',
);
export const { findCampaign } = screeningStore;

export type CampaignRow = Awaited<ReturnType<typeof findCampaign>>;
export type CampaignValues = typeof schema.screeningCampaigns.$inferInsert;
