import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startApp } from '../../../../drills/support/running-app.ts';
import { createSuperuserQuery } from '../../../../drills/support/superuser-query.ts';
import { createMachine, type Machine } from './machine.ts';
import { requirePackages } from './packages.ts';

const run = promisify(execFile);
const SETUP = fileURLToPath(new URL('../../../../packages/db/commands/setup.ts', import.meta.url));
const NAMES = ['one', 'two', 'three'] as const;
const START_MS = 120_000;

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** Asks again until it holds; the machine is busy while everything starts. */
export const waitUntil = async (
  what: string,
  holds: () => Promise<boolean> | boolean,
  withinMs = START_MS,
): Promise<void> => {
  const end = performance.now() + withinMs;
  while (!(await Promise.resolve(holds()).catch(() => false))) {
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}.`);
    await sleep(200);
  }
};

const answers = async (url: string): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;

/** Variables of all machines: addresses of this run alone, so that two runs do not meet. */
const sharedEnv = (folder: string, bin: string) => {
  const [second = 0, third = 0] = randomBytes(2);
  const network = `127.${64 + (second % 128)}.${third}`;
  const password = () => randomBytes(12).toString('hex');
  return {
    ONE: `${network}.1`,
    TWO: `${network}.2`,
    THREE: `${network}.3`,
    // Whatever address a program listens at, it calls from 127.0.0.1.
    NETWORK: '127.0.0.0/8',
    BIN: bin,
    BACKUPS: join(folder, 'backups'),
    SHARED_BUFFERS: '128MB',
    SUPERUSER_PASSWORD: password(),
    REPLICATION_PASSWORD: password(),
    REWIND_PASSWORD: password(),
    RESTAPI_PASSWORD: password(),
    OWNER_PASSWORD: password(),
    APP_PASSWORD: password(),
    BACKUP_PASSWORD: password(),
    BACKUP_KEY: password(),
    SECRET_KEY: password() + password(),
  };
};

/** The whole of deploy/cluster on this machine, with the demonstration data. */
export const startCluster = async () => {
  const packages = requirePackages();
  const { uid, gid } = packages.user;
  const folder = await mkdtemp(join(tmpdir(), 'cadran-cluster-'));
  chmodSync(folder, 0o755);
  const shared = sharedEnv(folder, packages.bin);
  mkdirSync(shared.BACKUPS);
  chownSync(shared.BACKUPS, uid, gid);
  const machines = NAMES.map((name, index) => {
    const address = [shared.ONE, shared.TWO, shared.THREE][index] ?? '';
    const place = (part: string): string => join(folder, name, part);
    return createMachine(
      folder,
      {
        ...shared,
        NAME: name,
        ADDRESS: address,
        BASE_URL: `http://${address}:8080`,
        FRONT: `${address}:8080`,
        CONFIG: place('config'),
        RUN: place('run'),
        ETCD_DATA: place('etcd'),
        DATA: place('data'),
      },
      packages,
    );
  });
  const [one, two] = machines as [Machine, Machine, Machine];
  const fronts = [one, two].map(({ address }) => `http://${address}:8080`);
  const asPostgres = (command: string, ...args: string[]) =>
    run(command, args, { uid, gid, cwd: '/', env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' } });
  const pgbackrest = ({ config }: Machine, ...args: string[]) =>
    asPostgres('pgbackrest', `--config=${config}/pgbackrest.conf`, '--stanza=cadran', ...args);
  /** Of the database behind this address, as superuser. */
  const queryAt = (host: string, port: number, database = 'cadran') =>
    createSuperuserQuery(() => ({
      host,
      port,
      database,
      user: 'postgres',
      password: shared.SUPERUSER_PASSWORD,
    }));
  const members = async (): Promise<readonly Member[]> => {
    const asked = machines.map(async ({ address }) => {
      const answer = await fetch(`http://${address}:8008/cluster`, {
        signal: AbortSignal.timeout(2_000),
      });
      return ((await answer.json()) as { members: Member[] }).members;
    });
    return Promise.any(asked);
  };
  const isComplete = async (): Promise<boolean> => {
    const known = await members();
    return (
      known.length === machines.length &&
      known.every(({ state }) => state === 'running' || state === 'streaming') &&
      known.some(({ role }) => role === 'sync_standby')
    );
  };
  const leader = async (): Promise<Machine> => {
    const name = (await members()).find(({ role }) => role === 'leader')?.name;
    const found = machines.find((machine) => machine.name === name);
    if (!found) throw new Error('There is no primary.');
    return found;
  };
  const close = async (): Promise<void> => {
    // Standbys first, or one of them would take over.
    for (const machine of machines.toReversed()) await machine.stop();
    if (process.env['KEEP_CLUSTER'] === undefined)
      await rm(folder, { recursive: true, force: true });
  };

  try {
    for (const machine of machines) machine.start('etcd');
    one.start('patroni', 'haproxy', 'pgbouncer');
    await waitUntil('the first primary', async () => (await leader()).name === 'one');
    for (const machine of machines.slice(1)) machine.start('patroni');
    two.start('haproxy', 'pgbouncer');
    await waitUntil('two standbys', isComplete);
    const superuser = `postgres://postgres:${shared.SUPERUSER_PASSWORD}@${one.address}:5000/postgres`;
    const { PATH = '' } = process.env;
    await run(process.execPath, [SETUP, superuser], { env: { PATH, ...shared } });
    await pgbackrest(one, 'stanza-create');
    // Production makes no demonstration data: a first start does, which the instances then find.
    const { NODE_ENV: _production, ...outside } = one.instanceEnv;
    const first = await startApp(join(folder, 'first'), {
      ...outside,
      HOST: '127.0.0.1',
      PORT: '0',
    });
    await first.stop();
    for (const machine of [one, two]) machine.start('instance');
    for (const front of fronts) await waitUntil(front, () => answers(`${front}/ready`));
    return {
      folder,
      machines,
      instances: [one, two],
      /** Where people come in: HAProxy of either machine. */
      addresses: () => fronts,
      leader,
      isComplete,
      query: queryAt(two.address, 5000),
      queryAt,
      pgbackrest,
      asPostgres,
      bin: packages.bin,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

let common: Promise<Cluster> | undefined;

/** One cluster for all drills of a run: starting it takes longer than most of them. */
export const useCluster = async (): Promise<Cluster> => {
  common ??= startCluster();
  const cluster = await common;
  await waitUntil('all members', cluster.isComplete);
  return cluster;
};

export const closeCluster = async (): Promise<void> => {
  await (await common?.catch(() => undefined))?.close();
};
