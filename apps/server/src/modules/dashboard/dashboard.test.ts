import { contract, type Dashboard } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCampaign } from '../../testing/candidates/insert-campaign.ts';
import { createTestApp, type Caller, type TestApp } from '../../testing/test-app.ts';

const { dashboard, users } = contract;

describe('dashboard', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const read = async (caller: Caller) => (await caller.call(dashboard.read)).json<Dashboard>();

  it('shows users the modules with campaign and respondent counts', async () => {
    const user = await test.make.user({ profilingEnabled: false });
    const outsider = await test.make.user();
    await insertCampaign(test, user, { opened: 2, completed: 3 });
    await insertCampaign(test, user, { closed: true, completed: 1 });
    await insertCampaign(test, outsider, { opened: 40 });
    expect(await read(await test.as(user))).toEqual({
      modules: {
        screening: { enabled: true, campaigns: 2, respondents: 6 },
        profiling: { enabled: false },
      },
      notTold: 4,
      administration: null,
      platform: null,
    });
  });

  it('shows no counts of a disabled module', async () => {
    const user = await test.make.user({ screeningEnabled: false });
    await insertCampaign(test, user, { opened: 2 });
    expect((await read(await test.as(user))).modules).toEqual({
      screening: { enabled: false },
      profiling: { enabled: true, campaigns: 0, respondents: 0 },
    });
  });

  it('shows admins users and open campaigns of the organisation', async () => {
    const admin = await test.make.admin();
    const { organizationId } = admin;
    await test.make.user({ organizationId });
    await test.make.user({ organizationId, status: 'inactive' });
    await insertCampaign(test, admin);
    await insertCampaign(test, admin, { closed: true });
    const { administration, platform } = await read(await test.as(admin));
    expect(administration).toEqual({
      users: { active: 2, inactive: 1 },
      openCampaigns: { screening: 1, profiling: 0 },
    });
    expect(platform).toBeNull();
  });

  it('shows super admins all organisations and the latest activity', async () => {
    const own = await createTestApp();
    try {
      const boss = await own.make.superadmin({ screeningEnabled: false });
      const asBoss = await own.as(boss);
      const admin = await own.make.admin();
      await own.make.organization({ status: 'inactive' });
      const idle = await own.make.user({ status: 'inactive' });
      await insertCampaign(own, admin, { opened: 1, completed: 2 });
      await insertCampaign(own, idle, { closed: true, completed: 4 });
      for (let n = 0; n < 11; n++)
        await asBoss.call(users.update, {
          params: { id: admin.id },
          body: { language: n % 2 === 0 ? 'en' : 'fr' },
        });
      const { modules, administration, platform } = await read(asBoss);
      // Super admins have every module; the counts are those of the list, which has all organisations.
      expect(modules.screening).toEqual({ enabled: true, campaigns: 2, respondents: 7 });
      expect(administration).toEqual({
        users: { active: 1, inactive: 0 },
        openCampaigns: { screening: 0, profiling: 0 },
      });
      expect(platform).toMatchObject({
        organizations: { active: 3, inactive: 1 },
        users: { active: 2, inactive: 1 },
        campaigns: { screening: 2, profiling: 0 },
        respondents: { screening: 7, profiling: 0 },
      });
      expect(platform?.activity).toHaveLength(10);
      expect(platform?.activity[0]).toMatchObject({
        action: 'update',
        actor: { name: boss.username, role: 'superadmin' },
        target: { id: admin.id },
        organizationName: expect.stringMatching(/^Organisation/),
      });
    } finally {
      await own.close();
    }
  });
});
