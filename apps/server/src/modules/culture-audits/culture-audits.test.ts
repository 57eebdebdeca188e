import { contract, type ProfilingCampaign, publicProfilingCampaign } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../testing/activity-log-lines.ts';
import {
  fullCultureAudit,
  createCultureAudit,
  UNITS,
} from '../../testing/culture-audits/respondent-session.ts';
import { createTestApp, type Caller, type TestApp } from '../../testing/test-app.ts';

const { dashboard, organizations, profiling, users } = contract;

let test: TestApp;
let owner: MadeUser;
let me: Caller;
beforeAll(async () => {
  test = await createTestApp({ BASE_URL: 'https://hr.example.org' });
  owner = await test.make.admin();
  me = await test.as(owner);
});
afterAll(() => test.close());

const change = (campaign: ProfilingCampaign, body: object) =>
  me.call(profiling.updateCampaign, {
    params: { id: campaign.id },
    body: { version: campaign.version, ...body },
  });
const call = async (
  route: Parameters<Caller['call']>[0],
  campaign: ProfilingCampaign,
): Promise<ProfilingCampaign> => (await me.call(route, { params: { id: campaign.id } })).json();
const refused = async (answer: ReturnType<Caller['call']>) => {
  const { error } = (await answer).json<{ error: { fields: Record<string, string> } }>();
  return error.fields;
};

