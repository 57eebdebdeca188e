import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OxlintOverride } from 'oxlint';
import { onlyPackages, type Pattern, restrictImports } from './restricted-imports.ts';
import { serverRules } from './server-rules.ts';
import { webRules } from './web-rules.ts';

interface Manifest {
  readonly name: string;
  readonly workspaces?: readonly string[];
  /** Files chosen by a condition, by their `#name`. */
  readonly imports?: Readonly<Record<string, object>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const DEVELOPMENT_ONLY = ['@cadran/testing', '@cadran/drills', '@cadran/e2e', '@cadran/bench'];

const ONLY_TYPES = {
  name: '@cadran/contract',
  allowTypeImports: true,
  message: 'Import types only: a schema would bring zod to the callers of the client.',
};

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * Packages may import what their manifests declare: shipped code `dependencies` (and Node, if the workspace declares
 * its types), tests and tools also `devDependencies`, their own and the root's.
 */
export const importRules = (root: string): OxlintOverride[] => {
  const { workspaces = [], devDependencies: shared = {} } = readManifest(root);

  const ofFolders = (folder: string, name: string, packages: Pattern): OxlintOverride[] => {
    const source = `${folder}/src`;
    if (name === '@cadran/web') return webRules(source, packages);
    if (name === '@cadran/client')
      return [
        restrictImports(`${source}/**`, { packages, paths: [ONLY_TYPES] }),
        // Replaced by its value in the web build.
        restrictImports(`${source}/routes.ts`, { packages }),
      ];
    const hasModules = existsSync(join(root, source, 'modules'));
    return name === '@cadran/server' && hasModules ? serverRules(source, packages) : [];
  };

  const ofWorkspace = (folder: string): OxlintOverride[] => {
    const {
      name,
      imports = {},
      dependencies = {},
      devDependencies = {},
    } = readManifest(join(root, folder));
    const shipped = Object.keys({ ...dependencies, ...imports });
    const development = [...shipped, ...Object.keys({ ...devDependencies, ...shared })];
    const patterns = [onlyPackages([...development, 'node:*'], name)];
    const forTools: OxlintOverride = {
      files: [`${folder}/**`],
      rules: { 'no-restricted-imports': ['error', { patterns }] },
    };
    if (DEVELOPMENT_ONLY.includes(name)) return [forTools];

    const node = '@types/node' in devDependencies ? ['node:*'] : [];
    const packages = onlyPackages([...shipped, ...node], name);
    const forShipped = restrictImports(`${folder}/{src,commands}/**`, { packages });
    return [forTools, forShipped, ...ofFolders(folder, name, packages)];
  };

  return globSync([...workspaces], { cwd: root })
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .toSorted()
    .flatMap(ofWorkspace);
};
