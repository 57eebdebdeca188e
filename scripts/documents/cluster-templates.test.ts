import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CLUSTER = fileURLToPath(new URL('../../deploy/cluster/', import.meta.url));
const read = (path: string): string => readFileSync(join(CLUSTER, path), 'utf8');
const EXAMPLE = read('machine.env.example');
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted();

/** The example, filled in. */
const filled = EXAMPLE.replaceAll(/^(\w+)=$/gm, '$1=letters0and0digits0letters0and0digits')
  // The certificates are on the real machine.
  .replace(/^FRONT=.*$/m, "FRONT='127.0.0.1:8080'");

/** Patroni also looks whether the addresses and folders exist. */
const ABOUT_THIS_MACHINE =
  /is (not reachable|already in use)\.?'$|^postgresql\.(bin_dir|data_dir)(?!.*not defined)/;

/** Tests of a program are skipped by name where its Debian package is missing. */
const lacks = (path: string): boolean => !existsSync(path);
const output = (command: string, ...args: string[]): string => {
  const { stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: 60_000 });
  return `${stdout}${stderr}`;
};

describe('the templates of deploy/cluster', () => {
  let folder: string;
  const written = (name: string): string => join(folder, name);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'cadran-templates-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('use every variable of the example, and no other', () => {
    const used = readdirSync(join(CLUSTER, 'templates')).flatMap((name) =>
      namesIn(read(join('templates', name)), /\$\{(\w+)\}/g),
    );
    // Taken by `npm run db:setup` only.
    expect([...new Set([...used, 'BACKUP_PASSWORD'])].toSorted()).toEqual(
      namesIn(EXAMPLE, /^(\w+)=/gm),
    );
  });

  describe.skipIf(lacks('/usr/bin/envsubst'))('(package gettext-base)', () => {
    const configure = (env: string) => {
      writeFileSync(written('machine.env'), env);
      return spawnSync(join(CLUSTER, 'configure.sh'), [written('machine.env'), folder], {
        encoding: 'utf8',
      });
    };

    it('are not written while a variable is empty', () => {
      const { status, stderr } = configure(filled.replace(/^APP_PASSWORD=.*$/m, 'APP_PASSWORD='));
      expect([status, stderr]).toEqual([1, expect.stringContaining('APP_PASSWORD is missing')]);
    });

    it('are written without a variable left', () => {
      expect(configure(filled).status).toBe(0);
      for (const name of readdirSync(join(CLUSTER, 'templates')))
        expect(readFileSync(written(name), 'utf8')).not.toMatch(/\$\{/);
    });

    it.skipIf(lacks('/usr/sbin/haproxy'))('satisfy haproxy -c (package haproxy)', () => {
      expect(output('/usr/sbin/haproxy', '-c', '-f', written('haproxy.cfg'))).toMatch(
        /^Configuration file is valid$/m,
      );
    });

    it.skipIf(lacks('/usr/bin/patroni'))(
      'satisfy patroni --validate-config (package patroni)',
      () => {
        const complaints = output('/usr/bin/patroni', '--validate-config', written('patroni.yml'))
          .split('\n')
          .filter((line) => line !== '' && !ABOUT_THIS_MACHINE.test(line));
        expect(complaints).toEqual([]);
      },
    );

    it.skipIf(lacks('/usr/sbin/pgbouncer'))('satisfy PgBouncer (package pgbouncer)', () => {
      // It has no check of its own: it starts, complains of what it does not know, and cannot listen at this address.
      const unknown = written('unknown.ini');
      writeFileSync(
        unknown,
        `${readFileSync(written('pgbouncer.ini'), 'utf8')}no_such_setting = 1\n`,
      );
      const asNobody = (file: string) =>
        spawnSync('/usr/sbin/pgbouncer', [file], {
          encoding: 'utf8',
          timeout: 3_000,
          ...(process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}),
        }).stderr;
      execFileSync('chmod', ['-R', 'a+rX', folder]);
      expect(asNobody(unknown)).toMatch(/no_such_setting/);
      expect(asNobody(written('pgbouncer.ini'))).not.toMatch(
        /unrecognized|invalid|syntax|cannot load/i,
      );
    });

    it.skipIf(lacks('/usr/bin/pgbackrest'))('satisfy pgBackRest (package pgbackrest)', () => {
      const config = `--config=${written('pgbackrest.conf')}`;
      const said = output('/usr/bin/pgbackrest', config, '--stanza=cadran', 'info');
      expect(said).toMatch(/^stanza: cadran$/m);
      expect(said).not.toMatch(/WARN|ERROR/);
    });
  });
});
