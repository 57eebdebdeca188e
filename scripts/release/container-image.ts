import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Commit } from './commit.ts';
import { type Architecture, createProductTree } from './product-tree.ts';
import { OWN_MOUNTS, run } from './run.ts';

/** Libraries of Debian that Node needs, and no shell or package manager. */
const DEBIAN = {
  release: 'bookworm',
  packages: ['base-files', 'libatomic1', 'libc6', 'libstdc++6'],
};

const USER = 10_001;
const ACCOUNTS = {
  'etc/passwd': `root:x:0:0:root:/:/nonexistent\ncadran:x:${USER}:${USER}:Cadran:/cadran:/nonexistent\n`,
  'etc/group': `root:x:0:\ncadran:x:${USER}:\n`,
};

/** As deploy/Dockerfile sets them. */
const CONFIG = [
  ['--user', `${USER}:${USER}`],
  ['--workingdir', '/cadran'],
  ['--env', 'PATH=/cadran/node_modules/.bin'],
  ['--env', 'NODE_ENV=production'],
  ['--env', 'HOST=0.0.0.0'],
  ['--env', 'PORT=3000'],
  ['--port', '3000'],
  ['--stop-signal', 'SIGTERM'],
  [
    '--cmd',
    '["node", "--max-semi-space-size=16", "--import=./apps/server/stripped/load.mjs", "apps/server/src/main.ts", "--no-demo"]',
  ],
].flat();

/** Runs buildah with its storage in a folder that can be deleted. */
export const buildahIn =
  (folder: string) =>
  (...args: readonly string[]): string =>
    run('buildah', [
      '--root',
      join(folder, 'storage'),
      '--runroot',
      join(folder, 'run'),
      '--storage-driver',
      'vfs',
      ...args,
    ]).trim();

/** Writes an OCI archive (`docker load`, `podman load`, `skopeo copy`) and returns its path. */
export const createImage = (
  commit: Commit,
  source: string,
  architecture: Architecture,
  to: string,
): string => {
  const scratch = join(to, `.image-${architecture}`);
  rmSync(scratch, { recursive: true, force: true });
  const root = join(scratch, 'root');
  mkdirSync(scratch, { recursive: true });
  // Extracted and not configured: works for another architecture too.
  run('unshare', [
    ...OWN_MOUNTS,
    'mmdebstrap',
    '--variant=extract',
    `--architectures=${architecture}`,
    `--include=${DEBIAN.packages.join(',')}`,
    DEBIAN.release,
    root,
  ]);
  for (const [path, text] of Object.entries(ACCOUNTS)) writeFileSync(join(root, path), text);
  for (const folder of ['usr/share/doc', 'usr/share/locale', 'var'])
    rmSync(join(root, folder), { recursive: true, force: true });
  createProductTree(source, join(root, 'cadran'), { architecture, embeddedPostgres: false });

  const name = `cadran:${commit.version.replace('+', '-')}`;
  const file = join(to, `cadran-${commit.version}-image-${architecture}.tar`);
  const buildah = buildahIn(scratch);
  const container = buildah('from', '--arch', architecture, 'scratch');
  buildah('copy', '--quiet', container, root, '/');
  buildah(
    'config',
    ...CONFIG,
    '--label',
    `org.opencontainers.image.version=${commit.version}`,
    '--label',
    `org.opencontainers.image.revision=${commit.id}`,
    container,
  );
  buildah('commit', '--quiet', '--rm', '--timestamp', String(commit.time), container, name);
  rmSync(file, { force: true });
  buildah('push', '--quiet', name, `oci-archive:${file}:${name}`);
  buildah('rmi', '--all', '--force');
  rmSync(scratch, { recursive: true, force: true });
  return file;
};
