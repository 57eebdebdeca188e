import { readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockFile, lockHolder } from './lock-holder.ts';
import type { LockHolder } from './lock-holder.ts';
import { isRunning } from './process-table.ts';
import { SOCKET_LOCK } from './socket-folder.ts';

/**
 * Called when PostgreSQL has refused to start because of a lock: does what may be done about it
 * and says who held it. A server whose Cadran is dead is asked to end, as its supervisor would have
 * done; what a dead server left is removed. A server whose Cadran lives is left alone.
 */
export const easeLock = (
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
    if (name.session === session || !isRunning(name.app)) askToEnd(holder.pid, 'SIGINT');
  }
  return holder;
};

/**
 * Backends in a long calculation do not notice that their server was killed, and keep its shared
 * memory, without which no new server may start. Known on Linux only; elsewhere we wait for them.
 */
const endOrphanedBackends = (clusterFolder: string): void => {
  if (process.platform !== 'linux') return;
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name) && isBackendIn(clusterFolder, name)) askToEnd(Number(name), 'SIGQUIT');
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

const askToEnd = (pid: number, signal: 'SIGINT' | 'SIGQUIT'): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone meanwhile, or another user's: then the wait decides.
  }
};
