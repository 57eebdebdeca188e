import { type Caller, currentCaller } from './caller.ts';

/** Too many wait already, or it took too long: to be tried again later. */
export class TooBusyError extends Error {
  override readonly name = 'TooBusyError';
}

/** Nobody waits for the result any longer. */
export class CallerGoneError extends Error {
  override readonly name = 'CallerGoneError';
}

export interface Turns {
  /** Resolves when the caller may begin, with what is called at the end. */
  take(caller?: Caller): Promise<() => void>;
  run<T>(task: () => Promise<T>, caller?: Caller): Promise<T>;
  /** Throws what `take` would, to refuse before other work is done in vain. */
  refuseWhenFull(caller?: Caller): void;
}

interface Limits {
  /** How many work at once. */
  readonly places: number;
  /** How many of one tenant may wait. */
  readonly waiting: number;
  /** How long anybody waits. */
  readonly patienceMs?: number;
}

type Tenant = Caller['tenant'];

interface Waiter {
  readonly begin: () => void;
}

/** Those of one tenant. */
interface Queue {
  readonly waiters: Set<Waiter>;
  /** When it came, or was given a place: the lowest has waited longest. */
  since: number;
}

/**
 * Shares out something scarce among tenants. The next free place goes to the tenant that holds the fewest, and among
 * equals to the one that has waited longest: while others wait, nobody is given more than half, and everybody's turn
 * comes. A tenant alone leaves a quarter free, so that another need not wait for its long tasks to end.
 */
export const createTurns = ({ places, waiting, patienceMs }: Limits): Turns => {
  const most = places - Math.floor(places / 4);
  const held = new Map<Tenant, number>();
  const queues = new Map<Tenant, Queue>();
  let free = places;
  let now = 0;

  const holds = (tenant: Tenant): number => held.get(tenant) ?? 0;
  const mayBegin = (tenant: Tenant): boolean => free > 0 && holds(tenant) < most;
  const isFull = (tenant: Tenant): boolean =>
    !mayBegin(tenant) && (queues.get(tenant)?.waiters.size ?? 0) >= waiting;

  const joinQueue = (tenant: Tenant, waiter: Waiter): void => {
    const queue = queues.get(tenant) ?? { waiters: new Set(), since: (now += 1) };
    queue.waiters.add(waiter);
    queues.set(tenant, queue);
  };
  const leaveQueue = (tenant: Tenant, waiter: Waiter): void => {
    const queue = queues.get(tenant);
    queue?.waiters.delete(waiter);
    if (queue?.waiters.size === 0) queues.delete(tenant);
  };

  const beginNext = (): void => {
    let next: Queue | undefined;
    let fewest = most;
    for (const [tenant, queue] of queues) {
      const own = holds(tenant);
      const isNext = own < fewest || (own === fewest && next && queue.since < next.since);
      if (!isNext) continue;
      next = queue;
      fewest = own;
    }
    if (!next) return;
    next.since = now += 1;
    const [first] = next.waiters;
    first?.begin();
  };

  const begin = (tenant: Tenant): (() => void) => {
    free -= 1;
    held.set(tenant, holds(tenant) + 1);
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      free += 1;
      if (holds(tenant) === 1) held.delete(tenant);
      else held.set(tenant, holds(tenant) - 1);
      beginNext();
    };
  };

  const wait = ({ tenant, signal }: Caller): Promise<() => void> => {
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const leave = (error?: Error): void => {
      leaveQueue(tenant, waiter);
      signal?.removeEventListener('abort', onGone);
      clearTimeout(timer);
      if (error) reject(error);
    };
    const onGone = (): void => leave(new CallerGoneError('The caller has gone.'));
    const waiter: Waiter = {
      begin: () => {
        leave();
        resolve(begin(tenant));
      },
    };
    const timer =
      patienceMs === undefined
        ? undefined
        : setTimeout(() => leave(new TooBusyError('Waited too long.')), patienceMs);
    signal?.addEventListener('abort', onGone);
    joinQueue(tenant, waiter);
    return promise;
  };

  const refuseWhenFull = ({ tenant }: Caller = currentCaller()): void => {
    if (isFull(tenant)) throw new TooBusyError('Too many wait already.');
  };

  const take = async (caller: Caller = currentCaller()): Promise<() => void> => {
    if (caller.signal?.aborted) throw new CallerGoneError('The caller has gone.');
    if (mayBegin(caller.tenant)) return begin(caller.tenant);
    refuseWhenFull(caller);
    return wait(caller);
  };

  const run = async <T>(task: () => Promise<T>, caller?: Caller): Promise<T> => {
    const end = await take(caller);
    try {
      return await task();
    } finally {
      end();
    }
  };
  return { take, run, refuseWhenFull };
};
