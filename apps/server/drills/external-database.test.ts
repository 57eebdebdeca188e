import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbedded, type EmbeddedServer } from '@cadran/db/embedded';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from './client.ts';
import { startApp } from './running-app.ts';

const SETUP = fileURLToPath(new URL('../../../packages/db/commands/setup.ts', import.meta.url));

describe('DATABASE_URL', () => {
  let folder: string;
  let serverFolder: string;
  let server: EmbeddedServer;
  let superuser: string;
  let addresses: { DATABASE_URL: string; DATABASE_OWNER_URL: string };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cadran-external-'));
    // Somebody's PostgreSQL server: the app knows of it by its address only.
    serverFolder = await mkdtemp(join(tmpdir(), 'cadran-server-'));
    server = await startEmbedded({ dataDir: serverFolder, durable: false });
    const { host, port } = server.connection('postgres', 'postgres');
    superuser = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(host)}&port=${port}`;
    const printed = execFileSync(process.execPath, [SETUP, superuser], { encoding: 'utf8' });
    const value = (name: string) => new RegExp(`${name}=(\\S+)`).exec(printed)?.[1] ?? '';
    addresses = {
      DATABASE_URL: value('DATABASE_URL'),
      DATABASE_OWNER_URL: value('DATABASE_OWNER_URL'),
    };
  });
  afterAll(async () => {
    await server.stop();
    for (const used of [folder, serverFolder]) await rm(used, { recursive: true, force: true });
  });

  it('works the same on a server prepared by db:setup, and two instances share sessions', async () => {
    const env = { ...addresses, SECRET_KEY: 'the same key for both of the instances' };
    const one = await startApp(join(folder, 'one'), env);
    const two = await startApp(join(folder, 'two'), env);
    try {
      const client = await logIn(one.address, 'superadmin', 'cadran-demo');
      const created = await client.send('POST', '/organizations', { name: 'Shared' });
      expect(created.status).toBe(201);
      const other = await logIn(two.address, 'superadmin', 'cadran-demo');
      const found = await other.send('GET', '/organizations?name=Shared');
      expect(found.body).toMatchObject({ total: 1 });
    } finally {
      await Promise.all([one.stop(), two.stop()]);
    }
  });

  it('is refused as a superuser, saying how to fix it', async () => {
    const strong = superuser.replace('localhost/postgres', 'localhost/cadran');
    const start = startApp(join(folder, 'strong'), { DATABASE_URL: strong });
    await expect(start).rejects.toThrow(/superuser[\s\S]*db:setup/);
  });

  it('with missing migrations and without the owner’s address is refused, saying which', async () => {
    execFileSync(process.execPath, [SETUP, superuser, 'behind'], { encoding: 'utf8' });
    const pg = await import('pg');
    const client = new pg.default.Client({
      connectionString: superuser.replace('localhost/postgres', 'localhost/behind'),
    });
    await client.connect();
    await client.query(`delete from schema_migrations where name like '0001%'`);
    await client.end();
    const behind = addresses.DATABASE_URL.replace('/cadran?', '/behind?');
    await expect(startApp(join(folder, 'behind'), { DATABASE_URL: behind })).rejects.toThrow(
      /0001_platform\.sql[\s\S]*DATABASE_OWNER_URL/,
    );
  });
});
