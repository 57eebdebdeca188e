import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { lockHolder } from '../lock-holder.ts';
import { CLUSTER_FOLDER } from '../major.ts';
import { isRunning } from '../process-table.ts';
import { findRunAs } from '../run-as.ts';
import { socketFolderOf } from '../socket-folder.ts';
import { killIfThere } from './kill-if-there.ts';

/** A folder for one test; afterwards it goes, and with it any server still running there. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'cadran-test-'));
  // As for a data folder in a usual place: others may pass, as the database's user must when we are root.
  chmodSync(folder, 0o711);
  onTestFinished(async () => {
    const cluster = join(folder, CLUSTER_FOLDER);
    await endServerIn(cluster);
    rmSync(socketFolderOf(cluster, findRunAs(cluster)), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return folder;
};

const endServerIn = async (cluster: string): Promise<void> => {
  const holder = lockHolder(cluster);
  if (holder.kind !== 'server') return;
  killIfThere(holder.pid, 'SIGQUIT');
  await eventually(() => !isRunning(holder.pid));
};

/** Waits as long as the test may last: how fast something happens is not what we test. */
export const eventually = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  await vi.waitUntil(condition, { timeout: 240_000, interval: 20 });
};
