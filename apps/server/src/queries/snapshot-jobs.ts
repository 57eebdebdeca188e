import { randomUUID } from 'node:crypto';
import { schema, type Tx } from '@cadran/db';
import { and, eq, sql } from '@cadran/db/sql';
import type { SnapshotRow } from './profiling-snapshots.ts';

const { profilingSnapshots: snapshots } = schema;

/** After so long without a word of it a process is taken for dead. */
const LEASE = sql`now() + interval '60 seconds'`;
const MOST_ATTEMPTS = 3;

export type SnapshotJob = Pick<
  SnapshotRow,
  'organizationId' | 'campaignId' | 'number' | 'kind' | 'requestedAt'
> & { readonly worker: string };

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
