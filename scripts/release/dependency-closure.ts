import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export interface InstalledPackage {
  /** Relative to the installation, e.g. `node_modules/pg`, or `packages/db` of a workspace. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Folders of what it depends on. */
  readonly needs: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | { readonly type: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Those of several installations, such as one for each architecture: each has packages that the others lack. */
export const mergePackages = (
  ...lists: readonly (readonly InstalledPackage[])[]
): readonly InstalledPackage[] => {
  const merged = new Map<string, InstalledPackage>();
  for (const one of lists.flat()) {
    const needs = new Set([...(merged.get(one.folder)?.needs ?? []), ...one.needs]);
    merged.set(one.folder, { ...one, needs: [...needs].toSorted() });
  }
  return [...merged.values()].toSorted((a, b) => a.folder.localeCompare(b.folder, 'en'));
};

/** As Node looks for it: in the package's own node_modules, then in those above. */
const findPackage = (root: string, from: string, name: string): string | undefined => {
  for (let folder = join(root, from); ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    // Of a workspace, its own folder and not the link to it.
    if (existsSync(join(candidate, 'package.json'))) return relative(root, realpathSync(candidate));
    if (folder === root || folder === dirname(folder)) return undefined;
  }
};

/**
 * The packages that one package needs at run time. An installation without development packages still has the optional
 * peers of others (Vite, Vitest), which nothing here loads.
 */
export const dependencyClosure = (root: string, start: string): readonly InstalledPackage[] => {
  const found = new Map<string, InstalledPackage>();
  const visit = (folder: string): void => {
    if (found.has(folder)) return;
    const manifest: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const peers = Object.keys(manifest.peerDependencies ?? {}).filter(
      (name) => manifest.peerDependenciesMeta?.[name]?.optional !== true,
    );
    const needs = [
      ...Object.keys(manifest.dependencies ?? {}),
      ...Object.keys(manifest.optionalDependencies ?? {}),
      ...peers,
    ].flatMap((name) => findPackage(root, folder, name) ?? []);
    const { license = 'unknown' } = manifest;
    found.set(folder, {
      folder,
      name: manifest.name,
      version: manifest.version,
      license: typeof license === 'string' ? license : license.type,
      needs,
    });
    for (const needed of needs) visit(needed);
  };
  visit(start);
  return [...found.values()].toSorted((a, b) => a.folder.localeCompare(b.folder, 'en'));
};
