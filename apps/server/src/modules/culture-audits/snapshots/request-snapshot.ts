import { AUDIT_LIMITS, type ProfilingSnapshots, type SnapshotKind } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { snapshotAllowed } from '@cadran/scoring';
import { AppError } from '../../../http/app-error.ts';
import { requestShuffle } from '../../audit-codes/index.ts';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';
import { insertSnapshot, listSnapshots, type SnapshotRow } from '../queries/snapshots.ts';

const isInProgress = ({ status }: SnapshotRow): boolean =>
  status === 'waiting' || status === 'running';

type Counted = Pick<ProfilingCampaignRow, 'status' | 'completed' | 'minimumGroup' | 'access'>;

/** Number of answers since the last ready snapshot. */
export const countNewAnswers = (
  { completed }: Counted,
  snapshots: readonly SnapshotRow[],
): number => {
  const last = snapshots.find(({ status }) => status === 'ready');
  return Math.max(0, completed - (last?.respondents ?? 0));
};

/** With nothing served, no figures were drawn. */
const drewFigures = (snapshot: SnapshotRow): boolean =>
  snapshot.status === 'ready' && (snapshot.served?.length ?? 0) > 0;

/** How often the results of an audit by link may still be computed; null by codes. */
export const countComputations = (
  { access, status }: Counted,
  snapshots: readonly SnapshotRow[],
): ProfilingSnapshots['update']['computations'] => {
  if (access === 'codes') return null;
  const taken = snapshots.filter(drewFigures).length;
  const most = AUDIT_LIMITS.computationsByLink;
  return { taken, most, left: Math.max(0, (status === 'open' ? most - 1 : most) - taken) };
};

/**
 * At least k answers must be new, at closing too once results were shown: results with one to
 * four more respondents would reveal them. A closed campaign without results so far may use any number of answers.
 */
const hasEnoughNewAnswers = (campaign: Counted, snapshots: readonly SnapshotRow[]): boolean => {
  const fresh = countNewAnswers(campaign, snapshots);
  if (snapshotAllowed(fresh, campaign.minimumGroup)) return true;
  const shown = snapshots.some(({ served }) => (served?.length ?? 0) > 0);
  return campaign.status === 'closed' && !shown && fresh > 0;
};

export const canTakeSnapshot = (campaign: Counted, snapshots: readonly SnapshotRow[]): boolean =>
  !snapshots.some(isInProgress) &&
  countComputations(campaign, snapshots)?.left !== 0 &&
  hasEnoughNewAnswers(campaign, snapshots);

/** Refused by the limit first: more answers would not help. */
const refuseSnapshot = (campaign: Counted, snapshots: readonly SnapshotRow[]): never => {
  const computations = countComputations(campaign, snapshots);
  if (computations?.left !== 0) throw new AppError('too_few_people');
  const { taken, most } = computations;
  throw new AppError('results_limit', {
    fields: { computed: String(taken), possible: taken < most ? 'at_closing' : 'never' },
  });
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
  if (!canTakeSnapshot(campaign, before)) refuseSnapshot(campaign, before);
  const kind: SnapshotKind = campaign.status === 'closed' ? 'final' : 'interim';
  await insertSnapshot(tx, campaign, kind, now);
  const [row] = await listSnapshots(tx, campaign);
  if (!row) throw new Error('The snapshot was not stored.');
  return row;
};

/** Queues what closing leaves to jobs: the final snapshot if it can show more than the last one, and new rows. */
export const requestClosing = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  now: Date,
): Promise<void> => {
  if (canTakeSnapshot(campaign, await listSnapshots(tx, campaign)))
    await insertSnapshot(tx, campaign, 'final', now);
  await requestShuffle(tx, campaign);
};
