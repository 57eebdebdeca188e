import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diagnoseSystemError, errorCode } from './diagnose.ts';
import { closedFolder } from './reachable-folder.ts';
import type { RunAs } from './run-as.ts';

/** Any number does: the socket is a file in a folder of its own. */
export const SOCKET_PORT = 5432;
const SOCKET = `.s.PGSQL.${SOCKET_PORT}`;
export const SOCKET_LOCK = `${SOCKET}.lock`;

/** macOS allows 104 bytes for the whole path of a socket, Linux 108. */
const LONGEST = 103;

/** A folder in the temp directory that only the database's user (and root) can enter. */
export const makeSocketFolder = (clusterFolder: string, runAs: RunAs): string => {
  const name = `cadran-${createHash('sha256').update(clusterFolder).digest('hex').slice(0, 12)}`;
  const parent = temporaryFolder(name, runAs);
  try {
    const folder = claim(join(parent, name), runAs) ?? mkdtempSync(join(parent, 'cadran-'));
    handOver(folder, runAs);
    return folder;
  } catch (error) {
    throw diagnoseSystemError(error, parent);
  }
};

/** Before a restart: the temp directory may have been tidied while we ran. */
export const remakeSocketFolder = (folder: string, runAs: RunAs): void => {
  if (existsSync(folder)) return;
  mkdirSync(folder, { mode: 0o700 });
  handOver(folder, runAs);
};

const handOver = (folder: string, { ids }: RunAs): void => {
  if (ids !== undefined) chownSync(folder, ids.uid, ids.gid);
};

const temporaryFolder = (name: string, runAs: RunAs): string => {
  const own = tmpdir();
  const fits = Buffer.byteLength(join(own, name, SOCKET)) <= LONGEST;
  return fits && closedFolder(own, runAs) === undefined ? own : '/tmp';
};

/** The name can be guessed, so what another user put there (a link, a folder of his) is not used. */
const claim = (folder: string, runAs: RunAs): string | undefined => {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const found = lstatSync(folder);
    const isOurs = found.uid === process.geteuid?.() || found.uid === runAs.ids?.uid;
    if (!found.isDirectory() || !isOurs) return undefined;
    chmodSync(folder, 0o700);
  }
  return folder;
};
