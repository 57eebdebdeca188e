import { randomUUID } from 'node:crypto';
import { contract } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../testing/activity-log-lines.ts';
import { insertCampaign } from '../../testing/candidates/insert-campaign.ts';
import { comparableBytes } from '../../testing/comparable-bytes.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { users } = contract;

describe('deleting a user who owns campaigns', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const team = async () => {
    const admin = await test.make.admin();
    const { organizationId } = admin;
    return {
      admin,
      asAdmin: await test.as(admin),
      owner: await test.make.user({ organizationId }),
      newOwner: await test.make.user({ organizationId }),
      inactive: await test.make.user({ organizationId, status: 'inactive' }),
    };
  };
  const ownersOf = async (...campaigns: string[]) =>
    (
      await test.database.asSuperuser<{ owner: string }>(
        'select owner_id as owner from screening_campaigns where id = any($1)',
        [campaigns],
      )
    ).map((row) => row.owner);

  it('requires a new owner, who then owns them and is named in the log', async () => {
    const { admin, asAdmin, owner, newOwner } = await team();
    const params = { id: owner.id };
    const campaigns = [
      await insertCampaign(test, owner),
      await insertCampaign(test, owner, { closed: true, completed: 2 }),
    ];
    const bare = await asAdmin.call(users.remove, { params });
    expect(bare.json()).toMatchObject({ error: { fields: { newOwner: 'required' } } });
    expect(await ownersOf(...campaigns)).toEqual([owner.id, owner.id]);
    const done = await asAdmin.call(users.remove, { params, query: { newOwner: newOwner.id } });
    expect(done.statusCode).toBe(204);
    expect(await ownersOf(...campaigns)).toEqual([newOwner.id, newOwner.id]);
    expect((await asAdmin.call(users.read, { params })).statusCode).toBe(404);
    expect((await readActivityLog(test, admin.organizationId))[0]).toMatchObject({
      action: 'delete',
      target: owner.username,
      detail: { newOwner: newOwner.username },
    });
  });

  it('accepts only an active colleague as new owner', async () => {
    const { asAdmin, owner, inactive } = await team();
    const outsider = await test.make.user();
    const campaign = await insertCampaign(test, owner);
    const answers = await Promise.all(
      [outsider.id, randomUUID(), inactive.id, owner.id].map((id) =>
        asAdmin.call(users.remove, { params: { id: owner.id }, query: { newOwner: id } }),
      ),
    );
    expect(answers[0]?.json()).toMatchObject({ error: { fields: { newOwner: 'one_of' } } });
    expect(new Set(answers.map(comparableBytes)).size).toBe(1);
    expect(await ownersOf(campaign)).toEqual([owner.id]);
    const boss = await test.as(await test.make.superadmin());
    const across = await boss.call(users.remove, {
      params: { id: owner.id },
      query: { newOwner: outsider.id },
    });
    expect(across.json()).toMatchObject({ error: { fields: { newOwner: 'one_of' } } });
  });

  it('requires no new owner without campaigns, and leaves others’ campaigns alone', async () => {
    const { asAdmin, owner, newOwner } = await team();
    const others = await insertCampaign(test, newOwner);
    expect((await asAdmin.call(users.remove, { params: { id: owner.id } })).statusCode).toBe(204);
    expect(await ownersOf(others)).toEqual([newOwner.id]);
    const malformed = await asAdmin.call(users.remove, {
      params: { id: newOwner.id },
      query: { newOwner: 'anybody' },
    });
    expect(malformed.json()).toMatchObject({ error: { fields: { newOwner: 'format' } } });
  });
});
