import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { SIMULATED_PEOPLE } from '../../../../drills/support/running-app.ts';
import type { Packages } from './packages.ts';
import { supervise, type Supervised } from './supervise.ts';

const CONFIGURE = fileURLToPath(
  new URL('../../../../deploy/cluster/configure.sh', import.meta.url),
);
const MAIN = fileURLToPath(new URL('../../../../apps/server/src/main.ts', import.meta.url));

/** The variables of deploy/cluster/machine.env.example. */
export type MachineEnv = Readonly<Record<string, string>>;

const parentOf = (pid: string): string | undefined => {
  try {
    return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
};

/** PostgreSQL with all of its processes, as when the machine loses its power. */
const killPostgres = (data: string): void => {
  const [main = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  const children = readdirSync('/proc').filter((pid) => parentOf(pid) === main);
  for (const pid of [main, ...children]) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended by itself meanwhile.
    }
  }
};

/**
 * One machine of the cluster, played by an address of the loopback interface: its configuration is written by
 * deploy/cluster/configure.sh, and its programs run as Debian's services do.
 */
export const createMachine = (folder: string, env: MachineEnv, { user }: Packages) => {
  const { NAME = '', ADDRESS = '', CONFIG = '', DATA = '' } = env;
  for (const used of ['CONFIG', 'RUN', 'ETCD_DATA', 'DATA'] as const) {
    mkdirSync(env[used] ?? '', { recursive: true });
    chownSync(env[used] ?? '', user.uid, user.gid);
    chmodSync(env[used] ?? '', 0o700);
  }
  const written = join(folder, `${NAME}.env`);
  writeFileSync(
    written,
    Object.entries(env)
      .map(([name, value]) => `${name}='${value}'\n`)
      .join(''),
    { mode: 0o600 },
  );
  execFileSync(CONFIGURE, [written, CONFIG]);
  for (const name of readdirSync(CONFIG)) chownSync(join(CONFIG, name), user.uid, user.gid);

  const instanceEnv = parseEnv(readFileSync(join(CONFIG, 'cadran.env'), 'utf8'));
  const program = (name: string, command: string, ...args: string[]) => ({
    command,
    args,
    env: {},
    user,
    log: join(folder, `${NAME}-${name}.log`),
  });
  const programs = {
    etcd: () =>
      supervise({
        ...program('etcd', '/usr/bin/etcd'),
        env: parseEnv(readFileSync(join(CONFIG, 'etcd.env'), 'utf8')) as MachineEnv,
      }),
    patroni: () => supervise(program('patroni', '/usr/bin/patroni', join(CONFIG, 'patroni.yml'))),
    haproxy: () =>
      supervise(program('haproxy', '/usr/sbin/haproxy', '-db', '-f', join(CONFIG, 'haproxy.cfg'))),
    pgbouncer: () =>
      supervise(program('pgbouncer', '/usr/sbin/pgbouncer', join(CONFIG, 'pgbouncer.ini'))),
    instance: () => {
      const { user: _root, ...own } = program(
        'instance',
        process.execPath,
        '--max-semi-space-size=16',
        MAIN,
      );
      return supervise({
        ...own,
        env: {
          ...instanceEnv,
          // One machine plays three: a process for each core of each would starve it.
          PROCESSES: '1',
          ...SIMULATED_PEOPLE,
          LOG_LEVEL: 'warn',
          DATA_DIR: join(folder, NAME),
        },
      });
    },
  };
  type Name = keyof typeof programs;
  const running = new Map<Name, Supervised>();
  return {
    name: NAME,
    address: ADDRESS,
    config: CONFIG,
    instanceEnv,
    start: (...names: Name[]): void => {
      for (const name of names) {
        const known = running.get(name);
        if (known) known.start();
        else running.set(name, programs[name]());
      }
    },
    /** kill -9 of one program; supervision starts it again. */
    kill: (name: Name): void => running.get(name)?.kill(),
    killPostgres: (): void => killPostgres(DATA),
    /** Everything on it ends at once; the function starts it again. */
    lose: async (): Promise<() => void> => {
      const lost = [...running.values()].map((one) => one.lose());
      killPostgres(DATA);
      await Promise.all(lost);
      return () => running.forEach((one) => one.start());
    },
    stop: async (): Promise<void> => {
      // PostgreSQL before etcd: without it Patroni would wait for an answer.
      for (const name of ['instance', 'haproxy', 'pgbouncer', 'patroni', 'etcd'] as const)
        await running.get(name)?.stop();
    },
  };
};
export type Machine = ReturnType<typeof createMachine>;
