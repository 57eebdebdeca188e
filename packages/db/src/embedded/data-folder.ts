import { chmodSync, existsSync, mkdirSync, realpathSync, rmdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Log } from './cluster.ts';
import { errorCode } from './diagnose.ts';
import { CLUSTER_FOLDER } from './major.ts';
import { notReachable } from './messages.ts';
import { closedFolder, wayTo } from './reachable-folder.ts';
import { findRunAs } from './run-as.ts';
import type { RunAs } from './run-as.ts';

/** Makes the data folder if it is missing, and sees to it that the database's user can pass through it. */
export const openDataFolder = (dataDir: string, log: Log): { home: string; runAs: RunAs } => {
  const wanted = resolve(dataDir);
  const runAs = findRunAs(join(wanted, CLUSTER_FOLDER));
  const made = makeFolders(wanted);
  const home = realpathSync(wanted);
  try {
    letPass(home, realpathSync(made[0] ?? wanted), runAs, log);
  } catch (error) {
    for (const folder of made.toReversed()) rmdirSync(folder);
    throw error;
  }
  return { home, runAs };
};

/** Says which it made. One by one: Node's recursive way reports a read-only disk as "no such file". */
const makeFolders = (wanted: string): readonly string[] =>
  wayTo(wanted).filter((folder) => {
    if (existsSync(folder)) return false;
    try {
      mkdirSync(folder);
      return true;
    } catch (error) {
      // Another start made it first.
      if (errorCode(error) === 'EEXIST') return false;
      throw error;
    }
  });

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
