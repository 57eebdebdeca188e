import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logIn } from './support/client.ts';
import { startApp } from './support/running-app.ts';

describe('first run', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cadran-first-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('prints the URL, the data folder and a working log-in per role', async () => {
    const app = await startApp(folder);
    try {
      expect(app.output()).toContain(folder);
      const rows = app
        .output()
        .split('\n')
        .map((line) => line.trim().split(/ {2,}/))
        .filter((cells) => cells.length === 4 && cells[0] !== 'role');
      expect(new Set(rows.map((row) => row[0]))).toEqual(new Set(['superadmin', 'admin', 'user']));
      for (const [, , username = '', password = ''] of rows)
        await expect(logIn(app.address, username, password)).resolves.toBeDefined();
      const page = await fetch(`${app.address}/login`);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toContain('text/html');
    } finally {
      expect(await app.stop('SIGINT')).toBe(0);
    }
  });

  it('with --no-demo creates one super admin and prints the generated password once', async () => {
    const app = await startApp(folder, {}, ['--no-demo']);
    const password = /with the password (\S+) \(shown only now/.exec(app.output())?.[1] ?? '';
    expect(password).toMatch(/^\S{20,}$/);
    await expect(logIn(app.address, 'superadmin', password)).resolves.toBeDefined();
    await app.stop();
    const again = await startApp(folder, {}, ['--no-demo']);
    expect(again.output()).not.toContain('password');
    await again.stop();
  });

  it('uses the super admin of the environment, without demonstration data in production', async () => {
    const app = await startApp(folder, {
      NODE_ENV: 'production',
      BASE_URL: 'https://cadran.example',
      SUPERADMIN_USERNAME: 'root-of-all',
      SUPERADMIN_PASSWORD: 'a password of our own',
    });
    try {
      expect(app.output()).not.toContain('a password of our own');
      const me = await logIn(app.address, 'root-of-all', 'a password of our own');
      expect(await me.read('/organizations')).toMatchObject({ total: 1 });
      await expect(logIn(app.address, 'camille', 'cadran-demo')).rejects.toThrow('401');
    } finally {
      await app.stop();
    }
  });

  it('is refused in production without required variables, naming them', async () => {
    const start = startApp(folder, {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://cadran_app@127.0.0.1:1/cadran',
    });
    await expect(start).rejects.toThrow(/BASE_URL[\s\S]*SECRET_KEY/);
  });

  it('is refused on data of another key, and stops its database', async () => {
    const started = await startApp(folder, {}, ['--no-demo']);
    await started.stop();
    const other = { SECRET_KEY: 'a key that these data were not made with' };
    await expect(startApp(folder, other)).rejects.toThrow('made with another key');
    const again = await startApp(folder);
    await again.stop();
  });

  it('is refused on a folder that is in use', async () => {
    const SUPERADMIN_PASSWORD = 'a password of our own';
    const app = await startApp(folder, { SUPERADMIN_PASSWORD }, ['--no-demo']);
    try {
      await expect(startApp(folder)).rejects.toThrow(/another|in use|already/i);
      await expect(logIn(app.address, 'superadmin', SUPERADMIN_PASSWORD)).resolves.toBeDefined();
    } finally {
      await app.stop();
    }
  });
});
