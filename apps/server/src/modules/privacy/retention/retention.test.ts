import { contract, type RetentionPreview } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../../testing/activity-log-lines.ts';
import { comparableBytes } from '../../../testing/comparable-bytes.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { claimDailyRun } from '../../../jobs/daily-run.ts';
import { enforceRetention, RETENTION_JOB } from './enforce-retention.ts';

const { privacy } = contract;
const DAY = 24 * 3_600_000;
const MISSING = '00000000-0000-4000-8000-000000000000';

describe('retention', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const parts = () => ({ database: test.database.database, clock: () => test.now() });
  const daysAgo = (days: number) => new Date(test.now().getTime() - days * DAY);
  const left = async (campaign: { id: string }): Promise<number> =>
    (
      await test.database.asSuperuser(
        'select from screening_questionnaires where campaign_id = $1',
        [campaign.id],
      )
    ).length;
  const closed = async (owner: MadeUser, days: number) => {
    const campaign = await test.make.screeningCampaign(owner, {
      status: 'closed',
      closedAt: daysAgo(days),
    });
    await test.make.candidate(campaign, { status: 'completed' });
    await test.make.candidate(campaign);
    await test.make.candidate(campaign, { status: 'completed', keepLonger: true });
    return campaign;
  };
  const preview = async (admin: MadeUser, query = {}): Promise<RetentionPreview> =>
    (
      await (
        await test.as(admin)
      ).call(privacy.retention, { params: { id: admin.organizationId }, query })
    ).json();

  it('erases candidates 90 days after the closing, or after 24 months with consent', async () => {
    const admin = await test.make.admin();
    const young = await closed(admin, 89.9);
    const old = await closed(admin, 90.1);
    const open = await test.make.screeningCampaign(admin);
    await test.make.candidate(open, { status: 'completed' });
    await enforceRetention(parts());
    expect([await left(young), await left(old), await left(open)]).toEqual([3, 1, 1]);
    // 24 months are 730 or 731 days.
    test.advance(639 * DAY);
    await enforceRetention(parts());
    expect([await left(young), await left(old), await left(open)]).toEqual([1, 1, 1]);
    test.advance(3 * DAY);
    await enforceRetention(parts());
    expect([await left(young), await left(old), await left(open)]).toEqual([0, 0, 1]);
  });

  it('continues with other campaigns if one fails, and reports the error', async () => {
    const admin = await test.make.admin();
    const stuck = await closed(admin, 95);
    const behind = await closed(admin, 94);
    await test.database.asSuperuser(`
      create function stay() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$;
      create trigger stay before delete on screening_questionnaires for each row
        when (old.campaign_id = '${stuck.id}') execute function stay()`);
    await expect(enforceRetention(parts())).rejects.toThrow('1 campaigns could not be erased');
    expect([await left(stuck), await left(behind)]).toEqual([3, 1]);
    await test.database.asSuperuser('drop function stay cascade');
    await enforceRetention(parts());
    expect(await left(stuck)).toBe(1);
  });

  it('keeps nobody longer than announced; a longer time applies to new campaigns', async () => {
    const admin = await test.make.admin();
    const told = await closed(admin, 95);
    const caller = await test.as(admin);
    const params = { id: admin.organizationId };
    const { version } = (await caller.call(contract.organizations.read, { params })).json<{
      version: number;
    }>();
    const answer = await caller.call(contract.organizations.update, {
      params,
      body: { version, settings: { screeningRetentionDays: 730 } },
    });
    expect(answer.statusCode).toBe(200);
    const later = await closed(admin, 95);
    const { items } = await preview(admin);
    const daysOf = (campaign: { id: string }) => {
      const item = items.find((one) => one.campaign.id === campaign.id);
      return (Date.parse(item?.removesAt ?? '') - Date.parse(item?.closedAt ?? '')) / DAY;
    };
    expect([daysOf(told), daysOf(later)]).toEqual([90, 730]);
    await enforceRetention(parts());
    expect([await left(told), await left(later)]).toEqual([1, 3]);
  });

  it('uses the organisation’s setting and erases invitations and their mails', async () => {
    const admin = await test.make.admin();
    await test.database.asSuperuser(
      'update organizations set screening_retention_days = 10 where organization_id = $1',
      [admin.organizationId],
    );
    const campaign = await test.make.screeningCampaign(admin);
    await (
      await test.as(admin)
    ).call(contract.email.send, {
      body: {
        kind: 'invitation',
        campaignId: campaign.id,
        to: ['invited@example.org'],
        language: 'fr',
      },
    });
    await test.make.candidate(campaign);
    const params = { id: campaign.id };
    await (await test.as(admin)).call(contract.screening.closeCampaign, { params });
    test.advance(10 * DAY + 1000);
    await enforceRetention(parts());
    expect(await left(campaign)).toBe(0);
    expect(
      await test.database.asSuperuser(
        `select recipient from mails where recipient = 'invited@example.org'
         union all select email from invitations where email = 'invited@example.org'`,
      ),
    ).toEqual([]);
    expect((await readActivityLog(test, admin.organizationId))[0]).toMatchObject({
      role: 'system',
      action: 'retention',
      target: campaign.name,
      detail: { candidates: 1, invitations: 1 },
    });
  });

  it('previews what it will erase, also for an unsaved setting', async () => {
    const admin = await test.make.admin();
    const [soon, later] = [await closed(admin, 100), await closed(admin, 50)];
    const today = await preview(admin);
    expect(today).toMatchObject({ days: 90, due: { candidates: 2, campaigns: 1 } });
    expect(
      today.items.map(({ campaign, candidates, keptLonger }) => [
        campaign.id,
        candidates,
        keptLonger,
      ]),
    ).toEqual([
      [soon.id, 2, 1],
      [later.id, 2, 1],
    ]);
    expect(await preview(admin, { days: '30' })).toMatchObject({
      days: 30,
      due: { candidates: 4, campaigns: 2 },
    });
    await enforceRetention(parts());
    expect(await preview(admin)).toMatchObject({ due: { candidates: 0, campaigns: 0 } });
    expect([await left(soon), await left(later)]).toEqual([1, 3]);
  });

  it('erases nothing of open campaigns and lists those open for long', async () => {
    const admin = await test.make.admin();
    const begunDaysAgo = async (days: number) => {
      const campaign = await test.make.screeningCampaign(admin);
      await test.make.candidate(campaign, { status: 'completed' });
      await test.make.candidate(campaign);
      await test.database.asSuperuser(
        'update screening_questionnaires set opened_at = $2 where campaign_id = $1',
        [campaign.id, daysAgo(days)],
      );
      return campaign;
    };
    const [young, old] = [await begunDaysAgo(89.9), await begunDaysAgo(90.1)];
    await enforceRetention(parts());
    expect([await left(young), await left(old)]).toEqual([2, 2]);
    expect(await preview(admin)).toMatchObject({ forgotten: { campaigns: 1, candidates: 2 } });
    expect(await preview(admin, { days: '30' })).toMatchObject({
      forgotten: { campaigns: 2, candidates: 4 },
    });
  });

  it('runs once a day across instances', async () => {
    const admin = await test.make.admin();
    const one = await closed(admin, 91);
    const runDaily = async () => {
      if (await claimDailyRun(test.database.database.global, RETENTION_JOB, test.now()))
        await enforceRetention(parts());
    };
    await Promise.all([1, 2, 3].map(runDaily));
    expect(await left(one)).toBe(1);
    const two = await closed(admin, 91);
    await runDaily();
    expect(await left(two)).toBe(3);
    test.advance(DAY);
    await runDaily();
    expect(await left(two)).toBe(1);
    expect((await preview(admin)).lastRunAt).not.toBeNull();
  });

  it('runs again after a clock that was years ahead has been set back', async () => {
    const claim = () => claimDailyRun(test.database.database.global, RETENTION_JOB, test.now());
    test.advance(5 * 365 * DAY);
    expect(await claim()).toBe(true);
    test.advance(-5 * 365 * DAY);
    expect(await claim()).toBe(true);
    expect(await claim()).toBe(false);
  });

  it('is shown to the organisation’s admins and validates the days', async () => {
    const admin = await test.make.admin();
    const { organizationId } = admin;
    const call = async (user: MadeUser, id: string, query = {}) =>
      (await test.as(user)).call(privacy.retention, { params: { id }, query });
    expect((await call(await test.make.user({ organizationId }), organizationId)).statusCode).toBe(
      403,
    );
    const stranger = await test.make.admin();
    expect(comparableBytes(await call(stranger, organizationId))).toEqual(
      comparableBytes(await call(stranger, MISSING)),
    );
    for (const days of ['0', '731', '-1', 'x'])
      expect((await call(admin, organizationId, { days })).statusCode).toBe(422);
    const params = { id: organizationId };
    expect((await test.nobody.call(privacy.retention, { params })).statusCode).toBe(401);
  });
});
