import { contract, type ErasureState } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordRun } from '../../../jobs/daily-run.ts';
import { readActivityLog } from '../../../testing/activity-log-lines.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { RETENTION_JOB } from '../retention/enforce-retention.ts';
import { mayErase } from './may-erase.ts';

const { privacy } = contract;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('erasing on hold', () => {
  let test: TestApp;
  let boss: MadeUser;
  beforeEach(async () => {
    test = await createTestApp();
    boss = await test.make.superadmin();
    await recordRun(test.database.database.global, RETENTION_JOB, test.now());
  });
  afterEach(() => test.close());

  /** Whether a machine may erase whose clock is so far ahead of the database's. */
  const ask = (aheadMs = 0, machine = 'here') =>
    mayErase(
      { database: test.database.database, clock: () => test.now() },
      { machine, databaseClock: async () => new Date(test.now().getTime() - aheadMs) },
    );
  const state = async (): Promise<ErasureState> =>
    (await (await test.as(boss)).call(privacy.erasureState)).json();
  const confirm = async (reason: string) =>
    (await test.as(boss)).call(privacy.confirmErasure, { body: { reason } });
  const logged = async () =>
    (await readActivityLog(test, boss.organizationId))
      .map(({ action }) => action)
      .filter((action) => action.endsWith('_erasure'))
      .toReversed();
  const mails = () =>
    test.database.asSuperuser<{ recipient: string; data: object }>(
      `select recipient, data from mails where kind = 'erasure_held' order by created_at`,
    );
  const closedCampaign = async (daysAgo: number) => {
    const closedAt = new Date(test.now().getTime() - daysAgo * DAY);
    const owner = await test.make.user();
    const campaign = await test.make.screeningCampaign(owner, { status: 'closed', closedAt });
    await test.make.candidate(campaign, { status: 'completed' });
  };

  it('tolerates five minutes between two clocks and holds beyond, ahead or behind', async () => {
    expect(await ask()).toBe(true);
    expect(await ask(5 * MINUTE)).toBe(true);
    expect(await ask(-5 * MINUTE)).toBe(true);
    expect((await state()).holds).toEqual([]);
    expect(await ask(6 * MINUTE)).toBe(false);
    expect(await state()).toMatchObject({
      holds: [{ reason: 'clock_differs', machine: 'here', offsetSeconds: 360 }],
    });
    expect(await ask()).toBe(true);
    expect(await ask(-6 * MINUTE)).toBe(false);
  });

  it('tells every super administrator once, by mail and in the activity log', async () => {
    const second = await test.make.superadmin({ language: 'en' });
    await test.make.superadmin({ status: 'inactive' });
    for (let n = 0; n < 3; n++) expect(await ask(DAY)).toBe(false);
    expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual(
      [boss.email, second.email].toSorted(),
    );
    expect((await mails())[0]).toMatchObject({ data: { held: 'clock_differs' } });
    expect(await logged()).toEqual(['hold_erasure']);
    expect(await ask()).toBe(true);
    expect(await logged()).toEqual(['hold_erasure', 'resume_erasure']);
    expect((await state()).holds).toEqual([]);
  });

  it('accepts a confirmed difference until it becomes another one', async () => {
    expect(await ask(HOUR)).toBe(false);
    expect((await confirm('long_pause')).statusCode).toBe(409);
    expect((await confirm('clock_differs')).json()).toMatchObject({ holds: [] });
    expect(await ask(HOUR + MINUTE)).toBe(true);
    expect(await ask(3 * HOUR)).toBe(false);
    expect(await mails()).toHaveLength(2);
    expect(await logged()).toEqual(['hold_erasure', 'confirm_erasure', 'hold_erasure']);
  });

  it('concerns the machine whose clock differs, not the others', async () => {
    expect(await ask(DAY, 'wrong')).toBe(false);
    expect(await ask(0, 'right')).toBe(true);
    expect((await state()).holds.map(({ machine }) => machine)).toEqual(['wrong']);
    // Gone for more than an hour.
    await test.database.asSuperuser(
      `update erasure_holds set seen_at = now() - interval '2 hours'`,
    );
    expect((await state()).holds).toEqual([]);
  });

  it('lets a server that was off for three days go on after one confirmation', async () => {
    await closedCampaign(89);
    test.advance(1.9 * DAY);
    expect(await ask()).toBe(true);
    test.advance(1.1 * DAY);
    expect(await ask()).toBe(false);
    expect(await state()).toMatchObject({
      holds: [{ reason: 'long_pause', machine: null }],
      lastRunAt: expect.any(String),
      due: { organizations: 1, campaigns: 1, candidates: 1 },
    });
    expect((await confirm('long_pause')).json()).toMatchObject({ holds: [] });
    expect(await ask()).toBe(true);
    expect((await readActivityLog(test, boss.organizationId))[0]).toMatchObject({
      action: 'confirm_erasure',
      role: 'superadmin',
      detail: { reason: 'long_pause', candidates: 1 },
    });
  });

  it('begins by itself in a new installation, and asks where no run is known but data is due', async () => {
    await test.database.asSuperuser('delete from job_runs');
    expect(await ask()).toBe(true);
    await closedCampaign(91);
    expect(await ask()).toBe(false);
    expect(await state()).toMatchObject({ holds: [{ reason: 'long_pause' }], lastRunAt: null });
  });

  it('is a metric, with the difference of the clocks', async () => {
    const metric = async (name: string) =>
      new RegExp(`^${name} (\\S+)$`, 'm').exec(
        (await test.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body,
      )?.[1];
    expect(await metric('erasure_holds')).toBe('0');
    expect(Math.abs(Number(await metric('clock_offset_seconds')))).toBeLessThanOrEqual(60);
    test.advance(DAY);
    await ask(DAY);
    expect(await metric('erasure_holds')).toBe('1');
    expect(Number(await metric('clock_offset_seconds'))).toBeGreaterThan(80_000);
  });
});
