import { contract, type ScreeningCampaign } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLines } from '../testing/audit-lines.ts';
import {
  type CampaignMakers,
  createCampaignMakers,
  type Refusal,
} from '../testing/campaign-makers.ts';
import { everyField } from '../testing/every-field.ts';
import type { TestApp } from '../testing/test-app.ts';

const { screening } = contract;

describe('screening campaigns', () => {
  let test: TestApp;
  let owner: MadeUser;
  let admin: MadeUser;
  let colleague: MadeUser;
  let create: CampaignMakers['create'];
  let read: CampaignMakers['read'];
  beforeAll(async () => {
    ({ test, owner, admin, colleague, create, read } = await createCampaignMakers());
  });
  afterAll(() => test.close());

  it('keep every field there is, and say who may do what', async () => {
    const body = everyField('every-field');
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

  it('need no more than a name and a custom url: nothing is asked, texts are the default ones', async () => {
    const answer = await create({ name: 'abc', customUrl: 'a-1' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      status: 'open',
      redirectUrl: null,
      weights: null,
      questions: [],
      profile: { culture: null, languages: null },
      customization: { introduction: { fr: null, en: null }, pdfFooter: { fr: null, en: null } },
      allowPersonalReport: false,
      contactEmail: null,
    });
  });

  it('tell a section not asked, one asked without a target and one with a target apart', async () => {
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

  it('have a custom url of their own in their organisation, and only there', async () => {
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

  it('created at the same moment under one custom url are one', async () => {
    const answers = await Promise.all(
      ['First', 'Second', 'Third'].map((name) => create({ name, customUrl: 'at-once' })),
    );
    const made = answers.filter((answer) => answer.statusCode === 201);
    expect(made).toHaveLength(1);
    for (const answer of answers)
      if (answer.statusCode !== 201)
        expect(answer.json<Refusal>().error.fields).toEqual({ customUrl: 'taken' });
  });

  it('keep of custom texts only what is harmless, and nothing written as the default text', async () => {
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

  it('keep cities as the list knows them, whatever name was sent with the id', async () => {
    const { target } = everyField('x').profile.mobility;
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

  it('say whether a custom url is free, not counting the campaign that has it', async () => {
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

  it('are saved field by field; what is left out stays as it is', async () => {
    const made = (await create(everyField('partly'))).json<ScreeningCampaign>();
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
    expect((await auditLines(test, owner.organizationId))[0]).toEqual({
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

  it('answer a stale version with a conflict and lose nobody’s change', async () => {
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

  it('saved as they are make no new version and no line in the log', async () => {
    const made = (await create(everyField('unchanged'))).json<ScreeningCampaign>();
    const before = (await auditLines(test, owner.organizationId)).length;
    const answer = await (
      await test.as(owner)
    ).call(screening.updateCampaign, {
      params: { id: made.id },
      body: { ...everyField('unchanged'), version: 1 },
    });
    expect(answer.json<ScreeningCampaign>()).toEqual(made);
    expect(await auditLines(test, owner.organizationId)).toHaveLength(before);
  });
});
