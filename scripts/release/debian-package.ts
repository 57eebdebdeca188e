import { chmodSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Commit, REPOSITORY } from './commit.ts';
import type { InstalledPackage } from './dependency-closure.ts';
import { type Architecture, createProductTree } from './product-tree.ts';
import { run } from './run.ts';

const DEBIAN = join(REPOSITORY, 'deploy/debian');
const CODE = 'usr/lib/cadran';
const DOCUMENTS = 'usr/share/doc/cadran';
const SCRIPTS = ['postinst', 'prerm', 'postrm'];

const readDeploy = (path: string): string => readFileSync(join(REPOSITORY, 'deploy', path), 'utf8');

/** The unit for a clone in /opt, without the commands to set it up. */
export const packagedUnit = (): string =>
  readDeploy('cadran.service')
    .replace(/^(?:#.*\n)+/u, '')
    .replaceAll('/opt/cadran', `/${CODE}`);

const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/\$\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');

const changelog = (version: string, time: number): string =>
  `cadran (${version}) unstable; urgency=medium

  * What users notice is in changelog.gz.

 -- The Cadran authors <maintainers@cadran.example>  ${new Date(time * 1000).toUTCString().replace('GMT', '+0000')}
`;

/** Files and folders as the package has them, whatever the umask. */
const setModes = (root: string): void => {
  run('chmod', ['-R', 'u=rwX,go=rX', root]);
  // Modes of npm's archives: only programs are executable.
  run('find', [
    join(root, CODE),
    '-type',
    'f',
    '-perm',
    '/111',
    '!',
    '-path',
    '*/bin/*',
    '-exec',
    'chmod',
    '644',
    '{}',
    '+',
  ]);
};

export interface DebianPackage {
  readonly file: string;
  /** The npm packages in it. */
  readonly packages: readonly InstalledPackage[];
}

/** Writes `cadran_<version>_<architecture>.deb` into a folder. */
export const createDebianPackage = (
  commit: Commit,
  source: string,
  architecture: Architecture,
  to: string,
): DebianPackage => {
  const root = join(to, `.${architecture}`);
  rmSync(root, { recursive: true, force: true });
  const packages = createProductTree(source, join(root, CODE), {
    architecture,
    embeddedPostgres: true,
  });
  const version = `${commit.version}-1`;
  const put = (path: string, content: string | Buffer): void => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const gzip = (text: string | Buffer): Buffer => gzipSync(text, { level: 9 });

  put('usr/lib/systemd/system/cadran.service', packagedUnit());
  put('usr/sbin/cadran', readDeploy('debian/cadran'));
  put('usr/share/cadran/cadran.env', readDeploy('debian/cadran.env'));
  put('usr/share/man/man8/cadran.8.gz', gzip(readDeploy('debian/cadran.8')));
  put('usr/share/lintian/overrides/cadran', readDeploy('debian/lintian-overrides'));
  const list = packages.map(({ name, version: of, license }) => ` ${name} ${of}: ${license}`);
  put(
    `${DOCUMENTS}/copyright`,
    readDeploy('debian/copyright').replace('\n\nFiles: *', `\n .\n${list.join('\n')}\n\nFiles: *`),
  );
  put(`${DOCUMENTS}/changelog.Debian.gz`, gzip(changelog(version, commit.time)));
  put(`${DOCUMENTS}/changelog.gz`, gzip(readFileSync(join(source, 'CHANGELOG.md'))));
  for (const page of ['README.md', 'docs/operations.md', 'docs/day-2.md'])
    copyFileSync(join(source, page), join(root, DOCUMENTS, basename(page)));

  setModes(root);
  chmodSync(join(root, 'usr/sbin/cadran'), 0o755);
  const size = run('du', ['-sk', '--apparent-size', root]).split('\t')[0] ?? '';
  put('DEBIAN/control', fill(readDeploy('debian/control'), { version, architecture, size }));
  for (const script of SCRIPTS) {
    copyFileSync(join(DEBIAN, script), join(root, 'DEBIAN', script));
    chmodSync(join(root, 'DEBIAN', script), 0o755);
  }
  const sums = run('sh', ['-c', 'find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum'], {
    cwd: root,
  });
  put('DEBIAN/md5sums', sums);
  run('chmod', ['-R', 'go=rX', join(root, 'DEBIAN')]);

  const file = join(to, `cadran_${version}_${architecture}.deb`);
  run('dpkg-deb', ['--root-owner-group', '-Zxz', '-z1', '--build', root, file], {
    env: { SOURCE_DATE_EPOCH: String(commit.time) },
  });
  rmSync(root, { recursive: true, force: true });
  return { file, packages };
};
