import { chownSync, closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Cluster, Platform } from './cluster.ts';
import { diagnose, errorCode } from '../diagnose.ts';
import { SUPERUSER } from './versions.ts';
import { unknownUser } from '../messages.ts';
import { executable } from '../binaries/native-binaries.ts';
import { currentUser } from '../server/run-as.ts';
import { tuningArguments } from './settings.ts';
import { leftoverName } from '../folders/remove-leftovers.ts';

/**
 * Creates an empty cluster in a temporary folder and renames it: a kill at any moment leaves no cluster or a complete
 * one.
 */
export const initCluster = async (cluster: Cluster, platform: Platform): Promise<void> => {
  if (currentUser() === undefined) throw unknownUser(process.geteuid?.() ?? -1);
  const home = dirname(cluster.folder);
  const inTheMaking = leftoverName(cluster.folder, 'init');
  try {
    mkdirSync(inTheMaking, { mode: 0o700 });
    const { ids } = cluster.runAs;
    if (ids !== undefined) chownSync(inTheMaking, ids.uid, ids.gid);
    await runInitdb(cluster, platform, inTheMaking);
    moveInto(inTheMaking, cluster.folder);
    if (cluster.durable) syncFolder(home);
  } catch (error) {
    rmSync(inTheMaking, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
};

const runInitdb = async (cluster: Cluster, platform: Platform, folder: string) => {
  cluster.log(`Making a new database in ${cluster.folder}`);
  const home = dirname(folder);
  const args = [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    '--encoding=UTF8',
    // The builtin provider sorts the same on every system, so indexes survive a move.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...platform.access(home),
    ...tuningArguments(),
    ...(cluster.durable ? [] : ['--no-sync']),
  ];
  const initdb = executable(cluster.nativeFolder, 'initdb');
  const { code, lastOutput } = await platform.run(initdb, args, cluster);
  if (code !== 0) throw diagnose(lastOutput, { ...cluster, folder: home });
};

/** Keeps the cluster of a concurrent start that was faster. */
const moveInto = (made: string, place: string): void => {
  try {
    renameSync(made, place);
  } catch (error) {
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error;
    rmSync(made, { recursive: true, force: true });
  }
};

const syncFolder = (folder: string): void => {
  // Windows cannot open a folder, and writes directories through.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
};
