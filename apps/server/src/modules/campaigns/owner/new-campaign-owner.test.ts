import { contract, MODULES, type CampaignSummary } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refusal } from '../../../testing/candidates/campaign-fixture.ts';
import { fullCultureAudit } from '../../../testing/culture-audits/respondent-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const SOME_ID = 'c0ffee00-0000-4000-8000-00000000000f';

describe.each(MODULES)('a new campaign for another organisation (%s)', (module) => {
  const { createCampaign, urlAvailable } = contract[module];
  let test: TestApp;
  let superadmin: MadeUser;
  let there: MadeUser;
  let colleague: MadeUser;
  let count = 0;
  beforeAll(async () => {
    test = await createTestApp();
    superadmin = await test.make.superadmin();
    there = await test.make.admin();
    colleague = await test.make.user({ organizationId: there.organizationId });
  });
  afterAll(() => test.close());

  const create = async (by: MadeUser, home: object) => {
    count += 1;
    const customUrl = `elsewhere-${count}`;
    const own =
      module === 'screening' ? { name: 'Elsewhere', customUrl } : fullCultureAudit(customUrl);
    return (await test.as(by)).call(createCampaign, { body: { ...own, ...home } });
  };
  const refused = async (by: MadeUser, home: object) => {
    const answer = await create(by, home);
    return [answer.statusCode, answer.json<Refusal>().error.fields ?? null];
  };

  it('belongs to the user whom a super administrator names', async () => {
    const { organizationId } = there;
    const answer = await create(superadmin, { organizationId, ownerId: colleague.id });
    expect(answer.statusCode).toBe(201);
    const made = answer.json<CampaignSummary>();
    expect(made).toMatchObject({ organizationId, ownerId: colleague.id });
    const mine = await (
      await test.as(colleague)
    ).call(contract[module].readCampaign, {
      params: { id: made.id },
    });
    expect(mine.json()).toMatchObject({ can: { edit: true } });
    const available = async (by: MadeUser, query: Record<string, string>) =>
      (await (await test.as(by)).call(urlAvailable, { query })).json();
    const taken = { customUrl: made.customUrl };
    expect(await available(superadmin, { ...taken, organizationId })).toEqual({ available: false });
    expect(await available(superadmin, taken)).toEqual({ available: true });
  });

  it('needs an owner who is an active user there', async () => {
    const { organizationId } = there;
    const inactive = await test.make.user({ organizationId, status: 'inactive' });
    expect(await refused(superadmin, { organizationId })).toEqual([422, { ownerId: 'required' }]);
    for (const ownerId of [superadmin.id, inactive.id, SOME_ID])
      expect(await refused(superadmin, { organizationId, ownerId })).toEqual([
        422,
        { ownerId: 'one_of' },
      ]);
    expect(await refused(superadmin, { organizationId: SOME_ID, ownerId: colleague.id })).toEqual([
      422,
      { ownerId: 'one_of' },
    ]);
    expect(await refused(superadmin, { organizationId: 'here' })).toEqual([
      422,
      { organizationId: 'format' },
    ]);
  });

  it('is for super administrators only; administrators name an owner at home', async () => {
    const { organizationId } = await test.make.user();
    for (const by of [there, colleague]) {
      expect((await create(by, { organizationId, ownerId: by.id })).statusCode).toBe(403);
      const asked = { customUrl: 'elsewhere', organizationId };
      expect((await (await test.as(by)).call(urlAvailable, { query: asked })).statusCode).toBe(403);
    }
    expect((await create(colleague, { ownerId: there.id })).statusCode).toBe(403);
    const handed = await create(there, { ownerId: colleague.id });
    expect(handed.json()).toMatchObject({ ownerId: colleague.id });
    const visitor = await test.anonymous();
    expect((await visitor.call(createCampaign, { body: {} })).statusCode).toBe(403);
  });
});
