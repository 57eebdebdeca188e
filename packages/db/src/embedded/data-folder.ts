import { chmodSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Log } from './cluster.ts';
import { CLUSTER_FOLDER } from './major.ts';
import { notReachable } from './messages.ts';
import { closedFolder } from './reachable-folder.ts';
import { findRunAs } from './run-as.ts';
import type { RunAs } from './run-as.ts';

/** Makes the data folder if it is missing, and sees to it that the database's user can pass through it. */
export const openDataFolder = (dataDir: string, log: Log): { home: string; runAs: RunAs } => {
  const wanted = resolve(dataDir);
  const runAs = findRunAs(join(wanted, CLUSTER_FOLDER));
  const firstMade = mkdirSync(wanted, { recursive: true }) ?? wanted;
  const home = realpathSync(wanted);
  letPass(home, realpathSync(firstMade), runAs, log);
  return { home, runAs };
};

/** Opens only the data folder itself and folders just made for it (a root of umask 077 closes them). */
const letPass = (home: string, firstOwn: string, runAs: RunAs, log: Log): void => {
  for (;;) {
    const closed = closedFolder(home, runAs);
    if (closed === undefined) return;
    const mode = statSync(closed).mode & 0o7777;
    if (!closed.startsWith(firstOwn) || (mode & 0o001) !== 0) {
      throw notReachable(home, closed, runAs.name);
    }
    chmodSync(closed, mode | 0o001);
    log(`Let the user ${runAs.name} pass through ${closed}`);
  }
};
