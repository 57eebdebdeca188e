import type { Database } from '@cadran/db';
import {
  claimSnapshot,
  failSnapshot,
  putBackSnapshot,
  type SnapshotJob,
} from '../../../queries/snapshot-jobs.ts';
import type { ComputeSnapshot } from './compute-snapshot.ts';
import { takeSnapshot, wasTakenOver } from './take-snapshot.ts';

const EVERY_MS = 1_000;

export interface SnapshotRunner {
  /** Looks for work every second, until it is stopped. */
  start(): void;
  /** Does all that waits now, and comes back when it is done. */
  settle(): Promise<void>;
  /** What is under way goes back into the line; the next process begins it anew. */
  stop(): Promise<void>;
}

/** Takes the snapshots that wait, one at a time. Any number of instances may run: each job is one instance's. */
export const createSnapshotRunner = (
  database: Database,
  compute: ComputeSnapshot,
  clock: () => Date,
  onError: (error: unknown) => void,
): SnapshotRunner => {
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let work: Promise<void> | undefined;

  const giveBack = async (job: SnapshotJob, error: unknown): Promise<void> => {
    if (wasTakenOver(error)) return;
    const isStopping = stopped.signal.aborted;
    if (!isStopping) onError(error);
    await database.withTenant(job.organizationId, (tx) =>
      isStopping ? putBackSnapshot(tx, job) : failSnapshot(tx, job),
    );
  };

  const workOff = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      const job = await database.withPlatform(claimSnapshot);
      if (!job) return;
      try {
        await takeSnapshot(database, compute, job, clock, stopped.signal);
      } catch (error) {
        await giveBack(job, error);
      }
    }
  };

  const settle = (): Promise<void> => {
    work ??= workOff().finally(() => {
      work = undefined;
    });
    return work;
  };

  return {
    start: () => {
      timer = setInterval(() => void settle().catch(onError), EVERY_MS);
      timer.unref();
    },
    settle,
    stop: async () => {
      clearInterval(timer);
      stopped.abort(new Error('The server stops.'));
      await work?.catch(() => undefined);
    },
  };
};
