import { statfsSync } from 'node:fs';
import type { Cluster } from './cluster/cluster.ts';
import type { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { diskFull, notReady, notWritable, systemLimits } from './messages.ts';
import { currentUserName } from './server/run-as.ts';

const LIMITS = /could not create (shared memory|semaphores)|Cannot allocate memory/;
const FULL = /No space left on device|Disk quota exceeded/;
const NOT_WRITABLE = /Read-only file system|Permission denied|Operation not permitted/;

/** Finds the cause in the last output of initdb or postgres (English, by LC_ALL=C). */
export const diagnose = (
  words: readonly string[],
  { folder, runAs }: Pick<Cluster, 'folder' | 'runAs'>,
): EmbeddedDatabaseError => {
  const lineWith = (pattern: RegExp) => words.find((line) => pattern.test(line));
  const limits = lineWith(LIMITS);
  if (limits !== undefined) return systemLimits(limits);
  const full = lineWith(FULL);
  if (full !== undefined) return diskFull(folder, freeSpace(folder), full);
  const closed = lineWith(NOT_WRITABLE);
  if (closed !== undefined) return notWritable(folder, runAs.name, closed);
  return notReady(folder, words.slice(-5).join(' / ') || 'it ended without a word.');
};

/** The same for errors of our own file operations; other errors are returned unchanged. */
export const diagnoseSystemError = (error: unknown, folder: string): unknown => {
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(folder, freeSpace(folder), error);
    case 'EIO':
      // Node reports this when a copy fails on a full disk.
      return freeMegabytes(folder) < MEGABYTES_TO_START
        ? diskFull(folder, freeSpace(folder), error)
        : error;
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
    case 'ENOTDIR':
    case 'EEXIST':
      return notWritable(folder, currentUserName(), error);
    default:
      return error;
  }
};

export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Megabytes that a copy of the binaries and a new database need. */
const MEGABYTES_TO_START = 200;

const freeMegabytes = (folder: string): number => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.floor((bavail * bsize) / 1_000_000);
  } catch {
    return 0;
  }
};

const freeSpace = (folder: string): string => `${freeMegabytes(folder)} MB`;
