import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CLUSTER_FOLDER, MAJOR } from './versions.ts';
import { notADatabase, otherMajor, wrongOwner } from '../messages.ts';
import { isRoot } from '../server/run-as.ts';
import type { RunAs } from '../server/run-as.ts';

/** True if the data folder contains a usable cluster; throws if its content cannot be used. */
export const hasCluster = (home: string, runAs: RunAs): boolean => {
  const folder = join(home, CLUSTER_FOLDER);
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) {
    refuseOtherMajor(home);
    return false;
  }
  if (!isRoot() && process.geteuid !== undefined && found.uid !== process.geteuid()) {
    throw wrongOwner(folder, found.uid, runAs.name);
  }
  const version = versionOf(folder);
  if (version === undefined) {
    if (found.isDirectory() && readdirSync(folder).length === 0) return false;
    throw notADatabase(folder);
  }
  if (version !== MAJOR) throw otherMajor(folder, version);
  repairAccess(folder, found, runAs);
  return true;
};

const refuseOtherMajor = (home: string): void => {
  for (const name of readdirSync(home)) {
    const version = /^pg\d+$/.test(name) ? versionOf(join(home, name)) : undefined;
    if (version !== undefined) throw otherMajor(join(home, name), version);
  }
};

/** Whether a cluster of this version exists. */
export const holdsCluster = (home: string): boolean =>
  versionOf(join(home, CLUSTER_FOLDER)) !== undefined;

/** The major version of a cluster; undefined if there is none. */
export const versionOf = (folder: string): string | undefined => {
  const file = join(folder, 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
};

/** A copy restored by root belongs to root, and some copies are readable by everyone. */
const repairAccess = (folder: string, found: { mode: number; uid: number }, runAs: RunAs): void => {
  if (runAs.ids !== undefined && found.uid !== runAs.ids.uid) {
    spawnSync('chown', ['-hR', `${runAs.ids.uid}:${runAs.ids.gid}`, folder]);
  }
  // PostgreSQL refuses a folder that others can read.
  if ((found.mode & 0o027) !== 0) chmodSync(folder, 0o700);
};
