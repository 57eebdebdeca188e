import { expect, test } from 'vitest';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { startEmbedded } from './start-embedded.ts';
import { databaseFolder } from './testing/database-folder.ts';
import { leftIn } from './testing/left-in.ts';
import { type App, runApp } from './testing/run-app.ts';
import { query, started } from './testing/started.ts';
import { eventually, temporaryFolder } from './testing/temporary-folder.ts';

test('a second Cadran on the same folder is refused, told by whom, and disturbs nothing', async () => {
  const dataDir = await databaseFolder();
  const app = runApp(dataDir);
  const pid = await app.server();

  const refused = await startEmbedded({ dataDir, patienceMs: 1_000 }).catch((e: unknown) => e);
  expect(refused).toBeInstanceOf(EmbeddedDatabaseError);
  expect(refused).toMatchObject({ code: 'in_use' });
  expect(String(refused)).toContain(`another Cadran (process ${app.pid})`);
  expect(String(refused)).toContain('DATA_DIR');

  await app.moreAcknowledged(20);
  expect(app.lines.filter((line) => line.includes('PostgreSQL has ended'))).toEqual([]);
  expect(await app.server()).toBe(pid);
});

test('the same process cannot start a folder twice either', async () => {
  const dataDir = await databaseFolder();
  const first = await started({ dataDir, durable: false });
  const second = startEmbedded({ dataDir, durable: false, patienceMs: 500 });
  await expect(second).rejects.toMatchObject({ code: 'in_use' });
  expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a start waits for a predecessor that is still stopping', async () => {
  const dataDir = await databaseFolder();
  const first = await started({ dataDir, durable: false });
  const lines: string[] = [];
  const second = started({ dataDir, durable: false, log: (line) => void lines.push(line) });
  await eventually(() => lines.some((line) => line.startsWith('Waiting for process')));
  await first.stop();
  expect(await query(await second, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('of two first starts at the same moment one gets the folder, the other is refused', async () => {
  const dataDir = temporaryFolder();
  const apps = [runApp(dataDir, { patienceMs: 1_000 }), runApp(dataDir, { patienceMs: 1_000 })];
  await Promise.race(apps.map((app) => app.ended));
  const isRefused = (app: App): boolean => app.lines.includes('failed in_use');
  expect(apps.filter(isRefused).length).toBe(1);
  await apps.find((app) => !isRefused(app))?.moreAcknowledged(1);
  expect(leftIn(dataDir)).toEqual(['pg18']);
});
