import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockFile, lockHolder } from './lock/lock-holder.ts';
import { CLUSTER_FOLDER } from './cluster/versions.ts';
import type { ConnectionSettings } from './start-embedded.ts';
import { readPassword } from './server/windows-platform.ts';

/** `postmaster.pid`: process, folder, start time, port, socket folder, address. */
const PORT_LINE = 3;
const SOCKET_LINE = 4;

/** How to reach the server that another process runs on a folder; undefined if none runs. */
export const attachEmbedded = (
  dataDir: string,
): ((user: string, database: string) => ConnectionSettings) | undefined => {
  const home = resolve(dataDir);
  const folder = join(home, CLUSTER_FOLDER);
  const holder = lockHolder(folder);
  if (holder.kind !== 'server') return undefined;
  const lines = readFileSync(lockFile(folder), 'utf8').split('\n');
  const socket = lines[SOCKET_LINE] ?? '';
  const isWindows = process.platform === 'win32';
  // Still starting: the socket is not published yet.
  if (socket === '' && !isWindows) return undefined;
  const address = isWindows
    ? { host: '127.0.0.1', password: readPassword(home) }
    : { host: resolveSocketFolder(socket, holder.pid) };
  return (user, database) => ({ ...address, port: Number(lines[PORT_LINE]), user, database });
};

/** A service may have its own temp directory (systemd's PrivateTmp); on Linux root can reach it through /proc. */
const resolveSocketFolder = (folder: string, pid: number): string => {
  const inside = `/proc/${pid}/root${folder}`;
  return !existsSync(folder) && existsSync(inside) ? inside : folder;
};
