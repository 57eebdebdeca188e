import { chmodSync, mkdtempSync, rmSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { lockHolder } from '../../../packages/db/src/embedded/lock/lock-holder.ts';
import { CLUSTER_FOLDER } from '../../../packages/db/src/embedded/cluster/versions.ts';
import { isRunning } from '../../../packages/db/src/embedded/lock/process-table.ts';
import { findRunAs } from '../../../packages/db/src/embedded/server/run-as.ts';
import { socketFolderOf } from '../../../packages/db/src/embedded/folders/socket-folder.ts';
import { errorCode } from '../../../packages/db/src/embedded/diagnose.ts';
import { COPY_PREFIX } from '../../../packages/db/src/embedded/binaries/usable-binaries.ts';

/** A folder for one test, removed afterwards together with any server still running in it. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'cadran-test-'));
  // As in a usual place: the database's user must be able to traverse it when we are root.
  chmodSync(folder, 0o711);
  onTestFinished(async () => {
    const cluster = join(folder, CLUSTER_FOLDER);
    await stopServerIn(cluster);
    rmSync(socketFolderOf(cluster, findRunAs(cluster)), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return folder;
};

const stopServerIn = async (cluster: string): Promise<void> => {
  const holder = lockHolder(cluster);
  if (holder.kind !== 'server') return;
  killIfRunning(holder.pid, 'SIGQUIT');
  await eventually(() => !isRunning(holder.pid));
};

/** Waits up to the test's timeout: speed is not what is tested. */
export const eventually = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  await vi.waitUntil(condition, { timeout: 240_000, interval: 20 });
};

/** Ignores processes that have already ended. */
export const killIfRunning = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
};

/** Content of a data folder without copied binaries. */
export const listDataFolder = (dataDir: string): string[] =>
  readdirSync(dataDir).filter((name) => !name.startsWith(COPY_PREFIX));
