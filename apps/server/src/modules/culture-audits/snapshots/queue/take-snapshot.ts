import type { Database, Tx } from '@cadran/db';
import type { Secrets } from '../../../../secrets.ts';
import { answerGroups } from '../../queries/answers.ts';
import { findProfilingCampaign, type ProfilingCampaignRow } from '../../queries/campaigns.ts';
import { findCohorts, listSnapshots, type StoredCohorts } from '../../queries/snapshots.ts';
import { keepLease, LeaseLostError } from '../../../../jobs/lease.ts';
import {
  finishSnapshot,
  renewSnapshotLease,
  type SnapshotJob,
} from '../../queries/snapshot-jobs.ts';
import type { SnapshotPlan } from '../snapshot-plan.ts';
import type { ComputeSnapshot, SnapshotMaking } from '../compute-snapshot.ts';
import { filteredUnits, groupOfUnit, headcountsOfUnits } from '../../results/grouped-units.ts';
import { SHUFFLE_MS, shuffleRows } from '../../../audit-codes/index.ts';

/** Groups of people read at once. */
const AT_ONCE = 50;
/** Percent of the work that reading takes, roughly. */
const READING = 33;
const RENEW_EVERY_MS = 5_000;

const planOf = async (tx: Tx, secrets: Secrets, job: SnapshotJob) => {
  const campaign = await findProfilingCampaign(tx, job.campaignId);
  const earlier = (await listSnapshots(tx, campaign)).filter(({ status }) => status === 'ready');
  const plan: SnapshotPlan = {
    campaignId: campaign.id,
    number: job.number,
    access: campaign.access,
    drawKey: secrets.keyedHash('culture-audit-figures', campaign.id),
    headcounts: [...headcountsOfUnits(campaign)],
    minimumGroup: campaign.minimumGroup,
    units: filteredUnits(campaign).map(({ id }) => id),
    unitOf: [...groupOfUnit(campaign)],
    place: earlier.length,
    cohorts: await findCohorts(tx, campaign),
    servedBefore: earlier
      .toReversed()
      .map(({ served }, snapshot) => ({ snapshot, served: served ?? [] })),
  };
  return { campaign, plan };
};

/** The same bytes, not a copy of them. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/**
 * Counts the answers of a campaign and decides which groups may be shown. Everything is stored in one transaction at
 * the end: a process that dies on the way leaves nothing behind but an expired lease.
 */
export const takeSnapshot = async (
  database: Database,
  secrets: Secrets,
  compute: ComputeSnapshot,
  job: SnapshotJob,
  clock: () => Date,
  stopping: AbortSignal,
): Promise<void> => {
  const { organizationId } = job;
  let progress = 0;
  const renew = (): Promise<boolean> =>
    database.withTenant(organizationId, (tx) => renewSnapshotLease(tx, job, progress));
  const lease = keepLease(renew, RENEW_EVERY_MS, stopping);
  let reported = 0;
  const advance = (percent: number): void => {
    progress = Math.min(99, Math.floor(percent));
    if (progress < reported + 5) return;
    reported = progress;
    lease.renewNow();
  };

  const read = async (tx: Tx, making: SnapshotMaking, campaign: ProfilingCampaignRow) => {
    let people = 0;
    for await (const groups of answerGroups(tx, campaign, AT_ONCE)) {
      lease.signal.throwIfAborted();
      await making.add(groups);
      people += groups.reduce((sum, group) => sum + group.people, 0);
      advance(READING * Math.min(1, people / Math.max(1, campaign.completed)));
    }
    const taking = making.finish((share) => advance(READING + (100 - READING) * share));
    // Awaited later; until then a failure is nobody's.
    taking.catch(() => undefined);
    return { taking };
  };

  let making: SnapshotMaking | undefined;
  try {
    const { campaign, plan } = await database.withTenant(organizationId, (tx) =>
      planOf(tx, secrets, job),
    );
    lease.signal.throwIfAborted();
    const begun = compute(plan, lease.signal);
    making = begun;
    // The old rows go while the figures are computed, and before the snapshot is ready: whoever sees the results finds
    // no order of answers any more.
    const { takenAt, taking } = await database.withTenant(
      organizationId,
      async (tx) => ({
        takenAt: clock(),
        ...(await shuffleRows(tx, campaign, () => read(tx, begun, campaign))),
      }),
      SHUFFLE_MS,
    );
    const taken = await taking;
    const kept = await database.withTenant(organizationId, (tx) =>
      finishSnapshot(tx, job, {
        respondents: taken.people,
        served: taken.served,
        engineVersion: taken.engineVersion,
        takenAt,
        cohorts: taken.cohorts as StoredCohorts,
        unitAnswers: taken.unitAnswers,
        cells: taken.cells.map((cell) => ({ ...cell, counts: asBuffer(cell.counts) })),
      }),
    );
    if (!kept) throw new LeaseLostError();
  } finally {
    lease.release();
    await making?.close();
  }
};
