import type { ProfilingFilters } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { ProfilingCampaignRow } from '../../queries/campaigns.ts';
import { listEarlierResults, type SnapshotRow } from '../../queries/snapshots.ts';
import { shownRespondents } from '../../snapshots/present-snapshot.ts';

/** Earlier campaigns about the same subject with served results, latest first. */
export const listEarlierCampaigns = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  { takenAt }: SnapshotRow,
): Promise<ProfilingFilters['earlier']> => {
  if (takenAt === null) return [];
  const found = await listEarlierResults(tx, campaign, takenAt);
  return found
    .flatMap(({ snapshot, name, ...earlier }) => {
      const respondents = shownRespondents(earlier, snapshot);
      return snapshot.takenAt !== null && respondents !== null && (snapshot.served ?? []).length > 0
        ? [
            {
              id: snapshot.campaignId,
              name,
              takenAt: snapshot.takenAt.toISOString(),
              respondents,
            },
          ]
        : [];
    })
    .toSorted((a, b) => (a.takenAt < b.takenAt ? 1 : -1));
};
