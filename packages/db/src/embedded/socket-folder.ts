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
  const usual = socketFolderOf(clusterFolder, runAs);
  const parent = dirname(usual);
  try {
    const folder = claim(usual, runAs) ?? mkdtempSync(join(parent, 'cadran-'));
    handOver(folder, runAs);
    return folder;
  } catch (error) {
    throw diagnoseSystemError(error, parent);
  }
};

/** Named after the database's folder: what a killed Cadran left there, the next one uses. */
export const socketFolderOf = (clusterFolder: string, runAs: RunAs): string => {
  const name = `cadran-${createHash('sha256').update(clusterFolder).digest('hex').slice(0, 12)}`;
  const own = tmpdir();
  const fits = Buffer.byteLength(join(own, name, SOCKET)) <= LONGEST;
  return join(fits && closedFolder(own, runAs) === undefined ? own : '/tmp', name);
};

/** Before a restart: the temp directory may have been tidied while we ran. */
export const remakeSocketFolder = (folder: string, runAs: RunAs): void => {
  if (existsSync(folder)) return;
  mkdirSync(folder, { mode: 0o700 });
  handOver(folder, runAs);
};

/** Not if there is something in it: it may be another Cadran's, who was there before us. */
export const leaveSocketFolder = (folder: string): void => {
  try {
    rmdirSync(folder);
  } catch {
    // In use, or gone.
  }
};

const handOver = (folder: string, { ids }: RunAs): void => {
  if (ids !== undefined) chownSync(folder, ids.uid, ids.gid);
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
