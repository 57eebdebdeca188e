import { schema } from '@cadran/db';
import { campaignStore } from '../../campaigns/index.ts';

export type { CampaignKey } from '../../campaigns/index.ts';

export const screeningStore = campaignStore(
  'screening',
  schema.screeningCampaigns,
  schema.screeningCounts,
  'candidates',
);
export const { findCampaign } = screeningStore;

export type CampaignRow = Awaited<ReturnType<typeof findCampaign>>;
export type CampaignValues = typeof schema.screeningCampaigns.$inferInsert;

/** Days that candidates are kept after the campaign closes: as announced to them, or fewer. */
export const announcedRetentionDays = (
  campaign: { readonly announcedRetentionDays: number | null },
  organization: { readonly screeningRetentionDays: number },
): number =>
  Math.min(
    campaign.announcedRetentionDays ?? organization.screeningRetentionDays,
    organization.screeningRetentionDays,
  );
