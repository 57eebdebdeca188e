import type { Route } from '@cadran/contract';
import type { Actor } from '@cadran/policies';
import { AppError } from '../app-error.ts';
import type { Services } from '../context.ts';
import { decrementCounters, incrementBelow } from './queries.ts';
import { throttle } from './throttle.ts';

const HOUR = 60 * 60;
/** A call that ended with its process is forgotten after so long. */
const LONGEST_SECONDS = 10 * 60;
const RETRY_AFTER = 5;

/**
 * Runs a call within what the route leaves to each organisation. A call that is refused because others are under way
 * does not count.
 */
export const withinShare = async <T>(
  { database: { global }, clock }: Pick<Services, 'database' | 'clock'>,
  { method, path, share }: Route,
  actor: Actor | null,
  work: () => Promise<T>,
): Promise<T> => {
  if (share === undefined || actor?.kind !== 'member') return work();
  const calls = `${method} ${path}:${actor.organizationId}`;
  const underWay = `under way:${calls}`;
  const now = clock();
  const resetsAt = new Date(now.getTime() + LONGEST_SECONDS * 1000);
  if (!(await incrementBelow(global, { key: underWay, resetsAt, now }, share.atOnce)))
    throw new AppError('too_many_requests', { retryAfter: RETRY_AFTER });
  try {
    await throttle(global, `share:${calls}`, { max: share.perHour, seconds: HOUR }, now);
    return await work();
  } finally {
    // An error of the counter is no reason to fail what is done.
    await decrementCounters(global, [underWay]).catch(() => undefined);
  }
};
