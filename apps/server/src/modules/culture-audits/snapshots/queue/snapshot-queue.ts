import type { Database } from '@cadran/db';
import type { Secrets } from '../../../../secrets.ts';
import { LeaseLostError } from '../../../../jobs/lease.ts';
import type { Queue } from '../../../../jobs/queue.ts';
import {
  claimSnapshot,
  retrySnapshot,
  returnSnapshot,
  type SnapshotJob,
} from '../../queries/snapshot-jobs.ts';
import type { ComputeSnapshot } from '../compute-snapshot.ts';
import { takeSnapshot } from './take-snapshot.ts';

/** `lost`: another process holds the lease, and its outcome counts. */
type SnapshotOutcome = 'taken' | 'failed' | 'stopped' | 'lost';

interface SnapshotServices {
  readonly database: Database;
  readonly clock: () => Date;
  /** For the key of the draws. */
  readonly secrets: Secrets;
}

/** Takes the snapshots that were requested, one at a time. */
export const snapshotQueue = (
  { database, clock, secrets }: SnapshotServices,
  compute: ComputeSnapshot,
): Queue<SnapshotJob, SnapshotOutcome> => ({
  name: 'snapshots',
  lanes: 1,
  pollMs: 1_000,
  claim: claimSnapshot,
  record: async (tx, job, outcome) => {
    if (outcome === 'failed') await retrySnapshot(tx, job);
    if (outcome === 'stopped') await returnSnapshot(tx, job);
  },
  failure: 'failed',
  openLane: () => ({
    process: async (job, stopping) => {
      try {
        await takeSnapshot(database, secrets, compute, job, clock, stopping);
        return { outcome: 'taken' };
      } catch (error) {
        if (error instanceof LeaseLostError) return { outcome: 'lost' };
        if (stopping.aborted) return { outcome: 'stopped' };
        throw error;
      }
    },
  }),
});
