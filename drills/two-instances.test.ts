import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contract, type ProfilingSnapshots } from '@cadran/contract';
import { openDatabase } from '@cadran/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimDailyRun } from '../apps/server/src/jobs/daily-run.ts';
import { type MailServer, startMailServer } from '@cadran/testing/mail-server';
import { call, logIn, retryWhileUnavailable } from './support/client.ts';
import { demoFolder } from './support/demo-folder.ts';
import { startPreparedServer, type PreparedServer } from './support/prepared-server.ts';
import { type RunningApp, startApp } from './support/running-app.ts';

const PASSWORD = 'cadran-demo';
/** Attempts per address and name (login-throttle.ts). */
const ATTEMPTS = 10;

/** mail-storm.test.ts covers mails when one of two instances dies. */
describe('two instances on one database', () => {
  const folders: string[] = [];
  let server: PreparedServer;
  let post: MailServer;
  let one: RunningApp;
  let two: RunningApp;

  beforeAll(async () => {
    folders.push(await demoFolder());
    for (const name of ['one', 'two'])
      folders.push(await mkdtemp(join(tmpdir(), `cadran-two-${name}-`)));
    server = await startPreparedServer(folders[0] ?? '', { durable: false });
    post = await startMailServer({ parse: false });
    const env = { ...server.env, SMTP_URL: post.url };
    one = await startApp(folders[1] ?? '', env);
    two = await startApp(folders[2] ?? '', env);
  });
  afterAll(async () => {
    await Promise.all([one.stop(), two.stop()]);
    await server.stop();
    await post.close();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  const send = (app: RunningApp, method: string, path: string, token?: string, body?: unknown) =>
    retryWhileUnavailable(() => call(app.address, method, path, token, body));
  const tokenOf = async (app: RunningApp, identifier: string): Promise<string> =>
    (await logIn(app.address, identifier, PASSWORD)).token;
  const eventually = async (holds: () => Promise<boolean>): Promise<void> => {
    while (!(await holds())) await sleep(100);
  };

  it('share sessions: log-in and log-out apply to both', async () => {
    const token = await tokenOf(one, 'louis');
    expect((await send(two, 'GET', contract.auth.session.path, token)).status).toBe(200);
    await send(two, 'POST', contract.auth.logout.path, token);
    expect((await send(one, 'GET', contract.auth.session.path, token)).status).toBe(401);
  });

  it('share throttles', async () => {
    const guess = (app: RunningApp) =>
      send(app, 'POST', contract.auth.login.path, undefined, {
        identifier: 'oliver',
        password: 'not this one',
      });
    for (let i = 0; i < ATTEMPTS; i += 1)
      expect((await guess(i % 2 === 0 ? one : two)).status).toBe(401);
    expect((await guess(one)).status).toBe(429);
    expect((await guess(two)).status).toBe(429);
  });

  it('share the outbox: each mail is sent once', async () => {
    const token = await tokenOf(one, 'camille');
    const campaigns = await send(one, 'GET', '/screening/campaigns?status=open', token);
    const [campaign] = (campaigns.body as { items: { id: string }[] }).items;
    const to = Array.from({ length: 60 }, (_, i) => `somebody-${i}@example.org`);
    const body = { kind: 'invitation', campaignId: campaign?.id, to, language: 'fr' };
    expect((await send(one, 'POST', contract.email.send.path, token, body)).status).toBe(202);
    await eventually(async () => post.accepted.length >= to.length);
    await eventually(
      async () =>
        (await server.query(`select from mails where status <> 'sent' and kind = 'invitation'`))
          .length === 0,
    );
    expect(new Set(post.accepted).size).toBe(to.length);
    expect(post.accepted).toHaveLength(to.length);
  });

  it('share snapshots: each is computed once and readable at both', async () => {
    const token = await tokenOf(one, 'camille');
    const campaigns = await send(one, 'GET', '/profiling/campaigns?status=open', token);
    const [campaign] = (campaigns.body as { items: { id: string }[] }).items;
    const base = `/profiling/campaigns/${campaign?.id}`;
    expect((await send(one, 'POST', `${base}/close`, token, {})).status).toBe(200);
    await eventually(async () => {
      const { body } = await send(two, 'GET', `${base}/snapshots`, token);
      return (body as ProfilingSnapshots).items[0]?.status === 'ready';
    });
    const taken = await server.query<{ number: number; attempts: number }>(
      'select number, attempts from profiling_snapshots where campaign_id = $1',
      [campaign?.id],
    );
    expect(taken).toEqual([{ number: 1, attempts: 1 }]);
    const report = (app: RunningApp) =>
      send(app, 'POST', `${base}/profiling/questionnaires/filter`, token, {});
    const atOne = await report(one);
    expect(atOne.status).toBe(200);
    expect(await report(two)).toEqual(atOne);
  });

  it('share daily jobs: one instance runs each', async () => {
    const pools = [1, 2, 3, 4].map(() =>
      openDatabase({ connection: { connectionString: server.env.DATABASE_URL } }),
    );
    try {
      const now = new Date();
      const claims = await Promise.all(
        pools.map((database) => claimDailyRun(database.global, 'a job of this test', now)),
      );
      expect(claims.filter(Boolean)).toHaveLength(1);
    } finally {
      for (const pool of pools) await pool.close();
    }
  });
});
