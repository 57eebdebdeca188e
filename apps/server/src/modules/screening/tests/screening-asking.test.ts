import { contract, EMPTY_TARGET, type ScreeningCampaign } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CampaignFixture,
  createCampaignFixture,
  type Refusal,
} from '../../../testing/candidates/campaign-fixture.ts';

const { screening } = contract;

const QUESTION = {
  id: 'f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f00',
  type: 'open',
  text: { fr: 'Pourquoi ?', en: 'Why?' },
  required: true,
};

describe('a campaign that asks nothing', () => {
  let fixture: CampaignFixture;
  let count = 0;
  beforeAll(async () => {
    fixture = await createCampaignFixture();
  });
  afterAll(() => fixture.test.close());

  const create = (body: object) => {
    count += 1;
    return fixture.create({ name: 'Nothing', customUrl: `nothing-${count}`, ...body });
  };
  const made = async (body: object) => (await create(body)).json<ScreeningCampaign>();
  const change = async ({ id, version }: ScreeningCampaign, body: object) =>
    (await fixture.test.as(fixture.owner)).call(screening.updateCampaign, {
      params: { id },
      body: { version, ...body },
    });
  const open = async ({ id }: ScreeningCampaign) =>
    (await fixture.test.as(fixture.owner)).call(screening.openCampaign, { params: { id } });

  it.each([{}, EMPTY_TARGET])('is not created open (%o)', async (profile) => {
    const answer = await create({ profile });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Refusal>().error.fields).toEqual({ profile: 'min_items' });
  });

  it('is created closed, and opens once it asks a section or a question', async () => {
    const one = await made({ profile: {}, status: 'closed' });
    expect(one.status).toBe('closed');
    const refused = await open(one);
    expect([refused.statusCode, refused.json<Refusal>().error.code]).toEqual([
      409,
      'nothing_asked',
    ]);
    expect((await change(one, { status: 'open' })).json<Refusal>().error.fields).toEqual({
      profile: 'min_items',
    });
    const asking = (
      await change(one, { profile: { values: { target: null } } })
    ).json<ScreeningCampaign>();
    expect((await open(asking)).statusCode).toBe(200);
    expect((await create({ profile: {}, questions: [QUESTION] })).statusCode).toBe(201);
  });

  it('does not come about by a change of an open one', async () => {
    const one = await made({ profile: { values: { target: null } } });
    const refused = await change(one, { profile: { values: null } });
    expect(refused.json<Refusal>().error.fields).toEqual({ profile: 'min_items' });
    const closed = await change(one, { profile: { values: null }, status: 'closed' });
    expect(closed.json()).toMatchObject({ status: 'closed', profile: EMPTY_TARGET });
  });

  it('can still be changed if it was open before this rule', async () => {
    const one = await made({});
    await fixture.test.database.asSuperuser(
      'update screening_campaigns set profile = $2 where id = $1',
      [one.id, JSON.stringify(EMPTY_TARGET)],
    );
    expect((await change(one, { name: 'Renamed' })).json()).toMatchObject({ name: 'Renamed' });
  });
});
