import { contract, type ScreeningCampaign, type ScreeningCampaignSummary } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLines } from '../testing/audit-lines.ts';
import { everyField } from '../testing/every-field.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const { screening, users, organizations } = contract;

interface Refusal {
  error: { code: string; fields?: Record<string, string> };
}

describe('screening campaigns', () => {
  let test: TestApp;
  let owner: MadeUser;
  let admin: MadeUser;
  let colleague: MadeUser;
  beforeAll(async () => {
    test = await createTestApp({ BASE_URL: 'https://hr.example.org' });
    owner = await test.make.user();
    admin = await test.make.admin({ organizationId: owner.organizationId });
    colleague = await test.make.user({ organizationId: owner.organizationId });
  });
  afterAll(() => test.close());

  const create = async (body: object, by = owner) =>
    (await test.as(by)).call(screening.createCampaign, { body });
  const read = async (id: string, by = owner) =>
    (
      await (await test.as(by)).call(screening.readCampaign, { params: { id } })
    ).json<ScreeningCampaign>();

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
      detail: { fields: ['name', 'customization'] },
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

  it('are opened and closed by an action or in the form, and open again', async () => {
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
    const actions = (await auditLines(test, owner.organizationId))
      .slice(0, 3)
      .map((line) => line.action);
    expect(actions).toEqual(['update', 'open', 'close']);
    const [row] = await test.database.asSuperuser<{ closed_at: Date | null }>(
      'select closed_at from screening_campaigns where id = $1',
      [id],
    );
    expect(row?.closed_at).toBeInstanceOf(Date);
  });

  it('are copied with everything but link, status and candidates', async () => {
    const made = (await create(everyField('original'))).json<ScreeningCampaign>();
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
      can: { ...made.can, changeOwner: true },
    });
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

  it('are copied at the same moment without a quarrel over the link, however long the names', async () => {
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
    const { id } = (await create(everyField('to-delete'))).json<ScreeningCampaign>();
    const candidate = await test.make.candidate(
      { organizationId: owner.organizationId, id },
      { contact: { lastName: 'CanaryName' } },
    );
    const respondent = await test.respondent(candidate);
    expect((await respondent.call(screening.readCampaign, { params: { id } })).statusCode).toBe(
      200,
    );
    await test.database.asSuperuser(
      `insert into screening_answers values ($1, $2, 'values', '{"a": 3}', '{"a": 1}')`,
      [owner.organizationId, candidate.id],
    );
    const me = await test.as(owner);
    expect((await me.call(screening.removeCampaign, { params: { id } })).statusCode).toBe(204);
    expect((await me.call(screening.readCampaign, { params: { id } })).statusCode).toBe(404);
    const left = await test.database.asSuperuser<{ rows: string }>(
      `select (select count(*) from screening_questionnaires where campaign_id = $1)
            + (select count(*) from screening_answers where questionnaire_id = $2)
            + (select count(*) from screening_counts where campaign_id = $1)
            + (select count(*) from access_tokens where questionnaire_id = $2) as rows`,
      [id, candidate.id],
    );
    expect(left).toEqual([{ rows: '0' }]);
    expect((await respondent.call(screening.readCampaign, { params: { id } })).statusCode).toBe(
      401,
    );
    const [line] = await auditLines(test, owner.organizationId);
    expect(line).toMatchObject({ action: 'delete', actor: owner.username });
    expect(JSON.stringify(line)).not.toContain('CanaryName');
  });

  it('are handed to a colleague by an administrator only', async () => {
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
    expect((await read(id, colleague)).can.edit).toBe(true);
    expect((await read(id, owner)).can.edit).toBe(false);
  });

  it('go to the heir of a deleted owner', async () => {
    const leaver = await test.make.user({ organizationId: owner.organizationId });
    const { id } = (
      await create({ name: 'Inherited', customUrl: 'inherited' }, leaver)
    ).json<ScreeningCampaign>();
    const me = await test.as(admin);
    const without = await me.call(users.remove, { params: { id: leaver.id } });
    expect(without.json<Refusal>().error.fields).toEqual({ heir: 'required' });
    const removed = await me.call(users.remove, {
      params: { id: leaver.id },
      query: { heir: colleague.id },
    });
    expect(removed.statusCode).toBe(204);
    expect((await read(id, admin)).ownerId).toBe(colleague.id);
  });

  it('go with their organisation', async () => {
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

  it('shows those of the own organisation, the last changed first', async () => {
    expect(await names()).toEqual(['charlie_50%', 'Alpha', 'Bravo']);
  });

  it('is sorted by name, status, dates and number of candidates, either way', async () => {
    expect(await names({ sort: 'name' })).toEqual(['Alpha', 'Bravo', 'charlie_50%']);
    expect(await names({ sort: '-name' })).toEqual(['charlie_50%', 'Bravo', 'Alpha']);
    expect(await names({ sort: 'createdAt' })).toEqual(['Bravo', 'Alpha', 'charlie_50%']);
    expect(await names({ sort: '-candidates' })).toEqual(['Alpha', 'charlie_50%', 'Bravo']);
    expect((await names({ sort: 'status' })).at(0)).toBe('charlie_50%');
  });

  it('is filtered by status and searched by name, where a sign is a sign and no pattern', async () => {
    expect(await names({ status: 'closed' })).toEqual(['charlie_50%']);
    expect(await names({ q: 'ALPH' })).toEqual(['Alpha']);
    expect(await names({ q: '_50%' })).toEqual(['charlie_50%']);
    expect(await names({ q: '%' })).toEqual(['charlie_50%']);
    expect(await names({ q: owner.username })).toHaveLength(3);
  });

  it('is cut into pages and tells the total', async () => {
    const page = await list({ page: '2', pageSize: '2', sort: 'name' });
    expect(page.total).toBe(3);
    expect(page.items.map((item) => item.name)).toEqual(['charlie_50%']);
  });

  it('counts candidates by status and carries no profile', async () => {
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

  it('shows every organisation to a super admin, or the one that is named', async () => {
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

  it('refuses a sort or a filter it does not know', async () => {
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
