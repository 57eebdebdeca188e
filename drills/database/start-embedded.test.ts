import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockHolder } from '../../packages/db/src/embedded/lock/lock-holder.ts';
import { describeProcess } from '../../packages/db/src/embedded/lock/process-table.ts';
import { startEmbedded } from '../../packages/db/src/embedded/start-embedded.ts';
import { databaseFolder } from '../support/database/database-folder.ts';
import { listDataFolder, temporaryFolder } from '../support/database/temporary-folder.ts';
import { query, startServer } from '../support/database/start-server.ts';

test('a first start creates a durable UTF-8 database of PostgreSQL 18', async () => {
  const dataDir = join(temporaryFolder(), 'not', 'yet', 'there');
  const server = await startServer({ dataDir });
  const settings = await query<{ name: string; setting: string }>(
    server,
    `select name, setting from pg_settings
     where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums',
       'server_encoding', 'TimeZone', 'jit')
     order by name`,
  );
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
    server_encoding: 'UTF8',
    TimeZone: 'UTC',
    jit: 'off',
  });
  const [row] = await query<{ version: number; locale: string }>(
    server,
    `select current_setting('server_version_num')::int / 10000 as version, datlocale as locale
     from pg_database where datname = 'postgres'`,
  );
  expect(row).toEqual({ version: 18, locale: 'C.UTF-8' });
  expect(listDataFolder(dataDir)).toEqual(['pg18']);
});

test('the database listens on a private socket only', async () => {
  const server = await startServer({ dataDir: await databaseFolder(), durable: false });
  const { host } = server.connection('postgres', 'postgres');
  expect(statSync(host).mode & 0o777).toBe(0o700);
  const addresses = await query(server, 'show listen_addresses');
  expect(addresses).toEqual([{ listen_addresses: '' }]);
});

test('the process id is that of the running PostgreSQL', async () => {
  const server = await startServer({ dataDir: await databaseFolder(), durable: false });
  const state = describeProcess(server.pid);
  expect(state.kind === 'running' && state.command[0]).toMatch(/postgres$/);
});

test('tests may ask for speed instead of durability', async () => {
  const server = await startServer({ dataDir: await databaseFolder(), durable: false });
  const rows = await query(server, `select current_setting('fsync') as fsync`);
  expect(rows).toEqual([{ fsync: 'off' }]);
});

test('a later start finds saved data; stopping leaves no process, lock or socket', async () => {
  const dataDir = temporaryFolder();
  const first = await startServer({ dataDir });
  await query(first, 'create table kept as select 42 as answer');
  const [{ pid }, { host }] = [first, first.connection('postgres', 'postgres')];
  await first.stop();
  await first.stop();
  expect(describeProcess(pid)).toEqual({ kind: 'gone' });
  expect(existsSync(join(dataDir, 'pg18', 'postmaster.pid'))).toBe(false);
  expect(existsSync(host)).toBe(false);

  const second = await startServer({ dataDir });
  expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('no statement, value or row reaches the log', async () => {
  const lines: string[] = [];
  const log = (line: string): void => void lines.push(line);
  const server = await startServer({ dataDir: await databaseFolder(), durable: false, log });
  await query(server, 'create table people (email text unique)');
  const insert = async () =>
    query(server, 'insert into people values ($1)', ['canary@example.org']);
  await insert();
  await expect(insert()).rejects.toThrow('duplicate key');
  await expect(query(server, `select 'canary'::uuid`)).rejects.toThrow('canary');
  await server.stop();
  expect(lines.join('\n')).toContain('database system is shut down');
  expect(lines.join('\n')).not.toContain('canary');
  expect(lines.join('\n')).not.toContain('people');
});

test('a server that does not respond in time is stopped', async () => {
  const dataDir = await databaseFolder();
  // Negative: a fast server responds within the same millisecond.
  const start = startEmbedded({ dataDir, timeoutMs: -1 });
  await expect(start).rejects.toMatchObject({ code: 'not_ready' });
  expect(lockHolder(join(dataDir, 'pg18')).kind).toBe('nobody');
});
