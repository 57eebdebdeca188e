import { setTimeout as sleep } from 'node:timers/promises';
import { createTurns, TooBusyError } from '@cadran/turns';
import { type Ask, type Child, type ChildOptions, startChild } from './child.ts';
import { ChildProcessError } from './child-process-error.ts';
import { restartDelay } from './restart-delay.ts';

/** For logs and metrics. */
export type ChildEvent =
  | { readonly kind: 'started'; readonly name: string; readonly pid: number }
  | { readonly kind: 'failed'; readonly name: string; readonly error: ChildProcessError }
  | { readonly kind: 'done'; readonly name: string; readonly residentMb: number }
  | { readonly kind: 'ended'; readonly name: string };

type Trace = <T>(
  name: string,
  facts: Readonly<Record<string, string>>,
  work: () => Promise<T>,
) => Promise<T>;

const untraced: Trace = (_name, _facts, work) => work();

export interface ChildPoolOptions extends ChildOptions {
  /** After a job that left it larger than this, the process is replaced. */
  readonly keptMb: number;
  /** How many jobs of one organisation may wait. */
  readonly maxWaiting: number;
  readonly idleMs?: number | undefined;
  readonly onEvent?: ((event: ChildEvent) => void) | undefined;
  /** Called around every request. */
  readonly trace?: Trace | undefined;
}

interface Run<Request> extends Omit<Ask, 'timeMs'> {
  readonly timeMs: number | ((request: Request) => number);
  /** How long it may wait for a restart. */
  readonly patienceMs?: number;
}

/** Several requests to one process, which works for nobody else until `close`. */
export interface ChildConversation<Request, Answer> {
  ask(request: Request, ask: Ask): Promise<Answer>;
  /** Ends the process if a request is pending or has failed; else the next job uses it. */
  close(): Promise<void>;
}

export interface ChildPool<Request, Answer> {
  open(): Promise<ChildConversation<Request, Answer>>;
  /**
   * One request, built when its turn comes. Repeated once if the process dies; not after a limit, which it would
   * reach again.
   */
  run(build: () => Request, options: Run<Request>): Promise<Answer>;
  /** Starts the process, if none runs, for a job that is about to come. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

const IDLE_MS = 3 * 60_000;

/**
 * Jobs run one at a time in a child process, which is started when needed, kept while it is used and replaced.
 * Organisations take turns.
 */
export const createChildPool = <Request extends object, Answer>(
  pool: ChildPoolOptions,
): ChildPool<Request, Answer> => {
  const {
    name,
    keptMb,
    maxWaiting,
    idleMs = IDLE_MS,
    onEvent = () => undefined,
    trace = untraced,
  } = pool;
  const turns = createTurns({ places: 1, waiting: maxWaiting });
  let child: Child | undefined;
  /** Jobs that wait or run. */
  let jobs = 0;
  let whenEmpty: PromiseWithResolvers<void> | undefined;
  let failures = 0;
  let restartAt = 0;
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;

  const endChild = async (): Promise<void> => {
    const old = child;
    child = undefined;
    if (!old) return;
    await old.kill();
    onEvent({ kind: 'ended', name });
  };

  const countFailure = (error: unknown): void => {
    if (!(error instanceof ChildProcessError) || isClosed) return;
    failures += 1;
    restartAt = performance.now() + restartDelay(failures);
    onEvent({ kind: 'failed', name, error });
  };

  const busy = (why: string): ChildProcessError =>
    new ChildProcessError('busy', `The ${name} process ${why}.`);

  const getChild = async (patienceMs: number): Promise<Child> => {
    if (child && !child.hasEnded()) return child;
    const pause = restartAt - performance.now();
    if (pause > patienceMs)
      throw new ChildProcessError('restarting', `The ${name} process is not started again yet.`);
    if (pause > 0) await sleep(pause);
    if (isClosed) throw busy('is stopping');
    try {
      child = await startChild(pool);
    } catch (error) {
      countFailure(error);
      throw error;
    }
    onEvent({ kind: 'started', name, pid: child.pid });
    return child;
  };

  const open = async (patienceMs = Infinity): Promise<ChildConversation<Request, Answer>> => {
    if (isClosed) throw busy('is stopping');
    jobs += 1;
    let endTurn = (): void => undefined;
    const leave = (): void => {
      jobs -= 1;
      if (jobs === 0) idle = setTimeout(() => void endChild(), idleMs).unref();
      if (jobs === 0) whenEmpty?.resolve();
      endTurn();
    };
    try {
      endTurn = await turns.take();
    } catch (error) {
      leave();
      throw error instanceof TooBusyError ? busy('has too many jobs waiting') : error;
    }
    clearTimeout(idle);
    let usable = true;
    try {
      const current = await getChild(patienceMs);
      return {
        ask: async (request, ask) => {
          usable = false;
          try {
            const answer = (await trace('child process', { 'cadran.work': name }, () =>
              current.ask(request, ask),
            )) as Answer;
            usable = current.residentMb() <= keptMb;
            failures = 0;
            onEvent({ kind: 'done', name, residentMb: current.residentMb() });
            return answer;
          } catch (error) {
            countFailure(error);
            throw error;
          }
        },
        close: async () => {
          if (!usable) await endChild();
          leave();
        },
      };
    } catch (error) {
      leave();
      throw error;
    }
  };

  const runOnce: ChildPool<Request, Answer>['run'] = async (build, options) => {
    const { timeMs, patienceMs, onProgress } = options;
    const conversation = await open(patienceMs);
    try {
      const request = build();
      const limit = typeof timeMs === 'number' ? timeMs : timeMs(request);
      return await conversation.ask(request, { timeMs: limit, onProgress });
    } finally {
      await conversation.close();
    }
  };

  return {
    open: () => open(),
    run: (build, options) =>
      runOnce(build, options).catch((error: unknown) => {
        if (!(error instanceof ChildProcessError) || error.code !== 'died') throw error;
        return runOnce(build, options);
      }),
    warm: async () => {
      if (child || jobs > 0) return;
      // The job that comes tells why there is no process.
      await open().then(
        (conversation) => conversation.close(),
        () => undefined,
      );
    },
    close: async () => {
      isClosed = true;
      whenEmpty = Promise.withResolvers();
      if (jobs > 0) await whenEmpty.promise;
      clearTimeout(idle);
      await endChild();
    },
  };
};
