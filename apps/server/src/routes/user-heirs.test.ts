import { randomUUID } from 'node:crypto';
import { contract } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLines } from '../testing/audit-lines.ts';
import { insertCampaign } from '../testing/insert-campaign.ts';
import { bytesOf } from '../testing/same-answer.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

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
      heir: await test.make.user({ organizationId }),
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

  it('needs a named heir, who then owns them; the log names the heir', async () => {
    const { admin, asAdmin, owner, heir } = await team();
    const params = { id: owner.id };
    const campaigns = [
      await insertCampaign(test, owner),
      await insertCampaign(test, owner, { closed: true, completed: 2 }),
    ];
    const bare = await asAdmin.call(users.remove, { params });
    expect(bare.json()).toMatchObject({ error: { fields: { heir: 'required' } } });
    expect(await ownersOf(...campaigns)).toEqual([owner.id, owner.id]);
    const done = await asAdmin.call(users.remove, { params, query: { heir: heir.id } });
    expect(done.statusCode).toBe(204);
    expect(await ownersOf(...campaigns)).toEqual([heir.id, heir.id]);
    expect((await asAdmin.call(users.read, { params })).statusCode).toBe(404);
    expect((await auditLines(test, admin.organizationId))[0]).toMatchObject({
      action: 'delete',
      target: owner.username,
      detail: { heir: heir.username },
    });
  });

  it('takes as heir an active colleague only; all others are refused alike', async () => {
    const { asAdmin, owner, inactive } = await team();
    const stranger = await test.make.user();
    const campaign = await insertCampaign(test, owner);
    const answers = await Promise.all(
      [stranger.id, randomUUID(), inactive.id, owner.id].map((heir) =>
        asAdmin.call(users.remove, { params: { id: owner.id }, query: { heir } }),
      ),
    );
    expect(answers[0]?.json()).toMatchObject({ error: { fields: { heir: 'one_of' } } });
    expect(new Set(answers.map(bytesOf)).size).toBe(1);
    expect(await ownersOf(campaign)).toEqual([owner.id]);
    const boss = await test.as(await test.make.superadmin());
    const across = await boss.call(users.remove, {
      params: { id: owner.id },
      query: { heir: stranger.id },
    });
    expect(across.json()).toMatchObject({ error: { fields: { heir: 'one_of' } } });
  });

  it('asks for no heir where there is nothing to inherit, and leaves others’ campaigns alone', async () => {
    const { asAdmin, owner, heir } = await team();
    const others = await insertCampaign(test, heir);
    expect((await asAdmin.call(users.remove, { params: { id: owner.id } })).statusCode).toBe(204);
    expect(await ownersOf(others)).toEqual([heir.id]);
    const malformed = await asAdmin.call(users.remove, {
      params: { id: heir.id },
      query: { heir: 'anybody' },
    });
    expect(malformed.json()).toMatchObject({ error: { fields: { heir: 'format' } } });
  });
});
