import { readFileSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { errorCode } from './diagnose.ts';
import { describeProcess } from './process-table.ts';
import { readServerName } from './server-name.ts';
import type { ServerName } from './server-name.ts';

/** Who holds a cluster's folder, by its `postmaster.pid` and by what the system says of that process. */
export type LockHolder =
  | { readonly kind: 'nobody'; readonly leftFile: boolean }
  /** The file says nothing: just being written, or left so by a crash. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'server'; readonly pid: number; readonly name: ServerName | undefined };

export const lockFile = (clusterFolder: string): string => join(clusterFolder, 'postmaster.pid');

export const lockHolder = (clusterFolder: string): LockHolder => {
  const pid = lockedBy(clusterFolder);
  if (pid === undefined) return { kind: 'nobody', leftFile: false };
  if (!(pid > 0)) return { kind: 'unreadable' };
  const state = describeProcess(pid);
  if (state.kind !== 'running' || !mayServe(state.command, clusterFolder)) {
    return { kind: 'nobody', leftFile: true };
  }
  return { kind: 'server', pid, name: readServerName(state.command.join(' ')) };
};

/** Undefined without a file, NaN if it holds no number. */
export const lockedBy = (clusterFolder: string): number | undefined => {
  try {
    const [first = ''] = readFileSync(lockFile(clusterFolder), 'utf8').split('\n');
    return Number.parseInt(first, 10);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/**
 * The number may have passed to another program, to a backend of another server (which calls itself
 * "postgres: …"), or to the server of another folder. In doubt it counts as ours.
 */
const mayServe = (command: readonly string[], clusterFolder: string): boolean => {
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
