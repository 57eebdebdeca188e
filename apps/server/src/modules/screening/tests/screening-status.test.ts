import { contract, type ScreeningCampaign, withoutProtectedTargets } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../../testing/activity-log-lines.ts';
import {
  type CampaignFixture,
  createCampaignFixture,
  type Refusal,
} from '../../../testing/candidates/campaign-fixture.ts';
import { fullCampaign } from '../../../testing/candidates/full-campaign.ts';
import type { TestApp } from '../../../testing/test-app.ts';

const { screening, users, organizations } = contract;

describe('the life cycle of screening campaigns', () => {
  let test: TestApp;
  let owner: MadeUser;
  let admin: MadeUser;
  let colleague: MadeUser;
  let create: CampaignFixture['create'];
  let read: CampaignFixture['read'];
  beforeAll(async () => {
    ({ test, owner, admin, colleague, create, read } = await createCampaignFixture());
  });
  afterAll(() => test.close());

  it('are opened and closed by an action or in the form, and reopened', async () => {
    const { id } = (
      await create({ name: 'A door', customUrl: 'a-door' })
    ).json<ScreeningCampaign>();
    const me = await test.as(owner);
    const act = async (route: typeof screening.openCampaign | typeof screening.closeCampaign) =>
      (await me.call(route, { params: { id } })).json<ScreeningCampaign>();
    expect(await act(screening.closeCampaign)).toMatchObject({ status: 'closed', version: 2 });
    expect(await act(screening.closeCampaign)).toMatchObject({ status: 'closed', version: 2 });
    expect(await act(screening.openCampaign)).toMatchObject({ status: 'open', version: 3 });
    const saved = await me.call(screening.updateCampaign, {
      params: { id },
      body: { version: 3, status: 'closed' },
    });
    expect(saved.json()).toMatchObject({ status: 'closed', version: 4 });
    const actions = (await readActivityLog(test, owner.organizationId))
      .slice(0, 3)
      .map((line) => line.action);
    expect(actions).toEqual(['update', 'open', 'close']);
    const [row] = await test.database.asSuperuser<{ closed_at: Date | null }>(
      'select closed_at from screening_campaigns where id = $1',
      [id],
    );
    expect(row?.closed_at).toBeInstanceOf(Date);
  });

  it('are copied with everything but link, status, candidates and protected criteria', async () => {
    const made = (await create(fullCampaign('original'))).json<ScreeningCampaign>();
    await test.make.candidate({ organizationId: owner.organizationId, id: made.id });
    const answer = await (
      await test.as(admin)
    ).call(screening.duplicateCampaign, {
      params: { id: made.id },
    });
    expect(answer.statusCode).toBe(201);
    const copy = answer.json<ScreeningCampaign>();
    expect(copy).toEqual({
      ...made,
      id: copy.id,
      name: `${made.name} (2)`,
      customUrl: 'original-2',
      link: made.link.replace('original', 'original-2'),
      status: 'closed',
      ownerId: admin.id,
      ownerName: admin.username,
      createdAt: copy.createdAt,
      updatedAt: copy.updatedAt,
      profile: withoutProtectedTargets(made.profile),
      can: { ...made.can, changeOwner: true },
    });
    expect(made.profile.individual?.target).toMatchObject({ ageGroup: '25_34', nationality: 'CH' });
    expect(copy.profile.individual?.target).toMatchObject({ ageGroup: null, nationality: null });
    expect(copy.candidates).toEqual({ opened: 0, completed: 0 });
    const third = await (
      await test.as(admin)
    ).call(screening.duplicateCampaign, {
      params: { id: copy.id },
    });
    expect(third.json()).toMatchObject({ name: `${made.name} (3)`, customUrl: 'original-3' });
    const outside = await (
      await test.as(await test.make.superadmin())
    ).call(screening.duplicateCampaign, { params: { id: made.id } });
    expect(outside.json()).toMatchObject({ customUrl: 'original-4', ownerId: owner.id });
  });

  it('get different links when copied concurrently, also with long names', async () => {
    const name = 'n'.repeat(120);
    const { id } = (await create({ name, customUrl: 'u'.repeat(60) })).json<ScreeningCampaign>();
    const me = await test.as(owner);
    const copies = await Promise.all(
      [1, 2, 3].map(() => me.call(screening.duplicateCampaign, { params: { id } })),
    );
    expect(copies.map((copy) => copy.statusCode)).toEqual([201, 201, 201]);
    const made = copies.map((copy) => copy.json<ScreeningCampaign>());
    expect(new Set(made.map((copy) => copy.customUrl)).size).toBe(3);
    for (const copy of made) {
      expect(copy.name).toHaveLength(120);
      expect(copy.customUrl).toHaveLength(60);
    }
  });

  it('are deleted with all their candidates, answers and tokens', async () => {
    const { id } = (await create(fullCampaign('to-delete'))).json<ScreeningCampaign>();
    const candidate = await test.make.candidate(
      { organizationId: owner.organizationId, id },
      { contact: { lastName: 'CanaryName' } },
    );
    const respondent = await test.respondent(candidate);
    expect((await respondent.call(screening.readCampaign, { params: { id } })).statusCode).toBe(
      200,
    );
    await test.database.asSuperuser(
      `with saved as (insert into screening_saves values ($1, $2, default, now(), '{}'))
       insert into screening_answers values ($1, $2, '{"values": {"a": 3}}', '{}')`,
      [owner.organizationId, candidate.id],
    );
    const me = await test.as(owner);
    expect((await me.call(screening.removeCampaign, { params: { id } })).statusCode).toBe(204);
    expect((await me.call(screening.readCampaign, { params: { id } })).statusCode).toBe(404);
    const left = await test.database.asSuperuser<{ rows: string }>(
      `select (select count(*) from screening_questionnaires where campaign_id = $1)
            + (select count(*) from screening_answers where questionnaire_id = $2)
            + (select count(*) from screening_saves where questionnaire_id = $2)
            + (select count(*) from screening_counts where campaign_id = $1)
            + (select count(*) from access_tokens where questionnaire_id = $2) as rows`,
      [id, candidate.id],
    );
    expect(left).toEqual([{ rows: '0' }]);
    expect((await respondent.call(screening.readCampaign, { params: { id } })).statusCode).toBe(
      401,
    );
    const [line] = await readActivityLog(test, owner.organizationId);
    expect(line).toMatchObject({ action: 'delete', actor: owner.username });
    expect(JSON.stringify(line)).not.toContain('CanaryName');
  });

  it('are handed over to a colleague by administrators only', async () => {
    const { id } = (
      await create({ name: 'Handed over', customUrl: 'handed-over' })
    ).json<ScreeningCampaign>();
    const give = async (by: MadeUser, ownerId: string) =>
      (await test.as(by)).call(screening.updateCampaign, {
        params: { id },
        body: { version: 1, ownerId },
      });
    expect((await give(owner, colleague.id)).statusCode).toBe(403);
    expect((await give(owner, owner.id)).statusCode).toBe(200);
    const stranger = await test.make.user();
    const gone = await test.make.user({ organizationId: owner.organizationId, status: 'inactive' });
    for (const nobody of [stranger.id, gone.id, crypto.randomUUID()]) {
      const refused = await give(admin, nobody);
      expect(refused.json<Refusal>().error.fields).toEqual({ ownerId: 'one_of' });
    }
    expect((await give(admin, colleague.id)).json()).toMatchObject({
      ownerId: colleague.id,
      ownerName: colleague.username,
    });
    expect((await readActivityLog(test, owner.organizationId))[0]?.detail).toEqual({
      fields: ['ownerId'],
      'ownerId.from': owner.username,
      'ownerId.to': colleague.username,
    });
    expect((await read(id, colleague)).can.edit).toBe(true);
    expect((await read(id, owner)).can.edit).toBe(false);
  });

  it('are reassigned when their owner is deleted', async () => {
    const leaver = await test.make.user({ organizationId: owner.organizationId });
    const { id } = (
      await create({ name: 'Inherited', customUrl: 'inherited' }, leaver)
    ).json<ScreeningCampaign>();
    const me = await test.as(admin);
    const without = await me.call(users.remove, { params: { id: leaver.id } });
    expect(without.json<Refusal>().error.fields).toEqual({ newOwner: 'required' });
    const removed = await me.call(users.remove, {
      params: { id: leaver.id },
      query: { newOwner: colleague.id },
    });
    expect(removed.statusCode).toBe(204);
    expect((await read(id, admin)).ownerId).toBe(colleague.id);
  });

  it('are deleted with their organisation', async () => {
    const stranger = await test.make.user();
    const { id } = (
      await create({ name: 'To go', customUrl: 'to-go' }, stranger)
    ).json<ScreeningCampaign>();
    await test.make.candidate({ organizationId: stranger.organizationId, id });
    const root = await test.as(await test.make.superadmin());
    const { name } = (
      await root.call(organizations.read, { params: { id: stranger.organizationId } })
    ).json<{ name: string }>();
    const removed = await root.call(organizations.remove, {
      params: { id: stranger.organizationId },
      body: { name },
    });
    expect(removed.statusCode).toBe(204);
    expect((await root.call(screening.readCampaign, { params: { id } })).statusCode).toBe(404);
  });
});
