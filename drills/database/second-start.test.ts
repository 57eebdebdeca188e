import { expect, test } from 'vitest';
import { EmbeddedDatabaseError } from '../../packages/db/src/embedded/embedded-database-error.ts';
import { startEmbedded } from '../../packages/db/src/embedded/start-embedded.ts';
import { databaseFolder } from '../support/database/database-folder.ts';
import {
  listDataFolder,
  eventually,
  temporaryFolder,
} from '../support/database/temporary-folder.ts';
import { type App, runApp } from '../support/database/run-app.ts';
import { query, startServer } from '../support/database/start-server.ts';

test('a second instance on the same folder is refused with the process id of the first, which keeps running', async () => {
  const dataDir = await databaseFolder();
  const app = runApp(dataDir);
  const pid = await app.server();

  const refused = await startEmbedded({ dataDir, lockTimeoutMs: 1_000 }).catch((e: unknown) => e);
  expect(refused).toBeInstanceOf(EmbeddedDatabaseError);
  expect(refused).toMatchObject({ code: 'in_use' });
  expect(String(refused)).toContain(`another Cadran (process ${app.pid})`);
  expect(String(refused)).toContain('DATA_DIR');

  await app.moreAcknowledged(20);
  expect(app.lines.filter((line) => line.includes('PostgreSQL has ended'))).toEqual([]);
  expect(await app.server()).toBe(pid);
});

test('one process cannot start the same folder twice', async () => {
  const dataDir = await databaseFolder();
  const first = await startServer({ dataDir, durable: false });
  const second = startEmbedded({ dataDir, durable: false, lockTimeoutMs: 500 });
  await expect(second).rejects.toMatchObject({ code: 'in_use' });
  expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a start waits for a predecessor that is still stopping', async () => {
  const dataDir = await databaseFolder();
  const first = await startServer({ dataDir, durable: false });
  const lines: string[] = [];
  const second = startServer({ dataDir, durable: false, log: (line) => void lines.push(line) });
  await eventually(() => lines.some((line) => line.startsWith('Waiting for process')));
  await first.stop();
  expect(await query(await second, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('one of two concurrent first starts gets the folder, the other is refused', async () => {
  const dataDir = temporaryFolder();
  const apps = [
    runApp(dataDir, { lockTimeoutMs: 1_000 }),
    runApp(dataDir, { lockTimeoutMs: 1_000 }),
  ];
  await Promise.race(apps.map((app) => app.ended));
  const isRefused = (app: App): boolean => app.lines.includes('failed in_use');
  expect(apps.filter(isRefused).length).toBe(1);
  await apps.find((app) => !isRefused(app))?.moreAcknowledged(1);
  expect(listDataFolder(dataDir)).toEqual(['pg18']);
});
