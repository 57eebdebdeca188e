import {
  contract,
  publicScreeningCampaign,
  type ScreeningCampaign,
  type StartedQuestionnaire,
} from '@cadran/contract';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  candidateSession,
  createCampaign,
  startCandidate,
} from '../../testing/candidates/candidate-session.ts';
import { fullCampaign } from '../../testing/candidates/full-campaign.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { questionnaires, screening, organizations } = contract;
const KEY = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const MISSING = '11111111-2222-4333-8444-555555555555';

let test: TestApp;
let owner: MadeUser;
let campaign: ScreeningCampaign;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.make.user();
  campaign = await createCampaign(test, owner, fullCampaign('accueil'));
});
afterAll(() => test.close());

const begin = (campaignId: string, more: object = {}) => ({
  body: { campaignId, language: 'fr', consent: true, ...more },
});

const closedCampaign = () =>
  test.make.screeningCampaign(owner, { status: 'closed', closedAt: new Date() });

const count = async (campaignId: string): Promise<number> => {
  const rows = await test.database.asSuperuser<{ n: string }>(
    'select count(*) as n from screening_questionnaires where campaign_id = $1',
    [campaignId],
  );
  return Number(rows[0]?.n);
};

describe('starting a questionnaire', () => {
  it('returns a token and a return code, which is stored as a hash only', async () => {
    const own = await startCandidate(test, campaign.id, { language: 'en' });
    expect(own.resumeCode).toMatch(/^([A-Z]{4}-){3}[A-Z]{4}$/);
    expect(await own.read()).toMatchObject({
      id: own.id,
      campaignId: campaign.id,
      status: 'opened',
      language: 'en',
      contact: {},
      answers: {},
      completedAt: null,
    });
    const rows = await test.database.asSuperuser(
      'select row_to_json(q)::text as row from screening_questionnaires q where id = $1',
      [own.id],
    );
    expect(JSON.stringify(rows)).not.toContain(own.resumeCode.replaceAll('-', ''));
  });

  it('stores the consent', async () => {
    const own = await startCandidate(test, campaign.id, { keepLonger: true, noticeVersion: '7' });
    const [row] = await test.database.asSuperuser(
      'select consent_version, keep_longer, instruments_version from screening_questionnaires where id = $1',
      [own.id],
    );
    expect(row).toEqual({
      consent_version: '7',
      keep_longer: true,
      instruments_version: INSTRUMENTS_VERSION,
    });
  });

  it('creates one questionnaire for concurrent starts with the same key', async () => {
    const made = await test.make.screeningCampaign(owner);
    const anonymous = await test.anonymous();
    const call = begin(made.id, { startKey: KEY });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => anonymous.call(questionnaires.start, call)),
    );
    const started = answers.map((answer) => answer.json<StartedQuestionnaire>());
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(new Set(started.map(({ resumeCode }) => resumeCode)).size).toBe(1);
    expect(await count(made.id)).toBe(1);
    for (const one of started) expect((await candidateSession(test, one).read()).id).toBe(one.id);
  });

  it('creates another questionnaire for the same key in another campaign', async () => {
    const [a, b] = await Promise.all([
      test.make.screeningCampaign(owner),
      test.make.screeningCampaign(owner),
    ]);
    const first = await startCandidate(test, a.id, { startKey: KEY });
    const second = await startCandidate(test, b.id, { startKey: KEY });
    expect(second.id).not.toBe(first.id);
    expect(second.resumeCode).not.toBe(first.resumeCode);
  });

  it.each([
    [{ consent: false }, { consent: 'one_of' }],
    [{ consent: undefined }, { consent: 'required' }],
    [{ language: 'de' }, { language: 'one_of' }],
    [{ startKey: 'short' }, { startKey: 'format' }],
    [{ status: 'completed' }, { status: 'unknown_field' }],
  ])('refuses %j', async (more, fields) => {
    const anonymous = await test.anonymous();
    const answer = await anonymous.call(questionnaires.start, begin(campaign.id, more));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { code: 'invalid_input', fields } });
  });

  it('is refused for a closed campaign and an inactive organisation, 404 for an unknown one', async () => {
    const anonymous = await test.anonymous();
    const code = async (campaignId: string) =>
      (await anonymous.call(questionnaires.start, begin(campaignId))).json().error.code;
    expect(await code((await closedCampaign()).id)).toBe('campaign_closed');
    const gone = await test.make.user({
      organizationId: await test.make.organization({ status: 'inactive' }),
    });
    expect(await code((await test.make.screeningCampaign(gone)).id)).toBe('campaign_closed');
    expect(await code(MISSING)).toBe('not_found');
  });
});

