import { randomUUID } from 'node:crypto';
import type { Cell } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, eq, lt, sql } from '@cadran/db/sql';
import type { SnapshotRow, StoredCohorts } from './profiling-snapshots.ts';

const {
  profilingCohorts: cohorts,
  profilingSnapshotCells: cells,
  profilingSnapshots: snapshots,
} = schema;

/** After so long without a word of it a process is taken for dead. */
const LEASE = sql`now() + interval '60 seconds'`;
const MOST_ATTEMPTS = 3;

export type SnapshotJob = Pick<SnapshotRow, 'organizationId' | 'campaignId' | 'number'> & {
  readonly worker: string;
};

/** Gives up on those that fell with their process again and again. */
const forsake = (tx: Tx) =>
  tx.sql
    .update(snapshots)
    .set({ status: 'failed', worker: null, leaseUntil: null })
    .where(
      sql`${snapshots.status} = 'running' and ${snapshots.leaseUntil} < now() and ${snapshots.attempts} >= ${MOST_ATTEMPTS}`,
    );

/** The oldest one that waits, or whose process is gone. Several instances may ask at once: each gets another one. */
export const claimSnapshot = async (tx: Tx): Promise<SnapshotJob | undefined> => {
  await forsake(tx);
  const worker = randomUUID();
  const [row] = await tx.sql
    .update(snapshots)
    .set({
      status: 'running',
      worker,
      progress: 0,
      leaseUntil: LEASE,
      attempts: sql`${snapshots.attempts} + 1`,
    })
    .where(
      sql`(${snapshots.organizationId}, ${snapshots.campaignId}, ${snapshots.number}) = (
        select organization_id, campaign_id, number from profiling_snapshots
        where status = 'waiting' or (status = 'running' and lease_until < now())
        order by requested_at limit 1 for update skip locked)`,
    )
    .returning();
  return row && { ...row, worker };
};

const mine = ({ organizationId, campaignId, number, worker }: SnapshotJob) =>
  and(
    eq(snapshots.organizationId, organizationId),
    eq(snapshots.campaignId, campaignId),
    eq(snapshots.number, number),
    eq(snapshots.worker, worker),
  );

/** Says that the work goes on, and how far it is; false if it is another's by now. */
export const reportProgress = async (
  tx: Tx,
  job: SnapshotJob,
  progress: number,
): Promise<boolean> => {
  const rows = await tx.sql
    .update(snapshots)
    .set({ progress, leaseUntil: LEASE })
    .where(mine(job))
    .returning({ number: snapshots.number });
  return rows.length > 0;
};

interface ReadySnapshot {
  readonly respondents: number;
  readonly served: readonly Cell[];
  readonly engineVersion: number;
  readonly takenAt: Date;
  readonly cohorts: StoredCohorts;
  readonly cells: readonly Omit<
    typeof cells.$inferInsert,
    'organizationId' | 'campaignId' | 'snapshot'
  >[];
}

/** Rows a statement: each holds some tens of kilobytes. */
const AT_ONCE = 50;

/** Keeps what was counted; false if another process has taken the work over. The older counts go. */
export const finishSnapshot = async (
  tx: Tx,
  job: SnapshotJob,
  ready: ReadySnapshot,
): Promise<boolean> => {
  const { organizationId, campaignId, number } = job;
  const { respondents, served, engineVersion, takenAt } = ready;
  const done = await tx.sql
    .update(snapshots)
    .set({
      status: 'ready',
      progress: 100,
      worker: null,
      leaseUntil: null,
      respondents,
      served,
      engineVersion,
      takenAt,
    })
    .where(mine(job))
    .returning({ number: snapshots.number });
  if (done.length === 0) return false;
  for (let from = 0; from < ready.cells.length; from += AT_ONCE)
    await tx.sql
      .insert(cells)
      .values(
        ready.cells
          .slice(from, from + AT_ONCE)
          .map((cell) => ({ ...cell, organizationId, campaignId, snapshot: number })),
      );
  await tx.sql
    .delete(cells)
    .where(
      and(
        eq(cells.organizationId, organizationId),
        eq(cells.campaignId, campaignId),
        lt(cells.snapshot, number),
      ),
    );
  await tx.sql
    .insert(cohorts)
    .values({ organizationId, campaignId, cohorts: ready.cohorts })
    .onConflictDoUpdate({
      target: [cohorts.organizationId, cohorts.campaignId],
      set: { cohorts: ready.cohorts },
    });
  return true;
};

/** It went wrong: it is tried again, but not for ever. */
export const failSnapshot = (tx: Tx, job: SnapshotJob) =>
  tx.sql
    .update(snapshots)
    .set({
      status: sql`case when ${snapshots.attempts} >= ${MOST_ATTEMPTS} then 'failed' else 'waiting' end`,
      progress: 0,
      worker: null,
      leaseUntil: null,
    })
    .where(mine(job));

/** This process stops: another, or the next one, begins anew. */
export const putBackSnapshot = (tx: Tx, job: SnapshotJob) =>
  tx.sql
    .update(snapshots)
    .set({
      status: 'waiting',
      progress: 0,
      worker: null,
      leaseUntil: null,
      attempts: sql`${snapshots.attempts} - 1`,
    })
    .where(mine(job));
