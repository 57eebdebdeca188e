import type { SnapshotKind } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { snapshotAllowed } from '@cadran/scoring';
import { AppError } from '../../../app-error.ts';
import type { ProfilingCampaignRow } from '../../../queries/profiling-campaigns.ts';
import {
  insertSnapshot,
  listSnapshots,
  type SnapshotRow,
} from '../../../queries/profiling-snapshots.ts';

const isUnderWay = ({ status }: SnapshotRow): boolean =>
  status === 'waiting' || status === 'running';

type Counted = Pick<ProfilingCampaignRow, 'status' | 'completed' | 'minimumGroup'>;

/** Answers since the last snapshot that is ready. */
export const newAnswers = ({ completed }: Counted, snapshots: readonly SnapshotRow[]): number => {
  const last = snapshots.find(({ status }) => status === 'ready');
  return Math.max(0, completed - (last?.respondents ?? 0));
};

/**
 * While the campaign is open at least k answers must be new (scoring.md §8, point 2). So they must at its closing,
 * once something has been shown: results with one to four more people would give these away and the audit would
 * close what was open. Before that, whoever has answered counts.
 */
export const mayTakeSnapshot = (campaign: Counted, snapshots: readonly SnapshotRow[]): boolean => {
  if (snapshots.some(isUnderWay)) return false;
  const fresh = newAnswers(campaign, snapshots);
  if (snapshotAllowed(fresh, campaign.minimumGroup)) return true;
  const shown = snapshots.some(({ served }) => (served?.length ?? 0) > 0);
  return campaign.status === 'closed' && !shown && fresh > 0;
};

/** Puts a snapshot into the line; the runner takes it in the background. */
export const requestSnapshot = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  now: Date,
): Promise<SnapshotRow> => {
  const before = await listSnapshots(tx, campaign);
  const underWay = before.find(isUnderWay);
  if (underWay) return underWay;
  if (!mayTakeSnapshot(campaign, before)) throw new AppError('too_few_people');
  const kind: SnapshotKind = campaign.status === 'closed' ? 'final' : 'interim';
  await insertSnapshot(tx, campaign, kind, now);
  const [row] = await listSnapshots(tx, campaign);
  if (!row) throw new Error('The snapshot was not stored.');
  return row;
};

/** One is taken when the campaign closes, if it can show anything more than the last. */
export const snapshotOnClosing = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  now: Date,
): Promise<void> => {
  if (mayTakeSnapshot(campaign, await listSnapshots(tx, campaign)))
    await insertSnapshot(tx, campaign, 'final', now);
};
