import type { PaperOccasion } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';
import { findLastPaperVersion, insertPaperVersion } from '../queries/papers.ts';
import { digestOf, paperSettingsOf } from './paper-settings.ts';

/** Keeps the settings as a new version if they differ from the last one. A change counts once there is a version. */
export const keepPaperVersion = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  occasion: PaperOccasion,
  now: Date,
): Promise<void> => {
  const last = await findLastPaperVersion(tx, campaign);
  if (!last && occasion === 'change') return;
  const settings = paperSettingsOf(campaign);
  const digest = digestOf(settings);
  if (last?.digest === digest) return;
  await insertPaperVersion(tx, {
    organizationId: campaign.organizationId,
    campaignId: campaign.id,
    number: (last?.number ?? 0) + 1,
    createdAt: now,
    occasion,
    digest,
    settings,
  });
};

/** After a change was saved: the first opening counts as such. */
export const keepChangedVersion = (
  tx: Tx,
  before: Pick<ProfilingCampaignRow, 'firstOpenedAt'> | null,
  after: ProfilingCampaignRow,
  now: Date,
): Promise<void> => {
  const opens = after.firstOpenedAt !== null && (before?.firstOpenedAt ?? null) === null;
  return keepPaperVersion(tx, after, opens ? 'opening' : 'change', now);
};
