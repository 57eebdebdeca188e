import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { attachEmbedded } from '../../packages/db/src/embedded/attach-embedded.ts';
import { isRunning } from '../../packages/db/src/embedded/lock/process-table.ts';
import { databaseFolder } from '../support/database/database-folder.ts';
import {
  listDataFolder,
  eventually,
  temporaryFolder,
} from '../support/database/temporary-folder.ts';
import { canMount } from '../support/database/mounted-disk.ts';
import { runApp } from '../support/database/run-app.ts';
import { startServer } from '../support/database/start-server.ts';

const reachedIn = async (dataDir: string): Promise<string | undefined> => {
  const client = new pg.Client(attachEmbedded(dataDir)?.('postgres', 'postgres'));
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  return rows[0]?.data_directory;
};

test('attaches to a running server and fails without one', async () => {
  const dataDir = await databaseFolder();
  expect(attachEmbedded(dataDir)).toBe(undefined);
  const server = await startServer({ dataDir, durable: false });
  expect(await reachedIn(dataDir)).toBe(join(dataDir, 'pg18'));
  await server.stop();
  expect(attachEmbedded(dataDir)).toBe(undefined);
});

test.skipIf(!canMount())(
  'attaches to a server with a private temp directory (needs root)',
  async () => {
    const dataDir = await databaseFolder();
    const app = runApp(dataDir, { privateTmp: temporaryFolder() });
    const server = await app.server();
    expect(await reachedIn(dataDir)).toBe(join(dataDir, 'pg18'));
    await app.kill();
    await eventually(() => !isRunning(server));
  },
);

test('a server that has not published its socket counts as missing', async () => {
  const dataDir = await databaseFolder();
  await startServer({ dataDir, durable: false });
  const lock = join(dataDir, 'pg18', 'postmaster.pid');
  const whole = readFileSync(lock, 'utf8');
  onTestFinished(() => writeFileSync(lock, whole));
  writeFileSync(lock, `${whole.split('\n').slice(0, 4).join('\n')}\n\n`);
  expect(attachEmbedded(dataDir)).toBe(undefined);
  expect(listDataFolder(dataDir)).toEqual(['pg18']);
});
