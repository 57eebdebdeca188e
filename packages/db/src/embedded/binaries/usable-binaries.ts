import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../cluster/cluster.ts';
import { errorCode } from '../diagnose.ts';
import { noBinaries } from '../messages.ts';
import { executable, makeLibraryLinks } from './native-binaries.ts';
import type { NativePackage } from './native-binaries.ts';
import { childOptions } from '../server/run-as.ts';
import type { RunAs } from '../server/run-as.ts';
import { isLeftover, leftoverName } from '../folders/remove-leftovers.ts';

/** Prefix of copies in a data folder. */
export const COPY_PREFIX = 'postgresql-';

/**
 * The folder of binaries that the database's user can run: the package's own, or a copy in the data folder (closed
 * home directory, read-only install without links). Not in the temp directory, where another user could replace
 * programs.
 */
export const usableBinaries = (
  native: NativePackage,
  home: string,
  runAs: RunAs,
  log: Log,
): string => {
  linkIfAllowed(native.folder);
  const refusal = tryToRun(native.folder, runAs);
  if (refusal === undefined) return native.folder;

  const copy = join(home, `${COPY_PREFIX}${native.version}`);
  if (tryToRun(copy, runAs) === undefined) return copy;
  log(`The user ${runAs.name} cannot run ${native.folder} (${refusal}); copying it to ${copy}`);
  copyBinaries(native.folder, copy, home);
  const second = tryToRun(copy, runAs);
  if (second !== undefined) throw noBinaries(`${process.platform}-${process.arch}`, second);
  return copy;
};

const linkIfAllowed = (folder: string): void => {
  try {
    makeLibraryLinks(folder);
  } catch {
    // A read-only install: running the program shows whether the links are needed.
  }
};

const tryToRun = (nativeFolder: string, runAs: RunAs): string | undefined => {
  const { status, error, stderr } = spawnSync(executable(nativeFolder, 'postgres'), ['--version'], {
    ...childOptions(runAs),
    encoding: 'utf8',
  });
  if (status === 0) return undefined;
  return error?.message ?? stderr.trim();
};

const copyBinaries = (from: string, to: string, home: string): void => {
  const inTheMaking = leftoverName(to, 'copy');
  try {
    for (const name of readdirSync(home)) {
      // Copies of earlier versions, or a damaged one.
      if (name.startsWith(COPY_PREFIX) && !isLeftover(name)) {
        rmSync(join(home, name), { recursive: true, force: true });
      }
    }
    cpSync(from, inTheMaking, { recursive: true, verbatimSymlinks: true });
    makeLibraryLinks(inTheMaking);
    makeReadable(inTheMaking);
    renameSync(inTheMaking, to);
  } catch (error) {
    rmSync(inTheMaking, { recursive: true, force: true });
    // A concurrent start may have put its copy there; the next check runs it.
    if (errorCode(error) === 'ENOTEMPTY' || errorCode(error) === 'EEXIST') return;
    throw error;
  }
};

const makeReadable = (folder: string): void => {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755);
  }
};
