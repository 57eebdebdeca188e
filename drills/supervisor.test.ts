import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from './support/client.ts';
import { demoFolder } from './support/demo-folder.ts';
import { type RunningApp, startApp } from './support/running-app.ts';

const AGAIN = /Cadran has ended \(SIGKILL\)\. It is started again/g;

/** Of a supervisor, on Linux. */
const serverOf = (supervisor: number): number =>
  Number(readFileSync(`/proc/${supervisor}/task/${supervisor}/children`, 'utf8').trim());

const isRunning = (pid: number): boolean => existsSync(`/proc/${pid}`);

describe.skipIf(process.platform !== 'linux')('npm start', () => {
  let folder: string;
  let app: RunningApp;
  const start = async () => {
    app = await startApp(folder, {}, [], 'supervised');
  };
  beforeAll(async () => {
    folder = await demoFolder();
    await start();
  });
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** A restarted server chooses another port. */
  const address = (): string =>
    app
      .output()
      .match(/(?<=running at )http\S+/g)
      ?.at(-1) ?? '';
  const enter = () => logIn(address(), 'superadmin', 'cadran-demo');
  const create = async (name: string): Promise<void> => {
    expect((await (await enter()).send('POST', '/organizations', { name })).status).toBe(201);
  };
  const count = async (name: string): Promise<number> =>
    (await (await enter()).read<{ total: number }>(`/organizations?q=${name}`)).total;

  it('starts a killed server again, saying so, with everything acknowledged', async () => {
    for (const time of [1, 2]) {
      await create(`Supervised-${time}`);
      const before = address();
      process.kill(serverOf(app.pid), 'SIGKILL');
      await expect.poll(address).not.toBe(before);
      expect(app.output().match(AGAIN)).toHaveLength(time);
      expect(await count(`Supervised-${time}`)).toBe(1);
    }
  });

  it('killed itself takes the server along, and the next start finds everything', async () => {
    await create('Orphaned');
    const server = serverOf(app.pid);
    await app.kill();
    await start();
    await expect.poll(() => isRunning(server)).toBe(false);
    expect(await count('Orphaned')).toBe(1);
  });

  it('passes the stop on, and ends with the server and its database', async () => {
    const server = serverOf(app.pid);
    expect(await app.stop('SIGTERM')).toBe(0);
    expect(isRunning(server)).toBe(false);
    expect(existsSync(join(folder, 'pg18', 'postmaster.pid'))).toBe(false);
    await start();
  });

  it('does not try again what refuses to start', async () => {
    const other = await mkdtemp(join(tmpdir(), 'cadran-refused-'));
    const refused = startApp(other, { PORT: 'http' }, [], 'supervised');
    await expect(refused).rejects.toThrow(/ended with 1:[^]*PORT must be a whole number/);
    await rm(other, { recursive: true, force: true });
  });
});
