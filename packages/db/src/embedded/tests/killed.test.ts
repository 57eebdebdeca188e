import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { isRunning } from '../lock/process-table.ts';
import { databaseFolder } from '../testing/database-folder.ts';
import { listDataFolder, eventually, temporaryFolder } from '../testing/temporary-folder.ts';
import { runApp, type App } from '../testing/run-app.ts';
import { query, startServer } from '../testing/start-server.ts';

const ENOUGH = 100;
const isThorough = inject('thorough');

/** Acknowledged numbers that are missing in the database. */
const lost = async (dataDir: string, apps: readonly App[]): Promise<readonly string[]> => {
  const server = await startServer({ dataDir });
  const rows = await query<{ number: string }>(server, 'select number from acknowledged');
  const found = new Set(rows.map(({ number }) => number));
  await server.stop();
  const acknowledged = apps.flatMap((app) => app.acknowledged());
  expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH);
  return acknowledged.filter((number) => !found.has(number));
};

/** Otherwise `apps/server/drills/kill.test.ts` does the last three, to the whole product. */
describe('no acknowledged write is lost after kill -9', () => {
  test('of the app; its database stops by itself', async () => {
    const dataDir = await databaseFolder();
    const app = runApp(dataDir);
    const server = await app.server();
    await app.moreAcknowledged(ENOUGH);
    await app.kill();
    await eventually(() => !isRunning(server));
    expect(await lost(dataDir, [app])).toEqual([]);
  });

  test.runIf(isThorough)('of the app, restarted at once, three times', async () => {
    const dataDir = await databaseFolder();
    const apps: App[] = [];
    for (let round = 0; round < 3; round += 1) {
      const app = runApp(dataDir);
      apps.push(app);
      await app.moreAcknowledged(ENOUGH);
      await app.kill();
    }
    expect(await lost(dataDir, apps)).toEqual([]);
  });

  test.runIf(isThorough)('of app and PostgreSQL together, three times', async () => {
    const dataDir = await databaseFolder();
    const apps: App[] = [];
    for (let round = 0; round < 3; round += 1) {
      const app = runApp(dataDir);
      apps.push(app);
      const server = await app.server();
      await app.moreAcknowledged(ENOUGH);
      process.kill(server, 'SIGKILL');
      await app.kill();
    }
    expect(await lost(dataDir, apps)).toEqual([]);
  });

  test.runIf(isThorough)('of PostgreSQL alone; the app continues with a new one', async () => {
    const dataDir = await databaseFolder();
    const app = runApp(dataDir);
    await app.moreAcknowledged(ENOUGH);
    process.kill(await app.server(), 'SIGKILL');
    await eventually(() => app.lines.includes('log PostgreSQL runs again'));
    await app.moreAcknowledged(ENOUGH);
    await app.kill();
    expect(await lost(dataDir, [app])).toEqual([]);
  });
});

describe('a kill during a start does no damage', () => {
  test('during the first start, at any moment of initialisation', async () => {
    const dataDir = temporaryFolder();
    for (const delay of isThorough ? [0, 80, 160, 320, 480] : [160]) {
      const app = runApp(dataDir);
      await eventually(() => app.lines.some((line) => line.startsWith('log Making')));
      await sleep(delay);
      await app.kill();
    }
    const server = await startServer({ dataDir });
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(listDataFolder(dataDir)).toEqual(['pg18']);
  });

  test('during a later start', async () => {
    const dataDir = await databaseFolder();
    for (const delay of isThorough ? [0, 20, 40, 80] : [20]) {
      const app = runApp(dataDir);
      await eventually(() => existsSync(join(dataDir, 'pg18', 'postmaster.pid')));
      await sleep(delay);
      await app.kill();
    }
    const server = await startServer({ dataDir });
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
