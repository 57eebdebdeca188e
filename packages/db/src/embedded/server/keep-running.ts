import { setTimeout as sleep } from 'node:timers/promises';
import type { Launch, Log, Postmaster } from '../cluster/cluster.ts';
import { EmbeddedDatabaseError } from '../embedded-database-error.ts';
import type { EmbeddedErrorCode } from '../embedded-database-error.ts';
import { errorMessage } from '../messages.ts';

/** Errors that a retry cannot fix. */
const UNRECOVERABLE: readonly EmbeddedErrorCode[] = [
  'in_use',
  'no_binaries',
  'other_major',
  'not_a_database',
];

const LONGEST_PAUSE_MS = 10_000;
/** A server that ran this long has started successfully. */
const STABLE_AFTER_MS = 60_000;

export interface RestartingServer {
  current(): Postmaster;
  stop(): Promise<void>;
  onExit(listener: (reason: string) => void): void;
}

/** Starts PostgreSQL and restarts it at the same address whenever it ends unexpectedly. */
export const keepRunning = async (launch: Launch, log: Log): Promise<RestartingServer> => {
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
        if (stopping.signal.aborted || isUnrecoverable(error)) throw error;
        log(`PostgreSQL cannot be started again yet. ${errorMessage(error)}`);
      }
    }
  };

  const watch = async (): Promise<void> => {
    for (;;) {
      const since = Date.now();
      const reason = await postmaster.exited;
      if (stopping.signal.aborted) return;
      log(`PostgreSQL has ended (${reason}); starting it again`);
      if (Date.now() - since > STABLE_AFTER_MS) failures = 0;
      postmaster = await relaunch();
      // `stop` waits for this loop before it ends this server.
      if (stopping.signal.aborted) return;
      log('PostgreSQL runs again');
    }
  };

  const watching = watch().catch((error: unknown) => {
    if (stopping.signal.aborted) return;
    for (const listener of listeners) listener(errorMessage(error));
  });

  return {
    current: () => postmaster,
    stop: async () => {
      stopping.abort();
      await postmaster.stop();
      await watching;
      // A restart may have just succeeded.
      await postmaster.stop();
    },
    onExit: (listener) => void listeners.push(listener),
  };
};

const isUnrecoverable = (error: unknown): boolean =>
  error instanceof EmbeddedDatabaseError && UNRECOVERABLE.includes(error.code);

/** The first at once, then after 0.2, 0.4, … seconds; stopping ends the wait. */
const pause = async (failures: number, signal: AbortSignal): Promise<void> => {
  if (failures === 0) return;
  await sleep(Math.min(LONGEST_PAUSE_MS, 100 * 2 ** failures), undefined, { signal });
};
