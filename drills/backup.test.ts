import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from './support/client.ts';
import { demoFolder } from './support/demo-folder.ts';
import { startApp } from './support/running-app.ts';

const command = (name: string): string =>
  fileURLToPath(new URL(`../apps/server/commands/${name}.ts`, import.meta.url));
const BACKUP_KEY = 'a key kept somewhere else';

describe('backup and restore', () => {
  let folder: string;
  let here: string;
  let there: string;
  beforeAll(async () => {
    const make = (name: string) => mkdtemp(join(tmpdir(), `cadran-${name}-`));
    [folder, here, there] = await Promise.all([make('backup'), demoFolder(), make('there')]);
  });
  afterAll(async () => {
    for (const used of [folder, here, there]) await rm(used, { recursive: true, force: true });
  });

  const run = (name: string, dataDir: string, file: string): string =>
    execFileSync(process.execPath, [command(name), file], {
      encoding: 'utf8',
      stdio: 'pipe',
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, BACKUP_KEY },
    });

  it('move a running installation with its users, candidates and key', async () => {
    const file = join(folder, 'cadran.backup');
    const countsOf = async (address: string) => {
      const camille = await logIn(address, 'camille', 'cadran-demo');
      return [
        await camille.read('/screening/campaigns?sort=name'),
        await camille.read('/screening/questionnaires?pageSize=200'),
      ];
    };
    const app = await startApp(here);
    let before: unknown;
    try {
      before = await countsOf(app.address);
      expect(run('backup', here, file)).toMatch(/^\d{3,} rows/);
      expect(() => run('restore', here, file)).toThrow('stop it first');
    } finally {
      await app.stop();
    }
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(run('restore', there, file)).toMatch(/are back/);
    const moved = await startApp(there);
    try {
      expect(await countsOf(moved.address)).toEqual(before);
    } finally {
      await moved.stop();
    }
  });

  it('are refused on data, and made of a stopped one', async () => {
    const file = join(folder, 'stopped.backup');
    expect(run('backup', here, file)).toMatch(/^\d{3,} rows/);
    expect(() => run('restore', here, file)).toThrow('data in this database already');
  });
});
