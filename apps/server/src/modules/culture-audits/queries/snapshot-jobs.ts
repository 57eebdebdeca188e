import { randomUUID } from 'node:crypto';
import type { Cell } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, eq, lt, sql } from '@cadran/db/sql';
import { nextDue } from '../../../jobs/next-due.ts';
import type { SnapshotRow, StoredCohorts, StoredUnitAnswers } from './snapshots.ts';

const {
  profilingCohorts: cohorts,
  profilingSnapshotCells: cells,
  profilingSnapshots: snapshots,
} = schema;

const LEASE = sql`now() + interval '60 seconds'`;
const MOST_ATTEMPTS = 3;

export type SnapshotJob = Pick<SnapshotRow, 'organizationId' | 'campaignId' | 'number'> & {
  readonly worker: string;
};

/** A snapshot whose process died again and again would take the next process down too. */
const failAbandoned = (tx: Tx) =>
  tx.sql
    .update(snapshots)
    .set({ status: 'failed', worker: null, leaseUntil: null })
    .where(
      sql`${snapshots.status} = 'running' and ${snapshots.leaseUntil} < now() and ${snapshots.attempts} >= ${MOST_ATTEMPTS}`,
    );

/** The oldest one that waits, or whose lease has expired. */
export const claimSnapshot = async (tx: Tx): Promise<SnapshotJob | undefined> => {
  await failAbandoned(tx);
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
      nextDue({
        table: snapshots,
        key: [snapshots.organizationId, snapshots.campaignId, snapshots.number],
        isDue: sql`${snapshots.status} = 'waiting' or (${snapshots.status} = 'running' and ${snapshots.leaseUntil} < now())`,
        order: [snapshots.requestedAt],
      }),
    )
    .returning();
  return row && { ...row, worker };
};

const heldBy = ({ organizationId, campaignId, number, worker }: SnapshotJob) =>
  and(
    eq(snapshots.organizationId, organizationId),
    eq(snapshots.campaignId, campaignId),
    eq(snapshots.number, number),
    eq(snapshots.worker, worker),
  );

/** Renews the lease and stores the progress; false if another process holds the lease now. */
export const renewSnapshotLease = async (
  tx: Tx,
  job: SnapshotJob,
  progress: number,
): Promise<boolean> => {
  const rows = await tx.sql
    .update(snapshots)
    .set({ progress, leaseUntil: LEASE })
    .where(heldBy(job))
    .returning({ number: snapshots.number });
  return rows.length > 0;
};

interface ReadySnapshot {
  readonly respondents: number;
  readonly served: readonly Cell[];
  readonly engineVersion: number;
  readonly takenAt: Date;
  readonly cohorts: StoredCohorts;
  readonly unitAnswers: StoredUnitAnswers;
  readonly cells: readonly Omit<
    typeof cells.$inferInsert,
    'organizationId' | 'campaignId' | 'snapshot'
  >[];
}

/** Rows a statement: each holds some tens of kilobytes. */
const AT_ONCE = 50;

/** Stores the counts in place of the older ones; false if another process holds the lease now. */
export const finishSnapshot = async (
  tx: Tx,
  job: SnapshotJob,
  ready: ReadySnapshot,
): Promise<boolean> => {
  const { organizationId, campaignId, number } = job;
  const { respondents, served, engineVersion, takenAt, unitAnswers } = ready;
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
      unitAnswers,
    })
    .where(heldBy(job))
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

/** Back into the queue, unless this was the last attempt. */
export const retrySnapshot = (tx: Tx, job: SnapshotJob) =>
  tx.sql
    .update(snapshots)
    .set({
      status: sql`case when ${snapshots.attempts} >= ${MOST_ATTEMPTS} then 'failed' else 'waiting' end`,
      progress: 0,
      worker: null,
      leaseUntil: null,
    })
    .where(heldBy(job));

/** The process stops: the attempt does not count. */
export const returnSnapshot = (tx: Tx, job: SnapshotJob) =>
  tx.sql
    .update(snapshots)
    .set({
      status: 'waiting',
      progress: 0,
      worker: null,
      leaseUntil: null,
      attempts: sql`${snapshots.attempts} - 1`,
    })
    .where(heldBy(job));