describe('profiling campaigns', () => {
  it('store every field; the public view has no counts or sets of values', async () => {
    const body = fullCultureAudit('every-field');
    const created = await me.call(profiling.createCampaign, { body });
    expect(created.statusCode).toBe(201);
    const campaign = created.json<ProfilingCampaign>();
    expect(campaign).toMatchObject({
      ...body,
      ownerId: owner.id,
      link: `https://hr.example.org/profiling/${owner.organizationId}/every-field`,
      logo: null,
      respondents: { opened: 0, completed: 0 },
      frozen: { minimumGroup: true, segments: false },
    });
    const read = { params: { id: campaign.id } };
    expect((await me.call(profiling.readCampaign, read)).json()).toEqual(campaign);
    const seen = (await (await test.anonymous()).call(profiling.readCampaign, read)).json();
    expect(Object.keys(seen)).toEqual(Object.keys(publicProfilingCampaign.shape));
    expect(seen.units).toEqual(UNITS.map(({ id, name }) => ({ id, name })));
    expect(Object.keys(seen.customization)).toEqual(['introduction', 'conclusion']);
  });

  it('require only a name and a link', async () => {
    const body = { name: 'Small', customUrl: 'small' };
    const { json } = await me.call(profiling.createCampaign, { body });
    expect(json()).toMatchObject({
      subject: 'company',
      units: [],
      mandatory: { unit: false, age: false, gender: false, tenure: false },
      minimumGroup: 5,
    });
  });

  it.each([
    ['a name of two letters', { name: 'ab' }, 'name', 'min_length:3'],
    ['a minimum under five', { minimumGroup: 4 }, 'minimumGroup', 'min:5'],
    ['a minimum over a hundred', { minimumGroup: 101 }, 'minimumGroup', 'max:100'],
    ['an unknown subject', { subject: 'spaceship' }, 'subject', 'format'],
    ['a mandatory unit without units', { units: [] }, 'units', 'min_items:1'],
    ['the same unit twice', { units: [UNITS[0], UNITS[0]] }, 'units.1', 'distinct'],
    [
      'a unit without a name',
      { units: [{ ...UNITS[0], name: { fr: ' ', en: '' } }] },
      'units.0.name.fr',
      'required',
    ],
    [
      'a unit of nobody',
      { units: [{ ...UNITS[0], expectedHeadcount: 0 }] },
      'units.0.expectedHeadcount',
      'min:1',
    ],
    ['a field of the table', { firstOpenedAt: null }, 'firstOpenedAt', 'unknown_field'],
    ['a plain address', { redirectUrl: 'http://example.org' }, 'redirectUrl', 'https'],
  ])('refuse %s', async (_what, wrong, path, rule) => {
    const body = { ...fullCultureAudit('refused'), ...wrong };
    expect(await refused(me.call(profiling.createCampaign, { body }))).toEqual({ [path]: rule });
  });

  it('refuse 201 units, 11 sets of values, an empty set, the same value twice and a wrong colour', async () => {
    const [set] = fullCultureAudit('x').valuesSets;
    const units = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ ...UNITS[0], id: crypto.randomUUID(), n })).map(
        ({ n, ...unit }) => ({ ...unit, name: { fr: `U${n}`, en: '' } }),
      );
    const sets = (count: number) =>
      Array.from({ length: count }, () => ({ ...set, id: crypto.randomUUID() }));
    const create = (customUrl: string, more: object) =>
      me.call(profiling.createCampaign, { body: { ...fullCultureAudit(customUrl), ...more } });
    const most = await create('most', { units: units(200), valuesSets: sets(10) });
    expect(most.statusCode).toBe(201);
    expect(await refused(create('more', { units: units(201) }))).toEqual({
      units: 'max_items:200',
    });
    expect(await refused(create('more', { valuesSets: sets(11) }))).toEqual({
      valuesSets: 'max_items:10',
    });
    const withSet = (more: object) => create('more', { valuesSets: [{ ...set, ...more }] });
    expect(await refused(withSet({ values: [] }))).toEqual({
      'valuesSets.0.values': 'min_items:1',
    });
    const twice = [{ code: 'power' }, { code: 'power' }];
    expect(await refused(withSet({ values: twice }))).toEqual({
      'valuesSets.0.values.1': 'distinct',
    });
    expect(await refused(withSet({ color: 'red' }))).toEqual({ 'valuesSets.0.color': 'format' });
  });

  it('cannot have less than the organisation’s minimum group', async () => {
    const strict = await test.make.user({
      organizationId: await test.make.organization({ minimumGroup: 12 }),
    });
    const there = await test.as(strict);
    const body = { name: 'Strict', customUrl: 'strict' };
    const low = there.call(profiling.createCampaign, { body: { ...body, minimumGroup: 11 } });
    expect(await refused(low)).toEqual({ minimumGroup: 'min:12' });
    const made = await there.call(profiling.createCampaign, { body });
    expect(made.json()).toMatchObject({ minimumGroup: 12 });
  });

  it('freeze their minimum group at the first opening, at least at the organisation’s', async () => {
    const draft = await createCultureAudit(test, owner, { status: 'closed', minimumGroup: 5 });
    const raised = await change(draft, { minimumGroup: 6 });
    expect(raised.json()).toMatchObject({ minimumGroup: 6, frozen: { minimumGroup: false } });
    const organization = { params: { id: owner.organizationId } };
    const { version } = (await me.call(organizations.read, organization)).json();
    const settings = { minimumGroup: 8 };
    await me.call(organizations.update, { ...organization, body: { version, settings } });
    const open = await call(profiling.openCampaign, draft);
    expect(open).toMatchObject({ minimumGroup: 8, frozen: { minimumGroup: true } });
    for (const minimumGroup of [7, 9])
      expect(await refused(change(open, { minimumGroup }))).toEqual({ minimumGroup: 'frozen' });
    const closed = await call(profiling.closeCampaign, open);
    expect(await refused(change(closed, { minimumGroup: 20 }))).toEqual({ minimumGroup: 'frozen' });
    // What is sent as it is changes nothing.
    expect((await change(closed, { minimumGroup: 8, name: 'Renamed' })).statusCode).toBe(200);
    const reset = (await me.call(organizations.read, organization)).json();
    await me.call(organizations.update, {
      ...organization,
      body: { version: reset.version, settings: { minimumGroup: 5 } },
    });
  });

  it('freeze subject, mandatory segments and units once somebody has started', async () => {
    const campaign = await createCultureAudit(test, owner);
    const before = await change(campaign, { subject: 'hospital', units: [UNITS[1]] });
    expect(before.statusCode).toBe(200);
    await test.make.profilingRespondent(campaign);
    const now = await call(profiling.readCampaign, campaign);
    expect(now.frozen).toEqual({ minimumGroup: true, access: true, segments: true });
    const mandatory = { unit: true, age: false, gender: false, tenure: false };
    expect(
      await refused(change(now, { subject: 'company', mandatory, units: [UNITS[0]] })),
    ).toEqual({
      subject: 'frozen',
      mandatory: 'frozen',
      units: 'frozen',
    });
    const renamed = { ...UNITS[1], name: { fr: 'Usine', en: 'Plant' } };
    const more = await change(now, { units: [UNITS[0], renamed] });
    expect(more.json<ProfilingCampaign>().units).toEqual([UNITS[0], renamed]);
  });

  it('are copied with everything but link, status and answers, their logo too', async () => {
    const campaign = await createCultureAudit(test, owner, { customUrl: 'original' });
    const png = await sharp({
      create: { width: 60, height: 20, channels: 3, background: '#0f766e' },
    })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'logo.png');
    const encoded = new Response(form);
    const upload = {
      params: { id: campaign.id },
      body: Buffer.from(await encoded.arrayBuffer()),
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    };
    const withLogo = (await me.call(profiling.uploadLogo, upload)).json<ProfilingCampaign>();
    expect(withLogo.logo).toMatch(`/api/profiling/campaigns/${campaign.id}/logo?v=`);
    for (const caller of [await test.anonymous(), await test.as(await test.make.admin())])
      expect((await caller.call(profiling.uploadLogo, upload)).statusCode).toBeGreaterThan(402);
    await test.make.profilingAnswers(campaign);
    const copy = await call(profiling.duplicateCampaign, campaign);
    expect(copy).toMatchObject({
      ...fullCultureAudit('original-2'),
      name: 'Baromètre de culture (2)',
      status: 'closed',
      respondents: { opened: 0, completed: 0 },
      frozen: { minimumGroup: false, segments: false },
    });
    const picture = await test.nobody.call(profiling.readLogo, { params: { id: copy.id } });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    await call(profiling.removeLogo, copy);
    const gone = await test.nobody.call(profiling.readLogo, { params: { id: copy.id } });
    expect(gone.statusCode).toBe(404);
    const actions = (await readActivityLog(test, owner.organizationId)).map((line) => line.action);
    expect(actions.slice(0, 4)).toEqual(['remove_logo', 'duplicate', 'upload_logo', 'create']);
  });

  it('are found by their short link with an anonymous token only', async () => {
    const { id } = await createCultureAudit(test, owner, { customUrl: 'find-me' });
    const follow = async (caller: Caller, organizationId: string, urlParameter: string) =>
      caller.call(profiling.findCampaignByUrl, { params: { organizationId, urlParameter } });
    const visitor = await test.anonymous();
    const found = await follow(visitor, owner.organizationId, 'find-me');
    expect(found.json()).toEqual({ id });
    for (const url of ['not-there', 'Find-Me', '%'])
      expect((await follow(visitor, owner.organizationId, url)).statusCode).toBe(404);
    expect((await follow(me, owner.organizationId, 'find-me')).statusCode).toBe(403);
    // A screening campaign may have the same one: the address says which module.
    const query = { customUrl: 'find-me' };
    expect((await me.call(profiling.urlAvailable, { query })).json()).toEqual({ available: false });
    expect((await me.call(contract.screening.urlAvailable, { query })).json()).toEqual({
      available: true,
    });
  });

  it('are counted in pages, by name', async () => {
    const other = await test.make.user();
    const them = await test.as(other);
    for (const name of ['beta', 'Gamma', 'alpha']) {
      const campaign = await test.make.profilingCampaign(other, { name });
      for (let n = 0; n < 5; n += 1) await test.make.profilingAnswers(campaign);
    }
    const page = async (query: Record<string, string>) => {
      const { items, total } = (await them.call(profiling.countQuestionnaires, { query })).json<{
        items: { campaignName: string; respondents: { completed: number } }[];
        total: number;
      }>();
      return [items.map((one) => `${one.campaignName}${one.respondents.completed}`), total];
    };
    expect(await page({})).toEqual([['alpha5', 'beta5', 'Gamma5'], 3]);
    expect(await page({ pageSize: '2' })).toEqual([['alpha5', 'beta5'], 3]);
    expect(await page({ pageSize: '2', page: '2' })).toEqual([['Gamma5'], 3]);
  });

  it('are counted on the start page and reassigned when their owner is deleted', async () => {
    const { organizationId } = owner;
    const leaver = await test.make.user({ organizationId });
    const campaign = await test.make.profilingCampaign(leaver);
    for (let n = 0; n < 6; n += 1) await test.make.profilingAnswers(campaign);
    for (let n = 0; n < 9; n += 1) await test.make.profilingRespondent(campaign);
    const { modules } = (await me.call(dashboard.read)).json();
    expect(modules.profiling.campaigns).toBeGreaterThan(1);
    // Six and nine: rounded down, each to five.
    expect(modules.profiling.respondents).toBe(10);
    const listed = await me.call(profiling.listCampaigns, { query: { sort: '-respondents' } });
    expect(listed.json().items[0]).toMatchObject({
      id: campaign.id,
      respondents: { opened: 5, completed: 5 },
    });
    const remove = (query: Record<string, string>) =>
      me.call(users.remove, { params: { id: leaver.id }, query });
    expect(await refused(remove({}))).toEqual({ newOwner: 'required' });
    expect((await remove({ newOwner: owner.id })).statusCode).toBe(204);
    const read = await me.call(profiling.readCampaign, { params: { id: campaign.id } });
    expect(read.json()).toMatchObject({ ownerId: owner.id });
  });
});
