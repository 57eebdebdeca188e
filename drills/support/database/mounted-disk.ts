import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  rmSync,
  rmdirSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '../../../packages/db/src/embedded/diagnose.ts';
import { isRoot } from '../../../packages/db/src/embedded/server/run-as.ts';

export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk except for so many megabytes. */
  fill(leave?: number): void;
  free(): void;
  setReadOnly(readOnly: boolean): void;
}

const mount = (...args: readonly string[]): boolean => spawnSync('mount', args).status === 0;

/** A separate disk in memory; `unmount` removes it. */
export const mountDisk = (megabytes: number): SmallDisk & { unmount(): void } => {
  const folder = mountedDisk(megabytes);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: (leave = 0) => fillUp(ballast, leave),
    free: () => rmSync(ballast),
    setReadOnly: (readOnly) => void mount('-o', `remount,${readOnly ? 'ro' : 'rw'}`, folder),
    unmount: () => {
      spawnSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
};

const mountedDisk = (megabytes: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'cadran-disk-'));
  if (!mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', folder)) {
    rmdirSync(folder);
    throw new Error('this system lets nobody mount');
  }
  return folder;
};

const fillUp = (file: string, leave: number): void => {
  const handle = openSync(file, 'a');
  const block = Buffer.alloc(65_536);
  const enough = (): boolean => {
    if (leave === 0) return false;
    const { bavail, bsize } = statfsSync(file);
    return bavail * bsize <= leave * 1_000_000;
  };
  try {
    while (!enough()) writeSync(handle, block);
  } catch (error) {
    if (errorCode(error) !== 'ENOSPC') throw error;
  } finally {
    closeSync(handle);
  }
};

/** Mounting needs root, and some containers refuse it even then. */
export const canMount = (): boolean => {
  if (!isRoot()) return false;
  try {
    const folder = mountedDisk(1);
    spawnSync('umount', [folder]);
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
};
