import { describe, expect, it } from 'vitest';
import { REPOSITORY } from './commit.ts';
import { type InstalledPackage, mergePackages } from './dependency-closure.ts';
import { createSbom } from './sbom.ts';

interface Bom {
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: string[] }[];
}

const commit = { id: 'a', version: '1.0.0', time: 0 };
const installed = (folder: string, ...needs: string[]): InstalledPackage => ({
  folder,
  name: folder.replace('node_modules/', '').replace('apps/', '@cadran/'),
  version: '1.0.0',
  license: 'MIT',
  needs,
});
const onIntel = [
  installed('apps/server', 'node_modules/pg', 'node_modules/native-x64'),
  installed('node_modules/native-x64'),
  installed('node_modules/pg'),
];
const onArm = [
  installed('apps/server', 'node_modules/pg', 'node_modules/native-arm64'),
  installed('node_modules/native-arm64'),
  installed('node_modules/pg'),
];

describe('the list of components', () => {
  const bom: Bom = JSON.parse(createSbom(commit, mergePackages(onIntel, onArm), REPOSITORY));
  const refs = bom.components.map((component) => component['bom-ref']);

  it('has the packages of every architecture, each once', () => {
    expect(refs).toEqual(
      expect.arrayContaining([
        '@cadran/server',
        'pkg:npm/native-arm64@1.0.0',
        'pkg:npm/native-x64@1.0.0',
        'pkg:npm/pg@1.0.0',
      ]),
    );
    expect(new Set(refs).size).toBe(refs.length);
    expect(refs.filter((ref) => ref.startsWith('pkg:npm/node-linux-'))).toHaveLength(2);
  });

  it('says what each needs, on any of them', () => {
    const server = bom.dependencies.find(({ ref }) => ref === '@cadran/server');
    expect(server?.dependsOn).toEqual([
      'pkg:npm/native-arm64@1.0.0',
      'pkg:npm/native-x64@1.0.0',
      'pkg:npm/pg@1.0.0',
    ]);
    const named = bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
    expect(named.filter((ref) => ref !== 'cadran' && !refs.includes(ref))).toEqual([]);
  });
});
