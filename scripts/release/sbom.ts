import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Commit } from './commit.ts';
import type { InstalledPackage } from './dependency-closure.ts';
import { ARCHITECTURES } from './product-tree.ts';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly integrity?: string }>>;
}

const purl = ({ name, version }: Pick<InstalledPackage, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

const hashes = (integrity: string | undefined) => {
  const [algorithm, value] = integrity?.split('-', 2) ?? [];
  return algorithm === 'sha512' && value !== undefined
    ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(value, 'base64').toString('hex') }] }
    : {};
};

/** A licence of SPDX's list, an expression of several, or a name. */
const licenses = (license: string) => {
  if (/^[\w.+-]+$/u.test(license) && license !== 'unknown') return [{ license: { id: license } }];
  return /\b(?:OR|AND|WITH)\b/u.test(license)
    ? [{ expression: license.replace(/^\((.*)\)$/u, '$1') }]
    : [{ license: { name: license } }];
};

/** What is in the packages and the images of all architectures, as CycloneDX 1.6; the same for the same commit. */
export const createSbom = (
  commit: Commit,
  packages: readonly InstalledPackage[],
  source: string,
): string => {
  const lock: LockFile = JSON.parse(readFileSync(join(source, 'package-lock.json'), 'utf8'));
  const { dependencies }: { dependencies: { node: string } } = JSON.parse(
    readFileSync(join(source, 'package.json'), 'utf8'),
  );
  const product = {
    type: 'application',
    name: 'cadran',
    version: commit.version,
    'bom-ref': 'cadran',
  };
  const version = dependencies.node;
  const node = { name: 'node', version };
  /** Its programs, one for each architecture. */
  const programs = Object.values(ARCHITECTURES).map((cpu) => ({
    name: `node-linux-${cpu}`,
    version,
  }));
  const isOurs = ({ name }: InstalledPackage): boolean => name.startsWith('@cadran/');
  const refs = new Map(
    packages.map((each) => [each.folder, isOurs(each) ? each.name : purl(each)]),
  );
  const needs = new Map<string, Set<string>>([
    ['cadran', new Set([purl(node), '@cadran/server'])],
    [purl(node), new Set(programs.map(purl))],
    ...programs.map((each) => [purl(each), new Set<string>()] as const),
  ]);
  for (const { folder, needs: folders } of packages) {
    const ref = refs.get(folder) ?? folder;
    const all = needs.get(ref) ?? new Set<string>();
    for (const needed of folders) all.add(refs.get(needed) ?? needed);
    needs.set(ref, all);
  }
  const components = new Map(
    packages.map((each) => {
      const ref = refs.get(each.folder) ?? each.folder;
      return [
        ref,
        {
          type: 'library',
          'bom-ref': ref,
          name: each.name,
          version: each.version,
          licenses: licenses(isOurs(each) ? 'MIT' : each.license),
          ...(isOurs(each) ? {} : { purl: ref }),
          ...hashes(lock.packages[each.folder]?.integrity),
        },
      ];
    }),
  );
  for (const each of [node, ...programs])
    components.set(purl(each), {
      type: 'library',
      'bom-ref': purl(each),
      ...each,
      licenses: licenses('MIT'),
      purl: purl(each),
    });
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: new Date(commit.time * 1000).toISOString(),
      component: { ...product, licenses: licenses('MIT') },
    },
    components: [...components.values()],
    dependencies: [...needs].map(([ref, dependsOn]) => ({
      ref,
      dependsOn: [...dependsOn].toSorted(),
    })),
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
};
