import { roundLiveCount } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { AppError } from '../../../../http/app-error.ts';
import type { ProfilingCampaignRow } from '../../queries/campaigns.ts';
import { findCurrentSnapshot, type SnapshotRow } from '../../queries/snapshots.ts';

export type TakenSnapshotRow = SnapshotRow & { readonly takenAt: Date };

/** The snapshot that results are read from. Before the first one it is said how many have answered, as live counts are. */
export const loadCurrentSnapshot = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
): Promise<TakenSnapshotRow> => {
  const snapshot = await findCurrentSnapshot(tx, campaign);
  if (!snapshot?.takenAt)
    throw new AppError('no_results_yet', {
      fields: { answers: String(roundLiveCount(campaign.completed)) },
    });
  return { ...snapshot, takenAt: snapshot.takenAt };
};
