import type { Database } from '@cadran/db';
import { keepLease } from '../../../jobs/lease.ts';
import type { Queue } from '../../../jobs/queue.ts';
import { claimShuffle, renewShuffleLease, type ShuffleJob, shuffleRows } from './queries.ts';

const RENEW_EVERY_MS = 5_000;
/** A million answers take minutes to rewrite. */
export const SHUFFLE_MS = 15 * 60_000;

/** Rewrites the rows of closed campaigns. One that fails is tried again when its lease has expired, until it is done. */
export const shuffleQueue = (database: Database): Queue<ShuffleJob, 'done'> => ({
  name: 'shuffles',
  lanes: 1,
  pollMs: 1_000,
  claim: claimShuffle,
  // The row went with the rewriting.
  record: async () => undefined,
  openLane: () => ({
    process: async (job, stopping) => {
      const { organizationId, campaignId } = job;
      const renew = (): Promise<boolean> =>
        database.withTenant(organizationId, (tx) => renewShuffleLease(tx, job));
      const lease = keepLease(renew, RENEW_EVERY_MS, stopping);
      try {
        await database.withTenant(
          organizationId,
          (tx) => shuffleRows(tx, { organizationId, id: campaignId }, () => Promise.resolve()),
          SHUFFLE_MS,
        );
        return { outcome: 'done' };
      } finally {
        lease.release();
      }
    },
  }),
});
