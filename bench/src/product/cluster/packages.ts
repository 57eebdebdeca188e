import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { Skipped } from '../drill.ts';

const PROGRAMS = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
  pgbackrest: '/usr/bin/pgbackrest',
  'gettext-base': '/usr/bin/envsubst',
} as const;

/** Debian's folder of the newest PostgreSQL. */
const postgresFolder = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);

export interface Packages {
  /** Where PostgreSQL's programs are. */
  readonly bin: string;
  /** PostgreSQL does not run as root. */
  readonly user: { readonly uid: number; readonly gid: number };
}

const idOf = (flag: string): number =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

export const requirePackages = (): Packages => {
  const bin = postgresFolder();
  const missing = Object.entries(PROGRAMS)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name);
  if (bin === undefined) missing.unshift('postgresql');
  if (missing.length > 0 || bin === undefined)
    throw new Skipped(
      `the Debian packages ${missing.join(', ')} are missing: sudo deploy/cluster/install-packages.sh`,
    );
  if (process.getuid?.() !== 0) throw new Skipped('starting a cluster as its own user needs root');
  return { bin, user: { uid: idOf('-u'), gid: idOf('-g') } };
};
