import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from './support/client.ts';
import { demoFolder, firstStart } from './support/demo-folder.ts';
import { type RunningApp, startApp } from './support/running-app.ts';

describe('first run', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cadran-first-'));
    // The database's user must be able to traverse it when we are root.
    await chmod(folder, 0o711);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('prints the URL, the data folder and a working log-in per role', async () => {
    const copy = await demoFolder();
    const { dataDir, output } = firstStart();
    expect(output).toMatch(/running at http:\/\/localhost:\d+/);
    expect(output).toContain(dataDir);
    const rows = output
      .split('\n')
      .map((line) => line.trim().split(/ {2,}/))
      .filter((cells) => cells.length === 4 && cells[0] !== 'role');
    expect(new Set(rows.map((row) => row[0]))).toEqual(new Set(['superadmin', 'admin', 'user']));
    const app = await startApp(copy);
    try {
      for (const [, , username = '', password = ''] of rows)
        await expect(logIn(app.address, username, password)).resolves.toBeDefined();
      const page = await fetch(`${app.address}/login`);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toContain('text/html');
    } finally {
      expect(await app.stop('SIGINT')).toBe(0);
      await rm(copy, { recursive: true, force: true });
    }
  });

  it('uses the super admin of the environment, without demonstration data in production', async () => {
    const app = await startApp(join(folder, 'production'), {
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
    const start = startApp(join(folder, 'refused'), {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://cadran_app@127.0.0.1:1/cadran',
    });
    await expect(start).rejects.toThrow(/BASE_URL[\s\S]*SECRET_KEY/);
  });

  /** One after the other on one folder. */
  describe('with --no-demo', () => {
    const start = (env: Record<string, string> = {}) =>
      startApp(join(folder, 'empty'), env, ['--no-demo']);
    let app: RunningApp;
    let password: string;
    beforeAll(async () => {
      app = await start();
      password = /with the password (\S+) \(shown only now/.exec(app.output())?.[1] ?? '';
    });

    it('creates one super admin and prints the generated password', async () => {
      expect(password).toMatch(/^\S{20,}$/);
      await expect(logIn(app.address, 'superadmin', password)).resolves.toBeDefined();
    });

    it('is refused on a folder that is in use', async () => {
      await expect(start()).rejects.toThrow(/another|in use|already/i);
      await expect(logIn(app.address, 'superadmin', password)).resolves.toBeDefined();
    });

    it('is refused on data of another key, and stops its database', async () => {
      await app.stop();
      const other = { SECRET_KEY: 'a key that these data were not made with' };
      await expect(start(other)).rejects.toThrow('made with another key');
    });

    it('prints the password once only', async () => {
      const again = await start();
      expect(again.output()).not.toContain('password');
      await again.stop();
    });
  });
});
