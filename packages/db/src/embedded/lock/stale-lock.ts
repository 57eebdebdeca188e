import { readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile, lockHolder } from './lock-holder.ts';
import type { LockHolder } from './lock-holder.ts';
import { isRunning } from './process-table.ts';
import { SOCKET_LOCK } from '../folders/socket-folder.ts';

/**
 * Called when PostgreSQL refused to start because of a lock; returns its holder. An orphaned server is asked to stop,
 * as its supervisor would have done; a dead server's lock is removed; a server whose parent process runs is left
 * alone.
 */
export const releaseStaleLock = (
  clusterFolder: string,
  socketFolder: string,
  session: string,
): LockHolder => {
  const holder = lockHolder(clusterFolder);
  if (holder.kind === 'nobody') {
    if (holder.leftFile) rmSync(lockFile(clusterFolder), { force: true });
    rmSync(join(socketFolder, SOCKET_LOCK), { force: true });
    endOrphanedBackends(clusterFolder);
  }
  if (holder.kind === 'server' && holder.name !== undefined) {
    const { name } = holder;
    if (name.session === session || !isRunning(name.app)) signalProcess(holder.pid, 'SIGINT');
  }
  return holder;
};

/**
 * Backends in a long calculation do not notice that their server was killed, and keep the shared memory that a new
 * server needs. Detected on Linux only; elsewhere the start waits for them.
 */
const endOrphanedBackends = (clusterFolder: string): void => {
  if (process.platform !== 'linux') return;
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name) && isBackendIn(clusterFolder, name))
      signalProcess(Number(name), 'SIGQUIT');
  }
};

const isBackendIn = (clusterFolder: string, pid: string): boolean => {
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === clusterFolder &&
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres:')
    );
  } catch {
    return false;
  }
};

const signalProcess = (pid: number, signal: 'SIGINT' | 'SIGQUIT'): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // Already gone, or owned by another user: the wait decides.
  }
};
