import type { SnapshotKind } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { snapshotAllowed } from '@cadran/scoring';
import { AppError } from '../../../http/app-error.ts';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';
import { insertSnapshot, listSnapshots, type SnapshotRow } from '../queries/snapshots.ts';

const isInProgress = ({ status }: SnapshotRow): boolean =>
  status === 'waiting' || status === 'running';

type Counted = Pick<ProfilingCampaignRow, 'status' | 'completed' | 'minimumGroup'>;

/** Number of answers since the last ready snapshot. */
export const countNewAnswers = (
  { completed }: Counted,
  snapshots: readonly SnapshotRow[],
): number => {
  const last = snapshots.find(({ status }) => status === 'ready');
  return Math.max(0, completed - (last?.respondents ?? 0));
};

/**
 * At least k answers must be new (scoring.md §8, point 2), at closing too once results were shown: results with one to
 * four more respondents would reveal them. A closed campaign without results so far may use any number of answers.
 */
export const canTakeSnapshot = (campaign: Counted, snapshots: readonly SnapshotRow[]): boolean => {
  if (snapshots.some(isInProgress)) return false;
  const fresh = countNewAnswers(campaign, snapshots);
  if (snapshotAllowed(fresh, campaign.minimumGroup)) return true;
  const shown = snapshots.some(({ served }) => (served?.length ?? 0) > 0);
  return campaign.status === 'closed' && !shown && fresh > 0;
};

/** Queues a snapshot, which the runner takes in the background. */
export const requestSnapshot = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  now: Date,
): Promise<SnapshotRow> => {
  const before = await listSnapshots(tx, campaign);
  const underWay = before.find(isInProgress);
  if (underWay) return underWay;
  if (!canTakeSnapshot(campaign, before)) throw new AppError('too_few_people');
  const kind: SnapshotKind = campaign.status === 'closed' ? 'final' : 'interim';
  await insertSnapshot(tx, campaign, kind, now);
  const [row] = await listSnapshots(tx, campaign);
  if (!row) throw new Error('The snapshot was not stored.');
  return row;
};

/** Queues the final snapshot if it can show more than the last one, and says whether it did. */
export const requestClosingSnapshot = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  now: Date,
): Promise<boolean> => {
  const isAllowed = canTakeSnapshot(campaign, await listSnapshots(tx, campaign));
  if (isAllowed) await insertSnapshot(tx, campaign, 'final', now);
  return isAllowed;
};
