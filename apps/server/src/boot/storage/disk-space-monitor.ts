import { statfs } from 'node:fs/promises';
import type { Log } from './embedded-server.ts';

const MEGABYTE = 1_000_000;
/** Short enough that little is written in between. */
const CHECK_INTERVAL_MS = 1_000;

export const freeMegabytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / MEGABYTE;
};

interface MonitorOptions {
  /** In megabytes; 0 disables the check. */
  readonly minimum: number;
  readonly free: () => Promise<number>;
  /** Milliseconds. */
  readonly clock: () => number;
  readonly log: Log;
}

/** Checks at most once a second; logs when the result changes. */
export const createDiskSpaceMonitor = ({ minimum, free, clock, log }: MonitorOptions) => {
  let checkedAt = -Infinity;
  let result: Promise<boolean> = Promise.resolve(true);
  let hadSpace = true;
  const check = async (): Promise<boolean> => {
    const megabytes = await free();
    const hasSpace = megabytes >= minimum;
    if (hasSpace !== hadSpace)
      log(
        hasSpace
          ? 'There is room on the disk again: saving goes on.'
          : `The disk of the database is nearly full (${Math.floor(megabytes)} MB left, MIN_FREE_DISK_MB is ${minimum}): nothing is saved until there is room again.`,
      );
    hadSpace = hasSpace;
    return hasSpace;
  };
  return (): Promise<boolean> => {
    if (minimum === 0) return Promise.resolve(true);
    if (clock() - checkedAt >= CHECK_INTERVAL_MS) {
      checkedAt = clock();
      // If the check itself fails, writes go on and the database reports what is wrong.
      result = check().catch(() => true);
    }
    return result;
  };
};