describe('resuming', () => {
  const resume = async (campaignId: string, code: string) =>
    (await test.anonymous()).call(questionnaires.resume, { body: { campaignId, code } });

  it('opens the questionnaire by its code in any notation', async () => {
    const own = await startCandidate(test, campaign.id);
    await own.save({ contact: { firstName: 'Inès' } });
    const typed = own.resumeCode.toLowerCase().replaceAll('-', ' ');
    const answer = await resume(campaign.id, typed);
    expect(answer.statusCode).toBe(200);
    const elsewhere = candidateSession(test, answer.json());
    expect(elsewhere.resumeCode).toBe(own.resumeCode);
    expect((await elsewhere.read()).contact).toEqual({ firstName: 'Inès' });
    expect((await own.save({ contact: { lastName: 'Roy' } })).statusCode).toBe(200);
  });

  it('returns 404 for a wrong code, one of another campaign or of a deleted questionnaire', async () => {
    const own = await startCandidate(test, campaign.id);
    const other = await test.make.screeningCampaign(owner);
    const answers = [
      await resume(campaign.id, 'AAAA-AAAA-AAAA-AAAA'),
      await resume(campaign.id, 'nonsense'),
      await resume(other.id, own.resumeCode),
      await resume(MISSING, own.resumeCode),
    ];
    await (await test.as(owner)).call(screening.removeQuestionnaire, { params: { id: own.id } });
    answers.push(await resume(campaign.id, own.resumeCode));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ error: { code: 'not_found' } });
    }
    expect((await own.save({})).statusCode).toBe(401);
  });

  it('is refused when the campaign is closed', async () => {
    const made = await test.make.screeningCampaign(owner);
    const own = await startCandidate(test, made.id);
    await (await test.as(owner)).call(screening.closeCampaign, { params: { id: made.id } });
    expect((await resume(made.id, own.resumeCode)).json().error.code).toBe('campaign_closed');
  });
});

describe('access to questionnaires', () => {
  const status = async (caller: Awaited<ReturnType<TestApp['anonymous']>>, id: string) => ({
    read: (await caller.call(questionnaires.read, { params: { id } })).statusCode,
    save: (await caller.call(questionnaires.save, { params: { id }, body: {} })).statusCode,
    start: (await caller.call(questionnaires.start, begin(campaign.id))).statusCode,
    resume: (
      await caller.call(questionnaires.resume, { body: { campaignId: campaign.id, code: 'x' } })
    ).statusCode,
  });

  it('lets candidates open their own questionnaire only', async () => {
    const own = await startCandidate(test, campaign.id);
    const other = await startCandidate(test, campaign.id);
    const expected = { read: 200, save: 200, start: 403, resume: 403 };
    expect(await status(own.caller, own.id)).toEqual(expected);
    expect(await status(own.caller, own.id.toUpperCase())).toEqual(expected);
    const foreign = await own.caller.call(questionnaires.read, { params: { id: other.id } });
    const missing = await own.caller.call(questionnaires.read, { params: { id: MISSING } });
    expect(foreign.statusCode).toBe(404);
    const bytes = (text: string) => text.replaceAll(/"requestId":"[^"]+"/g, '');
    expect(bytes(foreign.body)).toBe(bytes(missing.body));
    expect(
      (await own.caller.call(questionnaires.save, { params: { id: other.id }, body: {} }))
        .statusCode,
    ).toBe(404);
    for (const route of [screening.listCampaigns, organizations.list])
      expect((await own.caller.call(route)).statusCode).toBe(403);
  });

  it('refuses saves by members, anonymous visitors and callers without a token', async () => {
    const { id } = await startCandidate(test, campaign.id);
    const member = { read: 200, save: 403, start: 403, resume: 403 };
    expect(await status(await test.as(owner), id)).toEqual(member);
    expect(
      await status(
        await test.as(await test.make.admin({ organizationId: owner.organizationId })),
        id,
      ),
    ).toEqual(member);
    expect(await status(await test.as(await test.make.superadmin()), id)).toEqual(member);
    expect(await status(await test.anonymous(), id)).toEqual({
      read: 403,
      save: 403,
      start: 201,
      resume: 404,
    });
    expect(await status(test.nobody, id)).toEqual({
      read: 401,
      save: 401,
      start: 401,
      resume: 401,
    });
  });

  it('refuses tokens of the other module', async () => {
    const { id } = await startCandidate(test, campaign.id);
    const caller = await test.respondent({ organizationId: owner.organizationId, id }, 'profiling');
    expect((await caller.call(questionnaires.read, { params: { id } })).statusCode).toBe(403);
  });

  it('returns no target, weight or count to candidates', async () => {
    const own = await startCandidate(test, campaign.id);
    const answer = await own.caller.call(screening.readCampaign, { params: { id: campaign.id } });
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json())).toEqual(Object.keys(publicScreeningCampaign.shape));
    expect(answer.body).not.toMatch(/target|weight|candidates|scores|engineVersion/);
    expect(JSON.stringify(await own.read())).not.toMatch(/scores|verdict|quality|decision/);
  });
});
