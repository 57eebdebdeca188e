import { contract, type ActivityLogEntry } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { activityLog, integration, screening, users } = contract;

describe('the display name of a user', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const anAdmin = async () => {
    const admin = await test.make.admin({ fullName: 'Nadia Perrin' });
    return { admin, me: await test.as(admin) };
  };

  it('is the full name, and the username without one', async () => {
    const { admin, me } = await anAdmin();
    const named = async (fullName: string) =>
      (await me.call(users.update, { params: { id: admin.id }, body: { fullName } })).json<{
        displayName: string;
      }>().displayName;
    expect(await named('  Nadia Morel ')).toBe('Nadia Morel');
    expect(await named('')).toBe(admin.username);
  });

  it.each(['a'.repeat(121), 'Nadia\nMorel', 7, null])('refuses %j', async (fullName) => {
    const { admin, me } = await anAdmin();
    const answer = await me.call(users.update, { params: { id: admin.id }, body: { fullName } });
    expect(answer.statusCode).toBe(422);
  });

  it('names owners, keys and actors, whose username the log keeps', async () => {
    const { admin, me } = await anAdmin();
    const campaign = await test.make.screeningCampaign(admin);
    const params = { id: campaign.id };
    expect((await me.call(screening.readCampaign, { params })).json()).toMatchObject({
      ownerName: 'Nadia Perrin',
    });
    const key = await me.call(integration.createKey, {
      params: { id: admin.organizationId },
      body: { name: 'CRM', scopes: ['candidates:read'] },
    });
    expect(key.json()).toMatchObject({ createdBy: 'Nadia Perrin' });
    for (const q of ['perrin', admin.username]) {
      const { items } = (await me.call(activityLog.list, { query: { q } })).json<{
        items: ActivityLogEntry[];
      }>();
      expect(items[0]?.actor).toEqual({
        id: admin.id,
        name: 'Nadia Perrin',
        username: admin.username,
        role: 'admin',
      });
    }
  });

  it('finds and sorts people', async () => {
    const { admin, me } = await anAdmin();
    const { organizationId } = admin;
    await test.make.user({
      organizationId,
      fullName: 'Zoé Ash',
      username: `aaa-${admin.username}`,
    });
    const list = async (query: Record<string, string>) =>
      (await me.call(users.list, { query }))
        .json<{ items: { displayName: string }[] }>()
        .items.map(({ displayName }) => displayName);
    expect(await list({})).toEqual(['Nadia Perrin', 'Zoé Ash']);
    expect(await list({ sort: 'username' })).toEqual(['Zoé Ash', 'Nadia Perrin']);
    expect(await list({ q: 'ash' })).toEqual(['Zoé Ash']);
    expect(await list({ q: admin.username.toUpperCase() })).toEqual(['Nadia Perrin', 'Zoé Ash']);
  });
});
