import type { Database } from '@cadran/db';
import { deleteExpired } from '../queries/sessions.ts';
import { forgetOldCounts } from '../queries/throttles.ts';
import { enforceRetentionDaily } from '../services/rights/enforce-retention.ts';
import { LIFETIME } from '../services/session-lifetime.ts';

const EVERY = 10 * 60_000;

/** Sweeps expired tokens, sessions and counters, and candidates kept long enough. Any number of instances may do it at the same time. */
export const keepHouse = (
  database: Database,
  clock: () => Date,
  onError: (error: unknown) => void,
): (() => void) => {
  const sweep = async (): Promise<void> => {
    const now = clock();
    await deleteExpired(database.global, {
      access: now,
      idleSince: new Date(now.getTime() - LIFETIME.idle),
      createdBefore: new Date(now.getTime() - LIFETIME.absolute),
    });
    await forgetOldCounts(database.global, now);
    await enforceRetentionDaily({ database, clock });
  };
  const timer = setInterval(() => void sweep().catch(onError), EVERY);
  timer.unref();
  return () => clearInterval(timer);
};
