import { renameSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { CLUSTER_FOLDER } from '../../packages/db/src/embedded/cluster/versions.ts';
import { readLockPid } from '../../packages/db/src/embedded/lock/lock-holder.ts';
import { isRunning } from '../../packages/db/src/embedded/lock/process-table.ts';
import type { EmbeddedServer } from '../../packages/db/src/embedded/start-embedded.ts';
import { supervisionOf } from '../support/database/supervision.ts';
import { databaseFolder } from '../support/database/database-folder.ts';
import { query, startServer } from '../support/database/start-server.ts';
import { eventually } from '../support/database/temporary-folder.ts';

const killed = async (server: EmbeddedServer): Promise<number> => {
  const { pid } = server;
  process.kill(pid, 'SIGKILL');
  await eventually(() => server.pid !== pid);
  return pid;
};

/** Starts a calculation in a backend during which it does not check whether its server runs. */
const keepBackendBusy = async (server: EmbeddedServer): Promise<void> => {
  const client = new pg.Client(server.connection('postgres', 'postgres'));
  client.on('error', () => {});
  await client.connect();
  client.query('select count(*) from generate_series(1, 1e12::bigint)').catch(() => {});
  onTestFinished(async () => client.end().catch(() => {}));
  await eventually(async () => {
    const busy = await query(server, `select from pg_stat_activity where query ~ '^select count'`);
    return busy.length > 0;
  });
};

test('a killed PostgreSQL is restarted at the same address', async () => {
  const server = await startServer({ dataDir: await databaseFolder() });
  const before = server.connection('postgres', 'postgres');
  await query(server, 'create table kept as select 42 as answer');
  const first = await killed(server);
  const second = await killed(server);
  expect(new Set([first, second, server.pid]).size).toBe(3);
  expect(server.connection('postgres', 'postgres')).toEqual(before);
  expect(await query(server, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test.skipIf(process.platform !== 'linux')(
  'a backend that outlives its killed server does not prevent the next start (Linux only)',
  async () => {
    const server = await startServer({ dataDir: await databaseFolder() });
    await keepBackendBusy(server);
    await killed(server);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  },
);

test('PostgreSQL recovers from a backend crash without a restart', async () => {
  const server = await startServer({ dataDir: await databaseFolder() });
  const { pid } = server;
  const client = new pg.Client(server.connection('postgres', 'postgres'));
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ backend: number }>('select pg_backend_pid() as backend');
  process.kill(rows[0]?.backend ?? Number.NaN, 'SIGKILL');
  await eventually(async () =>
    query(server, 'select 1').then(
      () => true,
      () => false,
    ),
  );
  expect(server.pid).toBe(pid);
});

test.skipIf(process.platform !== 'linux')(
  'a new supervised server starts after the supervisor, or supervisor and watcher, were killed (needs /proc)',
  async () => {
    const server = await startServer({ dataDir: await databaseFolder() });
    for (const victims of ['shell only', 'shell and watcher']) {
      const { pid } = server;
      const { shell, watchers } = supervisionOf(pid);
      for (const victim of victims === 'shell only' ? [shell] : [...watchers, shell]) {
        process.kill(victim, 'SIGKILL');
      }
      await eventually(() => server.pid !== pid && !isRunning(pid));
      expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    }
  },
);

test('the app is notified when the database cannot be restarted', async () => {
  const dataDir = await databaseFolder();
  const server = await startServer({ dataDir, durable: false });
  const told = new Promise<string>((resolve) => server.onExit(resolve));
  renameSync(join(dataDir, 'pg18'), join(dataDir, 'elsewhere'));
  process.kill(server.pid, 'SIGKILL');
  expect(await told).toContain(join(dataDir, 'pg18'));
});

test('stopping during a restart leaves nothing running', async () => {
  const dataDir = await databaseFolder();
  const server = await startServer({ dataDir, durable: false });
  const { pid } = server;
  process.kill(pid, 'SIGKILL');
  await eventually(() => !isRunning(pid));
  await server.stop();
  await expect(query(server, 'select 1')).rejects.toThrow();
});

test('a server that does not react to a stop is killed, and has its data at the next start', async () => {
  const dataDir = await databaseFolder();
  const server = await startServer({ dataDir, stopTimeoutMs: 500 });
  await query(server, 'create table kept as select 42 as answer');
  process.kill(server.pid, 'SIGSTOP');
  await server.stop();
  const next = await startServer({ dataDir });
  expect(await query(next, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('a server that does not react while it starts again is killed as well', async () => {
  const dataDir = await databaseFolder();
  const server = await startServer({ dataDir, stopTimeoutMs: 500 });
  const { pid } = server;
  process.kill(pid, 'SIGKILL');
  const lockPid = (): number => readLockPid(join(dataDir, CLUSTER_FOLDER)) ?? Number.NaN;
  await eventually(() => lockPid() > 0 && lockPid() !== pid);
  const starting = lockPid();
  process.kill(starting, 'SIGSTOP');
  await server.stop();
  await eventually(() => !isRunning(starting));
  expect(isRunning(starting)).toBe(false);
});
