import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { databaseFolder } from '../support/database/database-folder.ts';
import { ENOUGH, lost } from '../support/database/lost-numbers.ts';
import { type App, runApp } from '../support/database/run-app.ts';
import { query, startServer } from '../support/database/start-server.ts';
import {
  eventually,
  listDataFolder,
  temporaryFolder,
} from '../support/database/temporary-folder.ts';

/** A single kill of the app and of its database is in drills/quick. */
describe('no acknowledged write is lost after kill -9', () => {
  test('of the app, restarted at once, three times', async () => {
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

  test('of app and PostgreSQL together, three times', async () => {
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

  test('of PostgreSQL alone; the app continues with a new one', async () => {
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
    for (const delay of [0, 80, 160, 320, 480]) {
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
    for (const delay of [0, 20, 40, 80]) {
      const app = runApp(dataDir);
      await eventually(() => existsSync(join(dataDir, 'pg18', 'postmaster.pid')));
      await sleep(delay);
      await app.kill();
    }
    const server = await startServer({ dataDir });
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
