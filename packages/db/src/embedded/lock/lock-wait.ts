import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster.ts';
import type { EmbeddedDatabaseError } from '../embedded-database-error.ts';
import { lockFile } from './lock-holder.ts';
import type { LockHolder } from './lock-holder.ts';
import { inUse, oldProcesses, unreadableLock } from '../messages.ts';
import { releaseStaleLock } from './stale-lock.ts';

/** PostgreSQL writes its lock file shortly after creating it. */
const WRITING_MS = 1_000;
const PAUSE_MS = 150;

const REFUSED = /lock file .*(already exists|is empty)|bogus data in lock file|is still in use/;

export const isRefusedByLock = (words: readonly string[]): boolean =>
  words.some((line) => REFUSED.test(line));

/** Returns a function to call after each refusal: it waits before the next attempt, or throws with the reason. */
export const lockWait = (cluster: Cluster, socketFolder: string, session: string) => {
  const begun = Date.now();
  let unreadableSince: number | undefined;
  let told = false;

  return async (): Promise<void> => {
    const holder = releaseStaleLock(cluster.folder, socketFolder, session);
    if (holder.kind === 'unreadable') {
      unreadableSince ??= Date.now();
      if (Date.now() - unreadableSince > WRITING_MS) {
        rmSync(lockFile(cluster.folder), { force: true });
      }
    } else {
      unreadableSince = undefined;
    }
    if (Date.now() - begun > cluster.lockTimeoutMs) {
      throw lockError(cluster.folder, holder);
    }
    if (holder.kind === 'server' && !told) {
      told = true;
      cluster.log(`Waiting for process ${holder.pid} to let go of ${cluster.folder}`);
    }
    await sleep(PAUSE_MS);
  };
};

const lockError = (folder: string, holder: LockHolder): EmbeddedDatabaseError => {
  switch (holder.kind) {
    case 'server':
      return inUse(folder, holder.pid, holder.name?.app);
    case 'unreadable':
      return unreadableLock(lockFile(folder));
    case 'nobody':
      return oldProcesses(folder);
  }
};
