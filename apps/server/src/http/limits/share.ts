import type { Route } from '@cadran/contract';
import type { Actor } from '@cadran/policies';
import { AppError } from '../app-error.ts';
import type { Services } from '../context.ts';
import { decrementCounters, incrementCounter } from './queries.ts';
import { throttle } from './throttle.ts';

const HOUR = 60 * 60;
/** A call that ended with its process is forgotten after so long. */
const LONGEST_SECONDS = 10 * 60;
const RETRY_AFTER = 5;

/** Runs a call within what the route leaves to each organisation. */
export const withinShare = async <T>(
  { database: { global }, clock }: Pick<Services, 'database' | 'clock'>,
  { method, path, share }: Route,
  actor: Actor | null,
  work: () => Promise<T>,
): Promise<T> => {
  if (share === undefined || actor?.kind !== 'member') return work();
  const calls = `${method} ${path}:${actor.organizationId}`;
  await throttle(global, `share:${calls}`, { max: share.perHour, seconds: HOUR }, clock());
  const underWay = `under way:${calls}`;
  const { count } = await incrementCounter(global, underWay, LONGEST_SECONDS, clock());
  try {
    if (count > share.atOnce) throw new AppError('too_many_requests', { retryAfter: RETRY_AFTER });
    return await work();
  } finally {
    // An error of the counter is no reason to fail what is done.
    await decrementCounters(global, [underWay]).catch(() => undefined);
  }
};
