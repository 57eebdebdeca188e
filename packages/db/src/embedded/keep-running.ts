import { setTimeout as sleep } from 'node:timers/promises';
import type { Launch, Log, Postmaster } from './cluster.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import type { EmbeddedErrorCode } from './embedded-database-error.ts';
import { wordsOf } from './messages.ts';

/** A full disk may be freed, a busy machine may calm down; these do not heal by waiting. */
const HOPELESS: readonly EmbeddedErrorCode[] = [
  'in_use',
  'no_binaries',
  'other_major',
  'not_a_database',
];

const LONGEST_PAUSE_MS = 10_000;
/** A server that lived this long has not failed at starting. */
const SETTLED_MS = 60_000;

export interface KeptRunning {
  current(): Postmaster;
  stop(): Promise<void>;
  onExit(listener: (reason: string) => void): void;
}

/** Starts PostgreSQL and, whenever it ends without being asked, starts it again at the same address. */
export const keepRunning = async (launch: Launch, log: Log): Promise<KeptRunning> => {
  const stopping = new AbortController();
  const listeners: ((reason: string) => void)[] = [];
  let postmaster = await launch(stopping.signal);
  let failures = 0;

  const relaunch = async (): Promise<Postmaster> => {
    for (;;) {
      await pause(failures, stopping.signal);
      failures += 1;
      try {
        return await launch(stopping.signal);
      } catch (error) {
        if (stopping.signal.aborted || isHopeless(error)) throw error;
        log(`PostgreSQL cannot be started again yet. ${wordsOf(error)}`);
      }
    }
  };

  const watch = async (): Promise<void> => {
    for (;;) {
      const since = Date.now();
      const reason = await postmaster.exited;
      if (stopping.signal.aborted) return;
      log(`PostgreSQL has ended (${reason}); starting it again`);
      if (Date.now() - since > SETTLED_MS) failures = 0;
      postmaster = await relaunch();
      log('PostgreSQL runs again');
    }
  };

  const watching = watch().catch((error: unknown) => {
    if (stopping.signal.aborted) return;
    for (const listener of listeners) listener(wordsOf(error));
  });

  return {
    current: () => postmaster,
    stop: async () => {
      stopping.abort();
      await postmaster.stop();
      await watching;
      // A restart may have succeeded at this very moment.
      await postmaster.stop();
    },
    onExit: (listener) => void listeners.push(listener),
  };
};

const isHopeless = (error: unknown): boolean =>
  error instanceof EmbeddedDatabaseError && HOPELESS.includes(error.code);

/** At once the first time, then 0.2, 0.4, … seconds; cut short when we are stopping. */
const pause = async (failures: number, signal: AbortSignal): Promise<void> => {
  if (failures === 0) return;
  await sleep(Math.min(LONGEST_PAUSE_MS, 100 * 2 ** failures), undefined, { signal });
};
