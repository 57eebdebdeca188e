import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmdirSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { diagnoseSystemError, errorCode } from '../diagnose.ts';
import { findInaccessibleFolder } from './folder-access.ts';
import type { RunAs } from '../server/run-as.ts';

/** Any port works: the socket is a file in its own folder. */
export const SOCKET_PORT = 5432;
const SOCKET = `.s.PGSQL.${SOCKET_PORT}`;
export const SOCKET_LOCK = `${SOCKET}.lock`;

/** The maximum socket path is 104 bytes on macOS, 108 on Linux. */
const SOCKET_PATH_MAX = 103;

/** A folder in the temp directory that only the database's user (and root) can enter. */
export const makeSocketFolder = (clusterFolder: string, runAs: RunAs): string => {
  const usual = socketFolderOf(clusterFolder, runAs);
  const parent = dirname(usual);
  try {
    const folder = claimFolder(usual, runAs) ?? mkdtempSync(join(parent, 'cadran-'));
    changeOwner(folder, runAs);
    return folder;
  } catch (error) {
    throw diagnoseSystemError(error, parent);
  }
};

/** Named after the database's folder, so that the next start reuses a folder left by a killed process. */
export const socketFolderOf = (clusterFolder: string, runAs: RunAs): string => {
  const name = `cadran-${createHash('sha256').update(clusterFolder).digest('hex').slice(0, 12)}`;
  const own = tmpdir();
  const fits = Buffer.byteLength(join(own, name, SOCKET)) <= SOCKET_PATH_MAX;
  return join(fits && findInaccessibleFolder(own, runAs) === undefined ? own : '/tmp', name);
};

/** Before a restart: the temp directory may have been cleaned meanwhile. */
export const remakeSocketFolder = (folder: string, runAs: RunAs): void => {
  if (existsSync(folder)) return;
  mkdirSync(folder, { mode: 0o700 });
  changeOwner(folder, runAs);
};

/** Only if empty: another process may use it. */
export const removeSocketFolder = (folder: string): void => {
  try {
    rmdirSync(folder);
  } catch {
    // In use or already removed.
  }
};

const changeOwner = (folder: string, { ids }: RunAs): void => {
  if (ids !== undefined) chownSync(folder, ids.uid, ids.gid);
};

/** The name can be guessed, so a link or folder of another user is not used. */
const claimFolder = (folder: string, runAs: RunAs): string | undefined => {
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
