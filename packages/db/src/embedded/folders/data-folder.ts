import { chmodSync, existsSync, mkdirSync, realpathSync, rmdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Log } from '../cluster/cluster.ts';
import { errorCode } from '../diagnose.ts';
import { CLUSTER_FOLDER } from '../cluster/versions.ts';
import { notReachable } from '../messages.ts';
import { findInaccessibleFolder, ancestorFolders } from './folder-access.ts';
import { findRunAs } from '../server/run-as.ts';
import type { RunAs } from '../server/run-as.ts';

/** Creates the data folder if it is missing, and makes sure that the database's user can traverse it. */
export const openDataFolder = (dataDir: string, log: Log): { home: string; runAs: RunAs } => {
  const wanted = resolve(dataDir);
  const runAs = findRunAs(join(wanted, CLUSTER_FOLDER));
  const made = makeFolders(wanted);
  const home = realpathSync(wanted);
  try {
    allowTraversal(home, realpathSync(made[0] ?? wanted), runAs, log);
  } catch (error) {
    for (const folder of made.toReversed()) rmdirSync(folder);
    throw error;
  }
  return { home, runAs };
};

/** Returns the created folders. One by one, because Node's recursive mkdir reports a read-only disk as ENOENT. */
const makeFolders = (wanted: string): readonly string[] =>
  ancestorFolders(wanted).filter((folder) => {
    if (existsSync(folder)) return false;
    try {
      mkdirSync(folder);
      return true;
    } catch (error) {
      // Created by a concurrent start.
      if (errorCode(error) === 'EEXIST') return false;
      throw error;
    }
  });

/** Opens only the data folder and folders just created for it (umask 077 of root closes them). */
const allowTraversal = (home: string, firstOwn: string, runAs: RunAs, log: Log): void => {
  for (;;) {
    const closed = findInaccessibleFolder(home, runAs);
    if (closed === undefined) return;
    const mode = statSync(closed).mode & 0o7777;
    if (!closed.startsWith(firstOwn) || (mode & 0o001) !== 0) {
      throw notReachable(home, closed, runAs.name);
    }
    chmodSync(closed, mode | 0o001);
    log(`Let the user ${runAs.name} pass through ${closed}`);
  }
};
