import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from './support/client.ts';
import {
  setUpDatabase,
  startPreparedServer,
  type PreparedServer,
} from './support/prepared-server.ts';
import { startApp } from './support/running-app.ts';

describe('DATABASE_URL', () => {
  let folder: string;
  let serverFolder: string;
  let server: PreparedServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cadran-external-'));
    serverFolder = await mkdtemp(join(tmpdir(), 'cadran-server-'));
    server = await startPreparedServer(serverFolder, { durable: false });
  });
  afterAll(async () => {
    await server.stop();
    for (const used of [folder, serverFolder]) await rm(used, { recursive: true, force: true });
  });

  it('works on a server prepared by db:setup', async () => {
    const SUPERADMIN_PASSWORD = 'a password of our own';
    const env = { ...server.env, SUPERADMIN_PASSWORD };
    const app = await startApp(join(folder, 'one'), env, ['--no-demo']);
    try {
      const client = await logIn(app.address, 'superadmin', SUPERADMIN_PASSWORD);
      const created = await client.send('POST', '/organizations', { name: 'Outside' });
      expect(created.status).toBe(201);
      expect(await server.query(`select from organizations where name = 'Outside'`)).toHaveLength(
        1,
      );
      const metrics = await (await fetch(`${app.address}/metrics`)).text();
      expect(metrics).toMatch(/^process_resident_memory_bytes \d+/m);
    } finally {
      await app.stop();
    }
  });

  it('is refused for a superuser, with instructions', async () => {
    const strong = server.superuser.replace('localhost/postgres', 'localhost/cadran');
    const start = startApp(join(folder, 'strong'), { DATABASE_URL: strong });
    await expect(start).rejects.toThrow(/superuser[\s\S]*db:setup/);
  });

  it('is refused with pending migrations and no owner URL, naming them', async () => {
    const { DATABASE_URL: behind } = setUpDatabase(server.superuser, 'behind');
    const client = new pg.Client({
      connectionString: server.superuser.replace('localhost/postgres', 'localhost/behind'),
    });
    await client.connect();
    await client.query(`delete from schema_migrations where name like '0001%'`);
    await client.end();
    await expect(startApp(join(folder, 'behind'), { DATABASE_URL: behind })).rejects.toThrow(
      /0001_platform\.sql[\s\S]*DATABASE_OWNER_URL/,
    );
  });
});
