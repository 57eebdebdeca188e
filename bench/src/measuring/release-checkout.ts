import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Release 2.2.13. */
const COMMIT = '8045e579a467dea841641eb71d36354813d0e874';
const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

/** The pinned runtime, which is ours for both, and what only journeys in the browser used. */
const NOT_NEEDED: readonly string[] = ['node', '@axe-core/playwright'];

interface Lock {
  readonly packages: Readonly<Record<string, Package>>;
}

interface Package {
  readonly version?: string;
  readonly link?: true;
  readonly dev?: true;
}

const readLock = async (folder: string): Promise<Lock['packages']> =>
  (JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as Lock).packages;

/** Packages that the release has in another version than this tree, but for tools that are gone; the same Node runs both. */
const otherVersions = async (folder: string): Promise<string[]> => {
  const [theirs, ours] = [await readLock(folder), await readLock(REPOSITORY)];
  return Object.entries(theirs)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([path, { version, dev }]) => ours[path]?.version !== version && (ours[path] || !dev))
    .map(([path]) => path.replace('node_modules/', ''))
    .filter((name) => !NOT_NEEDED.includes(name));
};

/** The packages of this tree, and the release's own workspaces in place of ours. */
const linkPackages = async (folder: string): Promise<void> => {
  const from = join(REPOSITORY, 'node_modules');
  const to = join(folder, 'node_modules');
  await mkdir(join(to, '@cadran'), { recursive: true });
  for (const name of await readdir(from))
    if (name !== '@cadran') await symlink(join(from, name), join(to, name));
  for (const name of await readdir(join(folder, 'packages')))
    await symlink(join(folder, 'packages', name), join(to, '@cadran', name));
  // What one workspace alone needs is beside it.
  for (const workspace of ['packages/db', 'apps/web'])
    await symlink(
      join(REPOSITORY, workspace, 'node_modules'),
      join(folder, workspace, 'node_modules'),
    );
};

export interface ReleaseCheckout {
  readonly folder: string;
  remove(): Promise<void>;
}

/** The files of the release in a temporary folder, able to run; or why that is not possible here. */
export const checkOutRelease = async (): Promise<ReleaseCheckout | string> => {
  const folder = await mkdtemp(join(tmpdir(), 'cadran-release-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const files = execFileSync('git', ['-C', REPOSITORY, 'archive', COMMIT], {
      maxBuffer: 1024 ** 3,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    execFileSync('tar', ['-x', '-C', folder], { input: files });
  } catch {
    await remove();
    return `commit ${COMMIT} (release 2.2.13) is not in this copy’s git history`;
  }
  const others = await otherVersions(folder);
  if (others.length > 0) {
    await remove();
    return `release 2.2.13 needs other versions of ${others.join(', ')}`;
  }
  await linkPackages(folder);
  return { folder, remove };
};
