import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { errorCode } from '../diagnose.ts';
import { isRoot } from '../run-as.ts';

export interface SmallDisk {
  readonly folder: string;
  /** Uses up every byte that is left. */
  fill(): void;
  free(): void;
  setReadOnly(readOnly: boolean): void;
}

const mount = (...args: readonly string[]): boolean => spawnSync('mount', args).status === 0;

/** A disk of its own for one test, in memory. */
export const smallDisk = (megabytes: number): SmallDisk => {
  const folder = mountedDisk(megabytes);
  onTestFinished(() => {
    spawnSync('umount', ['-l', folder]);
    rmdirSync(folder);
  });
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => fillUp(ballast),
    free: () => rmSync(ballast),
    setReadOnly: (readOnly) => void mount('-o', `remount,${readOnly ? 'ro' : 'rw'}`, folder),
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

const fillUp = (file: string): void => {
  const handle = openSync(file, 'a');
  const block = Buffer.alloc(65_536);
  try {
    for (;;) writeSync(handle, block);
  } catch (error) {
    if (errorCode(error) !== 'ENOSPC') throw error;
  } finally {
    closeSync(handle);
  }
};

/** Mounting needs root, and some containers do not let even root do it. */
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
