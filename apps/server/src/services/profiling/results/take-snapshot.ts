import type { Database, Tx } from '@cadran/db';
import { answerBatches } from '../../../queries/profiling-answers.ts';
import {
  findProfilingCampaign,
  type ProfilingCampaignRow,
} from '../../../queries/profiling-campaigns.ts';
import {
  findCohorts,
  listSnapshots,
  type StoredCohorts,
} from '../../../queries/profiling-snapshots.ts';
import {
  finishSnapshot,
  reportProgress,
  type SnapshotJob,
} from '../../../queries/snapshot-jobs.ts';
import type { SnapshotPlan } from './build-snapshot.ts';
import type { ComputeSnapshot, SnapshotMaking } from './compute-snapshot.ts';
import { filteredUnits, groupOfUnit } from './grouped-units.ts';

const BATCH = 1000;
/** Reading is a third of the work, as a rule. */
const READING = 33;
const BEAT_MS = 5_000;

const planOf = async (tx: Tx, job: SnapshotJob) => {
  const campaign = await findProfilingCampaign(tx, job.campaignId);
  const earlier = (await listSnapshots(tx, campaign)).filter(({ status }) => status === 'ready');
  const plan: SnapshotPlan = {
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

/** Another process has taken the work over: what was done here does not count. */
class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

/**
 * Freezes, audits and counts the answers of a campaign. Everything is kept in one transaction at the end: a process
 * that dies on the way leaves nothing behind but an expired lease.
 */
export const takeSnapshot = async (
  database: Database,
  compute: ComputeSnapshot,
  job: SnapshotJob,
  clock: () => Date,
  stopped: AbortSignal,
): Promise<void> => {
  const { organizationId } = job;
  const lost = new AbortController();
  const signal = AbortSignal.any([stopped, lost.signal]);
  let progress = 0;
  const beat = async (): Promise<void> => {
    const isMine = await database.withTenant(organizationId, (tx) =>
      reportProgress(tx, job, progress),
    );
    if (!isMine) lost.abort(new TakenOver());
  };
  const timer = setInterval(() => void beat().catch(() => undefined), BEAT_MS);
  let told = 0;
  const advance = (percent: number): void => {
    progress = Math.min(99, Math.floor(percent));
    if (progress < told + 5) return;
    told = progress;
    void beat().catch(() => undefined);
  };

  /** Reads everybody in one transaction, which is over before the slow part begins. */
  const read = (making: SnapshotMaking, campaign: ProfilingCampaignRow): Promise<Date> =>
    database.withTenant(organizationId, async (tx) => {
      const frozenAt = clock();
      let lines = 0;
      for await (const batch of answerBatches(tx, campaign, BATCH)) {
        signal.throwIfAborted();
        await making.add(batch);
        lines += batch.length;
        advance(READING * Math.min(1, lines / Math.max(1, campaign.completed)));
      }
      return frozenAt;
    });

  let making: SnapshotMaking | undefined;
  try {
    const { campaign, plan } = await database.withTenant(organizationId, (tx) => planOf(tx, job));
    signal.throwIfAborted();
    making = compute(plan, signal);
    const takenAt = await read(making, campaign);
    const taken = await making.finish((share) => advance(READING + (100 - READING) * share));
    const kept = await database.withTenant(organizationId, (tx) =>
      finishSnapshot(tx, job, {
        respondents: taken.people,
        served: taken.served,
        engineVersion: taken.engineVersion,
        takenAt,
        cohorts: taken.cohorts as StoredCohorts,
        cells: taken.cells.map((cell) => ({ ...cell, counts: asBuffer(cell.counts) })),
      }),
    );
    if (!kept) throw new TakenOver();
  } finally {
    clearInterval(timer);
    await making?.close();
  }
};

export const wasTakenOver = (error: unknown): boolean => error instanceof TakenOver;
