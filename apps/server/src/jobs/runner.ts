import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@cadran/db';
import { Histogram, type Registry } from 'prom-client';
import { claimDailyRun } from './daily-run.ts';
import { processDue, type Queue } from './queue.ts';
import { inOwnSpan, type Telemetry } from '../telemetry/telemetry.ts';
import { retryDelay } from './retry-delay.ts';

/** Pauses of a lane whose dependency is unavailable. */
const UNAVAILABLE = { delays: [5_000, 15_000, 60_000], repeatLast: true } as const;
const DATABASE_RETRY_MS = 1_000;

interface ScheduledJob {
  readonly name: string;
  readonly everyMs: number;
  /** Delays the first run by one interval; otherwise it is immediate. */
  readonly delayFirst?: true;
  /** Run by one instance a day, the first that asks. */
  readonly onceADay?: true;
  /** Deletes what nobody can bring back: skipped while `mayErase` says no. */
  readonly erases?: true;
  readonly run: () => Promise<unknown>;
}

interface Options {
  readonly database: Database;
  readonly clock: () => Date;
  readonly mayErase: () => Promise<boolean>;
  readonly onError: (job: string, error: unknown) => void;
  readonly registry?: Registry | undefined;
  readonly telemetry?: Telemetry | undefined;
}

export interface JobRunner {
  schedule(job: ScheduledJob): void;
  work<Item, Outcome>(queue: Queue<Item, Outcome>): void;
  /** Starts nothing more and waits for running work. */
  stop(): Promise<void>;
}

/** Runs all background work of a process. Any number of instances may run at the same time. */
export const createJobRunner = (options: Options): JobRunner => {
  const { database, clock, mayErase, onError, registry, telemetry } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const loops: Promise<void>[] = [];
  const durations =
    registry &&
    new Histogram({
      name: 'job_duration_seconds',
      help: 'Time of one run of a job or one item of a queue, by result',
      labelNames: ['job', 'result'] as const,
      buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120],
      registers: [registry],
    });
  const observe = (job: string, result: string, startedAt: number): void =>
    durations?.observe({ job, result }, (performance.now() - startedAt) / 1000);

  const traced = <T>(job: string, work: () => Promise<T>): Promise<T> =>
    inOwnSpan(telemetry, `job ${job}`, { 'cadran.job': job }, work);

  const pause = async (milliseconds: number): Promise<void> => {
    await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  };
  const waitForDatabase = async (): Promise<boolean> => {
    if (signal.aborted) return false;
    await pause(DATABASE_RETRY_MS);
    return true;
  };

  const isDue = async ({ name, erases, onceADay }: ScheduledJob): Promise<boolean> =>
    (!erases || (await mayErase())) && (!onceADay || claimDailyRun(database.global, name, clock()));

  const runScheduled = async (job: ScheduledJob): Promise<void> => {
    const { name, everyMs, delayFirst, run } = job;
    if (delayFirst) await pause(everyMs);
    while (!signal.aborted) {
      const startedAt = performance.now();
      try {
        if (await isDue(job)) {
          await traced(name, run);
          observe(name, 'done', startedAt);
        }
      } catch (error) {
        onError(name, error);
        observe(name, 'error', startedAt);
      }
      await pause(everyMs);
    }
  };

  const runLane = async <Item, Outcome>(queue: Queue<Item, Outcome>): Promise<void> => {
    const { name, pollMs } = queue;
    const lane = queue.openLane();
    const report = (error: unknown): void => onError(name, error);
    const context = {
      database,
      clock,
      stopping: signal,
      onError: report,
      waitForDatabase,
      traced: <T>(work: () => Promise<T>) => traced(name, work),
      onProcessed: (result: string, startedAt: number) => observe(name, result, startedAt),
    };
    let failures = 0;
    while (!signal.aborted) {
      const available = await processDue(queue, lane, context).catch(() => true);
      failures = available ? 0 : failures + 1;
      await pause((failures > 0 ? retryDelay(UNAVAILABLE, failures) : undefined) ?? pollMs);
    }
    lane.close?.();
  };

  return {
    schedule: (job) => void loops.push(runScheduled(job)),
    work: (queue) => {
      for (let lane = 0; lane < queue.lanes; lane += 1) loops.push(runLane(queue));
    },
    stop: async () => {
      stopping.abort(new Error('The server stops.'));
      await Promise.all(loops);
    },
  };
};
