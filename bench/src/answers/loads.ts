import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '../measuring/caller.ts';
import type { Replayer } from './replay-calls.ts';

/** So far. */
export interface Used {
  /** Processor time in milliseconds. */
  readonly server: number;
  readonly database: number;
  /** Kilobytes of the write-ahead log. */
  readonly wal: number;
}

interface Loaded {
  readonly caller: Caller;
  readonly used: () => Promise<Used>;
}

export interface Load {
  readonly finished: number;
  readonly perSecond: number;
  /** Milliseconds of each PUT. */
  readonly waits: readonly number[];
  /** For one finished questionnaire. */
  readonly each: Used;
}

/** What goes on after the last answer belongs to it. */
const SETTLED_MS = 2_000;

const perFinished = (before: Used, after: Used, finished: number): Used => ({
  server: (after.server - before.server) / finished,
  database: (after.database - before.database) / finished,
  wal: (after.wal - before.wal) / finished,
});

/** So many respondents who send as soon as they are answered, until so many questionnaires are finished. */
export const loadAtOnce = async (
  { caller, used }: Loaded,
  { replay }: Replayer,
  respondents: number,
  questionnaires: number,
): Promise<Load> => {
  const waits: number[] = [];
  let begun = 0;
  const before = await used();
  const since = performance.now();
  await Promise.all(
    Array.from({ length: respondents }, async () => {
      while (begun < questionnaires) {
        begun += 1;
        await replay(caller, { saved: (ms) => waits.push(ms) });
      }
    }),
  );
  const seconds = (performance.now() - since) / 1000;
  await sleep(SETTLED_MS);
  return {
    finished: begun,
    perSecond: waits.length / seconds,
    waits,
    each: perFinished(before, await used(), begun),
  };
};

/**
 * So many respondents at the pace at which they send so many PUTs a second together, each in another place of the
 * questionnaire. Measured is the time of one questionnaire, after everybody has begun.
 */
export const loadPaced = async (
  { caller, used }: Loaded,
  { replay, puts }: Replayer,
  respondents: number,
  putsPerSecond: number,
): Promise<Load> => {
  const durationMs = (1000 * respondents * puts) / putsPerSecond;
  const ended = new AbortController();
  const since = performance.now();
  let waits: number[] = [];
  let finished = 0;
  const answer = async (place: number): Promise<void> => {
    for (let from = since + (durationMs * place) / respondents; ; from += durationMs) {
      await replay(caller, {
        due: (share) =>
          sleep(Math.max(0, from + share * durationMs - performance.now()), undefined, ended),
        saved: (ms) => waits.push(ms),
      });
      finished += 1;
    }
  };
  const everybody = Promise.all(
    Array.from({ length: respondents }, (_, place) =>
      answer(place).catch((error: unknown) => {
        if (!ended.signal.aborted) throw error;
      }),
    ),
  );
  await Promise.race([sleep(durationMs), everybody]);
  waits = [];
  finished = 0;
  const before = await used();
  await Promise.race([sleep(durationMs), everybody]);
  const load = {
    finished,
    perSecond: (1000 * waits.length) / durationMs,
    waits: [...waits],
    each: perFinished(before, await used(), finished),
  };
  ended.abort();
  await everybody;
  return load;
};
