import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { diagnoseSystemError } from '../../packages/db/src/embedded/diagnose.ts';
import { initCluster } from '../../packages/db/src/embedded/cluster/init-cluster.ts';
import { findNativePackage } from '../../packages/db/src/embedded/binaries/native-binaries.ts';
import { findRunAs } from '../../packages/db/src/embedded/server/run-as.ts';
import { canMount } from '../support/database/mounted-disk.ts';
import { smallDisk } from '../support/database/small-disk.ts';
import { temporaryFolder } from '../support/database/temporary-folder.ts';
import { unixPlatform } from '../../packages/db/src/embedded/server/unix-platform.ts';
import { usableBinaries } from '../../packages/db/src/embedded/binaries/usable-binaries.ts';

const native = findNativePackage();
const runAs = findRunAs('/none');
const log = (): void => {};

/** The package without links, as when install scripts were skipped. */
const bareInstall = (): string => {
  const folder = join(temporaryFolder(), 'native');
  spawnSync('cp', ['-a', native.folder, folder]);
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  for (const name of linksIn(folder)) rmSync(join(folder, 'lib', name));
  return folder;
};

const linksIn = (folder: string): readonly string[] =>
  readdirSync(join(folder, 'lib'), { withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map(({ name }) => name);

/** As root: installed with umask 077, so that only root can read it. Otherwise: not executable. */
const closeTo = (folder: string): void => {
  if (runAs.ids === undefined) chmodSync(join(folder, 'bin', 'postgres'), 0o600);
  else spawnSync('chmod', ['-R', 'go=', folder]);
};

/** Runs the binaries as the database's user. */
const makesDatabase = async (nativeFolder: string, home: string): Promise<boolean> => {
  const folder = join(home, 'pg18');
  const timeouts = { timeoutMs: 60_000, lockTimeoutMs: 0, stopTimeoutMs: 30_000 };
  const cluster = { folder, nativeFolder, runAs, durable: false, log, ...timeouts };
  await initCluster(cluster, unixPlatform);
  return readdirSync(folder).includes('PG_VERSION');
};

test('uses the package’s folder where it runs and creates missing links', () => {
  const folder = bareInstall();
  expect(usableBinaries({ ...native, folder }, temporaryFolder(), runAs, log)).toBe(folder);
  expect(linksIn(folder)).toEqual(linksIn(native.folder));
});

describe('binaries that the database’s user cannot run', () => {
  test('are copied into the data folder with their links', async () => {
    const [home, folder] = [temporaryFolder(), bareInstall()];
    closeTo(folder);
    const copy = usableBinaries({ ...native, folder }, home, runAs, log);
    expect(copy).toBe(join(home, `postgresql-${native.version}`));
    expect(await makesDatabase(copy, home)).toBe(true);
    expect(readdirSync(home).toSorted()).toEqual(['pg18', `postgresql-${native.version}`]);
  });

  test('are copied once and after damage; copies of other versions are removed', () => {
    const [home, folder] = [temporaryFolder(), bareInstall()];
    closeTo(folder);
    const lines: string[] = [];
    const use = () =>
      usableBinaries({ ...native, folder }, home, runAs, (line) => void lines.push(line));
    mkdirSync(join(home, 'postgresql-17.0.0'));
    const copy = use();
    use();
    expect(lines).toHaveLength(1);
    rmSync(join(copy, 'bin', 'postgres'));
    use();
    expect(lines).toHaveLength(2);
    expect(readdirSync(home)).toEqual([`postgresql-${native.version}`]);
  });
});

test.skipIf(!canMount())('are refused with a message on a full disk (needs root)', () => {
  const [{ folder: home }, folder] = [smallDisk(20), bareInstall()];
  closeTo(folder);
  const attempt = () => {
    try {
      return usableBinaries({ ...native, folder }, home, runAs, log);
    } catch (error) {
      return diagnoseSystemError(error, home);
    }
  };
  expect(attempt()).toMatchObject({ code: 'disk_full' });
  expect(readdirSync(home)).toEqual([]);
});

test('missing links of a read-only install are created in a copy', () => {
  const [home, folder] = [temporaryFolder(), bareInstall()];
  const { ids } = runAs;
  if (ids !== undefined) closeTo(folder);
  chmodSync(join(folder, 'lib'), 0o555);
  onTestFinished(() => chmodSync(join(folder, 'lib'), 0o755));
  const copy = usableBinaries({ ...native, folder }, home, runAs, log);
  expect(linksIn(copy)).toEqual(linksIn(native.folder));
});

test('programs that do not run here are refused with instructions', () => {
  const [home, folder] = [temporaryFolder(), bareInstall()];
  rmSync(join(folder, 'bin', 'postgres'));
  const attempt = () => usableBinaries({ ...native, folder }, home, runAs, log);
  expect(attempt).toThrow(expect.objectContaining({ code: 'no_binaries' }));
  expect(attempt).toThrow('DATABASE_URL');
});

test('an unsupported system is refused with instructions', () => {
  const attempt = () => findNativePackage('plan9', 'x64');
  expect(attempt).toThrow(expect.objectContaining({ code: 'no_binaries' }));
  expect(attempt).toThrow('DATABASE_URL');
});
