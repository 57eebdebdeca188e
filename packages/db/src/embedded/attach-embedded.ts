import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockFile, lockHolder } from './lock-holder.ts';
import { CLUSTER_FOLDER } from './major.ts';
import type { ConnectionSettings } from './start-embedded.ts';
import { readPassword } from './windows-platform.ts';

/** PostgreSQL's own note: process, folder, start, port, folder of the socket, address. */
const PORT_LINE = 3;
const SOCKET_LINE = 4;

/** How to reach the server that another Cadran runs on a folder; undefined if nobody does yet. */
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
  // Just starting: it notes its socket once it has one.
  if (socket === '' && !isWindows) return undefined;
  const address = isWindows
    ? { host: '127.0.0.1', password: readPassword(home) }
    : { host: seenFromHere(socket, holder.pid) };
  return (user, database) => ({ ...address, port: Number(lines[PORT_LINE]), user, database });
};

/** A service may have a temp directory of its own (systemd's PrivateTmp); on Linux root looks into it all the same. */
const seenFromHere = (folder: string, pid: number): string => {
  const inside = `/proc/${pid}/root${folder}`;
  return !existsSync(folder) && existsSync(inside) ? inside : folder;
};
