import { readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { errorCode } from '../diagnose.ts';
import { describeProcess } from './process-table.ts';
import { readServerName } from '../server/server-name.ts';
import type { ServerName } from '../server/server-name.ts';

/** Who holds a cluster's folder, by its `postmaster.pid` and the process table. */
export type LockHolder =
  | { readonly kind: 'nobody'; readonly leftFile: boolean }
  /** The file is empty: being written, or left by a crash. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'server'; readonly pid: number; readonly name: ServerName | undefined };

export const lockFile = (clusterFolder: string): string => join(clusterFolder, 'postmaster.pid');

export const lockHolder = (clusterFolder: string): LockHolder => {
  const pid = readLockPid(clusterFolder);
  if (pid === undefined) return { kind: 'nobody', leftFile: false };
  if (!(pid > 0)) return { kind: 'unreadable' };
  const state = describeProcess(pid);
  if (state.kind !== 'running' || !isServerOf(state.command, clusterFolder)) {
    return { kind: 'nobody', leftFile: true };
  }
  return { kind: 'server', pid, name: readServerName(state.command.join(' ')) };
};

/** Undefined without a file, NaN without a number. */
export const readLockPid = (clusterFolder: string): number | undefined => {
  try {
    const [first = ''] = readFileSync(lockFile(clusterFolder), 'utf8').split('\n');
    return Number.parseInt(first, 10);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/**
 * The process id may have been reused by another program, by a backend of another server ("postgres: …"), or by the
 * server of another folder. In doubt it counts as the holder.
 */
const isServerOf = (command: readonly string[], clusterFolder: string): boolean => {
  const [program = ''] = command;
  if (program.startsWith('postgres:') || basename(program) !== 'postgres') return false;
  const folder = command[command.indexOf('-D') + 1];
  return !command.includes('-D') || folder === undefined || isSameFolder(folder, clusterFolder);
};

const isSameFolder = (one: string, other: string): boolean => {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return true;
  }
};
