import { contract, type ScreeningCampaignSummary } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { screening } = contract;

describe('the list of screening campaigns', () => {
  let test: TestApp;
  let owner: MadeUser;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.make.user();
    const make = (name: string, minute: number, status: 'open' | 'closed' = 'open') => {
      const at = new Date(Date.UTC(2026, 0, 1, 0, minute));
      return test.make.screeningCampaign(owner, { name, status, createdAt: at, updatedAt: at });
    };
    await make('Bravo', 1);
    const charlie = await make('charlie_50%', 3, 'closed');
    const alpha = await make('Alpha', 2);
    for (let n = 0; n < 3; n++) await test.make.candidate(alpha, { status: 'completed' });
    await test.make.candidate(charlie);
    await test.make.screeningCampaign(await test.make.user(), { name: 'Foreign' });
  });
  afterAll(() => test.close());

  const list = async (query: Record<string, string> = {}, by = owner) => {
    const answer = await (await test.as(by)).call(screening.listCampaigns, { query });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ items: ScreeningCampaignSummary[]; total: number }>();
  };
  const names = async (query: Record<string, string> = {}) =>
    (await list(query)).items.map((item) => item.name);

  it('shows the own organisation’s campaigns, last changed first', async () => {
    expect(await names()).toEqual(['charlie_50%', 'Alpha', 'Bravo']);
  });

  it('sorts by name, status, dates and number of candidates, in both directions', async () => {
    expect(await names({ sort: 'name' })).toEqual(['Alpha', 'Bravo', 'charlie_50%']);
    expect(await names({ sort: '-name' })).toEqual(['charlie_50%', 'Bravo', 'Alpha']);
    expect(await names({ sort: 'createdAt' })).toEqual(['Bravo', 'Alpha', 'charlie_50%']);
    expect(await names({ sort: '-candidates' })).toEqual(['Alpha', 'charlie_50%', 'Bravo']);
    expect((await names({ sort: 'status' })).at(0)).toBe('charlie_50%');
  });

  it('filters by status and searches by name without wildcards', async () => {
    expect(await names({ status: 'closed' })).toEqual(['charlie_50%']);
    expect(await names({ q: 'ALPH' })).toEqual(['Alpha']);
    expect(await names({ q: '_50%' })).toEqual(['charlie_50%']);
    expect(await names({ q: '%' })).toEqual(['charlie_50%']);
    expect(await names({ q: owner.username })).toHaveLength(3);
  });

  it('is paginated with a total', async () => {
    const page = await list({ page: '2', pageSize: '2', sort: 'name' });
    expect(page.total).toBe(3);
    expect(page.items.map((item) => item.name)).toEqual(['charlie_50%']);
  });

  it('counts candidates by status and contains no target', async () => {
    const { items } = await list({ q: 'alpha' });
    expect(items[0]?.candidates).toEqual({ opened: 0, completed: 3 });
    expect(Object.keys(items[0] ?? {}).toSorted()).toEqual([
      'can',
      'candidates',
      'createdAt',
      'customUrl',
      'id',
      'link',
      'name',
      'organizationId',
      'organizationName',
      'ownerId',
      'ownerName',
      'status',
      'updatedAt',
      'version',
    ]);
  });

  it('shows a super admin all organisations or one of them', async () => {
    const root = await test.make.superadmin();
    expect((await list({}, root)).total).toBe(4);
    const ofOne = (id: string, by: MadeUser) =>
      test
        .as(by)
        .then((caller) => caller.call(screening.campaignsOfOrganization, { params: { id } }));
    expect((await ofOne(owner.organizationId, root)).json()).toMatchObject({ total: 3 });
    expect((await ofOne(owner.organizationId, owner)).json()).toMatchObject({ total: 3 });
    expect((await ofOne(root.organizationId, owner)).statusCode).toBe(404);
    expect((await ofOne(crypto.randomUUID(), root)).statusCode).toBe(404);
  });

  it('refuses an unknown sort or filter', async () => {
    const me = await test.as(owner);
    for (const query of [
      { sort: 'profile' },
      { status: 'ajar' },
      { pageSize: '201' },
      { foo: 'bar' },
    ])
      expect((await me.call(screening.listCampaigns, { query })).statusCode).toBe(422);
  });
});
