import { contract, type ScreeningCampaign, STARTING_TARGET } from '@cadran/contract';
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

const { screening } = contract;

describe('screening campaigns', () => {
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

  it('store every field and return the permissions', async () => {
    const body = fullCampaign('every-field');
    const answer = await create(body);
    expect(answer.statusCode).toBe(201);
    const made = answer.json<ScreeningCampaign>();
    expect(made).toMatchObject(body);
    expect(made).toMatchObject({
      organizationId: owner.organizationId,
      ownerId: owner.id,
      ownerName: owner.username,
      link: `https://hr.example.org/screening/${owner.organizationId}/every-field`,
      candidates: { opened: 0, completed: 0 },
      version: 1,
      can: { edit: true, changeOwner: false, duplicate: true, delete: true },
    });
    expect(await read(made.id)).toEqual(made);
    expect((await read(made.id, admin)).can).toEqual({
      edit: true,
      changeOwner: true,
      duplicate: true,
      delete: true,
    });
    expect((await read(made.id, colleague)).can).toEqual({
      edit: false,
      changeOwner: false,
      duplicate: false,
      delete: false,
    });
  });

  it('require only a name and a custom url', async () => {
    const answer = await create({ name: 'abc', customUrl: 'a-1' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      status: 'open',
      redirectUrl: null,
      weights: null,
      questions: [],
      profile: STARTING_TARGET,
      customization: { introduction: { fr: null, en: null }, pdfFooter: { fr: null, en: null } },
      allowPersonalReport: true,
      contactEmail: null,
    });
  });

  it('distinguish sections not asked, asked without a target and asked with one', async () => {
    const { id, version } = (
      await create({
        name: 'Three cases',
        customUrl: 'three-cases',
        profile: { job: { target: null } },
      })
    ).json<ScreeningCampaign>();
    const before = (await read(id)).profile;
    expect(before.job).toEqual({ target: null });
    expect(before.studies).toBeNull();
    const me = await test.as(owner);
    const changed = await me.call(screening.updateCampaign, {
      params: { id },
      body: { version, profile: { studies: { target: { degree: 'bachelor' } }, job: null } },
    });
    expect(changed.json<ScreeningCampaign>().profile).toEqual({
      ...before,
      job: null,
      studies: { target: { degree: 'bachelor' } },
    });
  });

  it('have a custom url that is unique within the organisation', async () => {
    const stranger = await test.make.user();
    expect((await create({ name: 'One of us', customUrl: 'same-url' })).statusCode).toBe(201);
    const second = await create({ name: 'Two of us', customUrl: 'same-url' }, colleague);
    expect(second.statusCode).toBe(422);
    expect(second.json<Refusal>().error.fields).toEqual({ customUrl: 'taken' });
    expect((await create({ name: 'Elsewhere', customUrl: 'same-url' }, stranger)).statusCode).toBe(
      201,
    );
    const other = (
      await create({ name: 'Another', customUrl: 'another-url' })
    ).json<ScreeningCampaign>();
    const moved = await (
      await test.as(owner)
    ).call(screening.updateCampaign, {
      params: { id: other.id },
      body: { version: 1, customUrl: 'same-url' },
    });
    expect(moved.json<Refusal>().error.fields).toEqual({ customUrl: 'taken' });
  });

  it('created concurrently with the same custom url are stored once', async () => {
    const answers = await Promise.all(
      ['First', 'Second', 'Third'].map((name) => create({ name, customUrl: 'at-once' })),
    );
    const refused = answers.filter((answer) => answer.statusCode !== 201);
    expect(refused).toHaveLength(answers.length - 1);
    for (const answer of refused)
      expect(answer.json<Refusal>().error.fields).toEqual({ customUrl: 'taken' });
  });

  it('sanitise custom texts and store empty ones as the default', async () => {
    const html =
      '<p onclick="x()">Bonjour</p><script>alert(1)</script><img src="https://evil.example/x">';
    const answer = await create({
      name: 'Harmless',
      customUrl: 'harmless',
      customization: {
        introduction: {
          fr: { title: 'Titre', html },
          en: { title: '', html: '<script></script>' },
        },
        pdfHeader: { fr: html, en: '<style>p{}</style> ' },
      },
    });
    expect(answer.json<ScreeningCampaign>().customization).toEqual({
      introduction: { fr: { title: 'Titre', html: '<p>Bonjour</p>' }, en: null },
      conclusion: { fr: null, en: null },
      pdfHeader: { fr: '<p>Bonjour</p>', en: null },
      pdfFooter: { fr: null, en: null },
    });
    const { id } = answer.json<ScreeningCampaign>();
    const changed = await (
      await test.as(owner)
    ).call(screening.updateCampaign, {
      params: { id },
      body: { version: 1, customization: { conclusion: { fr: { title: '', html }, en: null } } },
    });
    expect(changed.json<ScreeningCampaign>().customization.conclusion.fr).toEqual({
      title: '',
      html: '<p>Bonjour</p>',
    });
    expect(answer.body + changed.body).not.toMatch(/script|evil|onclick/);
  });

  it('store cities of the reference list, whatever name was sent', async () => {
    const { target } = fullCampaign('x').profile.mobility;
    const workplace = {
      ...target.workplace,
      name: { fr: 'Atlantide', en: 'Atlantis' },
      lat: 0,
      lon: 0,
    };
    const answer = await create({
      name: 'Known cities',
      customUrl: 'known-cities',
      profile: { mobility: { target: { ...target, workplace } } },
    });
    expect(answer.json<ScreeningCampaign>().profile.mobility?.target?.workplace).toEqual(
      target.workplace,
    );
  });

  it('tell whether a custom url is free, except for the own one', async () => {
    const { id } = (
      await create({ name: 'Taken', customUrl: 'taken-url' })
    ).json<ScreeningCampaign>();
    const me = await test.as(colleague);
    const available = async (query: Record<string, string>) =>
      (await me.call(screening.urlAvailable, { query })).json<{ available: boolean }>().available;
    expect(await available({ customUrl: 'taken-url' })).toBe(false);
    expect(await available({ customUrl: 'taken-url', exceptId: id })).toBe(true);
    expect(await available({ customUrl: 'free-url' })).toBe(true);
    const stranger = await test.as(await test.make.user());
    const elsewhere = await stranger.call(screening.urlAvailable, {
      query: { customUrl: 'taken-url' },
    });
    expect(elsewhere.json()).toEqual({ available: true });
    const bad = await me.call(screening.urlAvailable, { query: { customUrl: 'Not Free' } });
    expect(bad.statusCode).toBe(422);
    const root = await test.as(await test.make.superadmin());
    const theirs = await root.call(screening.urlAvailable, {
      query: { customUrl: 'taken-url', exceptId: id },
    });
    expect(theirs.json()).toEqual({ available: true });
  });

  it('keep fields that a change leaves out', async () => {
    const made = (await create(fullCampaign('partly'))).json<ScreeningCampaign>();
    const me = await test.as(admin);
    const answer = await me.call(screening.updateCampaign, {
      params: { id: made.id },
      body: {
        version: 1,
        name: 'Another name',
        customization: { pdfFooter: { fr: null, en: null } },
      },
    });
    expect(answer.statusCode).toBe(200);
    const changed = answer.json<ScreeningCampaign>();
    expect(changed).toEqual({
      ...made,
      name: 'Another name',
      customization: { ...made.customization, pdfFooter: { fr: null, en: null } },
      version: 2,
      updatedAt: changed.updatedAt,
      can: { ...made.can, changeOwner: true },
    });
    expect((await readActivityLog(test, owner.organizationId))[0]).toEqual({
      actor: admin.username,
      role: 'admin',
      action: 'update',
      target: 'Another name',
      detail: {
        fields: ['name', 'customization'],
        'name.from': made.name,
        'name.to': 'Another name',
      },
    });
  });

  it('refuse a stale version with a conflict', async () => {
    const { id } = (
      await create({ name: 'Contested', customUrl: 'contested' })
    ).json<ScreeningCampaign>();
    const [one, two] = [await test.as(owner), await test.as(admin)];
    const rename = (caller: typeof one, name: string, version: number) =>
      caller.call(screening.updateCampaign, { params: { id }, body: { version, name } });
    const answers = await Promise.all([
      rename(one, 'By the owner', 1),
      rename(two, 'By the admin', 1),
    ]);
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200, 409]));
    const refused = answers.find((answer) => answer.statusCode === 409);
    expect(refused?.json<Refusal>().error.code).toBe('conflict');
    const kept = await read(id);
    expect(kept.name).toBe(
      answers.find((a) => a.statusCode === 200)?.json<ScreeningCampaign>().name,
    );
    expect(kept.version).toBe(2);
    expect((await rename(one, 'Again', 1)).statusCode).toBe(409);
    expect((await rename(one, 'Again', 2)).statusCode).toBe(200);
  });

  it('are not versioned or logged when nothing changed', async () => {
    const made = (await create(fullCampaign('unchanged'))).json<ScreeningCampaign>();
    const before = (await readActivityLog(test, owner.organizationId)).length;
    const answer = await (
      await test.as(owner)
    ).call(screening.updateCampaign, {
      params: { id: made.id },
      body: { ...fullCampaign('unchanged'), version: 1 },
    });
    expect(answer.json<ScreeningCampaign>()).toEqual(made);
    expect(await readActivityLog(test, owner.organizationId)).toHaveLength(before);
  });
});
