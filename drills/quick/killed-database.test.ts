import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isRunning } from '../../packages/db/src/embedded/lock/process-table.ts';
import { databaseFolder } from '../support/database/database-folder.ts';
import { ENOUGH, lost } from '../support/database/lost-numbers.ts';
import { runApp } from '../support/database/run-app.ts';
import { query, startServer } from '../support/database/start-server.ts';
import {
  eventually,
  listDataFolder,
  temporaryFolder,
} from '../support/database/temporary-folder.ts';

test('after kill -9 of the app its database stops by itself, with every acknowledged write', async () => {
  const dataDir = await databaseFolder();
  const app = runApp(dataDir);
  const server = await app.server();
  await app.moreAcknowledged(ENOUGH);
  await app.kill();
  await eventually(() => !isRunning(server));
  expect(await lost(dataDir, [app])).toEqual([]);
});

test('a kill during the first start does no damage', async () => {
  const dataDir = temporaryFolder();
  const app = runApp(dataDir);
  await eventually(() => app.lines.some((line) => line.startsWith('log Making')));
  await sleep(160);
  await app.kill();
  const server = await startServer({ dataDir });
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(listDataFolder(dataDir)).toEqual(['pg18']);
});

test('a kill during a later start does no damage', async () => {
  const dataDir = await databaseFolder();
  const app = runApp(dataDir);
  await eventually(() => existsSync(join(dataDir, 'pg18', 'postmaster.pid')));
  await sleep(20);
  await app.kill();
  const server = await startServer({ dataDir });
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
});
