import type { ProfilingFilters } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { ProfilingCampaignRow } from '../../../queries/profiling-campaigns.ts';
import { earlierResults, type SnapshotRow } from '../../../queries/profiling-snapshots.ts';

/** Campaigns about the same subject whose results are older, and may be shown; the latest first. */
export const earlierCampaigns = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  { takenAt }: SnapshotRow,
): Promise<ProfilingFilters['earlier']> => {
  if (takenAt === null) return [];
  const found = await earlierResults(tx, campaign, takenAt);
  return found
    .flatMap(({ snapshot, name }) =>
      snapshot.takenAt !== null &&
      snapshot.respondents !== null &&
      (snapshot.served ?? []).length > 0
        ? [
            {
              id: snapshot.campaignId,
              name,
              takenAt: snapshot.takenAt.toISOString(),
              respondents: snapshot.respondents,
            },
          ]
        : [],
    )
    .toSorted((a, b) => (a.takenAt < b.takenAt ? 1 : -1));
};
