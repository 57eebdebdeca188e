import { contract, type FirstDay } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCampaign } from '../../testing/candidates/insert-campaign.ts';
import { createTestApp, type Caller, type TestApp } from '../../testing/test-app.ts';

const { dashboard } = contract;

describe('the first day', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const read = async (caller: Caller) => (await caller.call(dashboard.firstDay)).json<FirstDay>();
  const stepsOf = async (caller: Caller) =>
    Object.fromEntries((await read(caller)).steps.map(({ step, done }) => [step, done]));

  it('has the steps of each role and of its modules', async () => {
    const admin = await test.make.admin();
    const { organizationId } = admin;
    const recruiter = await test.as(
      await test.make.user({ organizationId, profilingEnabled: false }),
    );
    expect(await stepsOf(recruiter)).toEqual({ campaign: false, answer: false, report: false });
    expect(Object.keys(await stepsOf(await test.as(admin)))).toEqual([
      'branding',
      'user',
      'campaign',
      'answer',
      'report',
      'audit',
      'auditAnswers',
      'auditResults',
    ]);
    const boss = await test.as(await test.make.superadmin());
    expect(Object.keys(await stepsOf(boss)).slice(0, 3)).toEqual([
      'organization',
      'user',
      'campaign',
    ]);
  });

  it('ticks what is done, by one’s own campaigns for a user and all for administrators', async () => {
    const admin = await test.make.admin();
    const { organizationId } = admin;
    const asAdmin = await test.as(admin);
    expect(await stepsOf(asAdmin)).toMatchObject({ user: false, campaign: false });
    const user = await test.make.user({ organizationId });
    const colleague = await test.as(await test.make.user({ organizationId }));
    const id = await insertCampaign(test, user, { completed: 1 });
    const done = { campaign: true, answer: true, report: false };
    expect(await stepsOf(await test.as(user))).toMatchObject(done);
    expect(await stepsOf(asAdmin)).toMatchObject({ user: true, ...done });
    expect(await stepsOf(colleague)).toMatchObject({ campaign: false, answer: false });
    const { screening } = await read(await test.as(user));
    expect(screening).toMatchObject({ id, link: expect.stringContaining('/screening/') });
    const me = await test.as(user);
    await me.call(contract.candidates.decide, {
      params: { id: screening?.candidateId ?? '' },
      body: { decision: 'interview' },
    });
    expect(await stepsOf(me)).toMatchObject({ report: true });
    expect(await stepsOf(asAdmin)).toMatchObject({ report: false });
  });

  it('is put away and brought back, for one user alone', async () => {
    const admin = await test.make.admin();
    const { organizationId } = admin;
    const [me, other] = [
      await test.as(admin),
      await test.as(await test.make.user({ organizationId })),
    ];
    const save = async (dismissed: boolean) =>
      (await me.call(dashboard.saveFirstDay, { body: { dismissed } })).json<FirstDay>();
    expect(await save(true)).toEqual({
      dismissed: true,
      steps: [],
      screening: null,
      profiling: null,
    });
    expect((await read(me)).dismissed).toBe(true);
    expect((await read(other)).dismissed).toBe(false);
    expect((await save(false)).steps.length).toBeGreaterThan(0);
    expect((await me.call(dashboard.saveFirstDay, { body: {} })).statusCode).toBe(422);
  });
});
