import {
  contract,
  publicScreeningCampaign,
  type PublicScreeningCampaign,
  type ScreeningCampaign,
} from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullCampaign } from '../../../testing/candidates/full-campaign.ts';
import { comparableBytes } from '../../../testing/comparable-bytes.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { organizations, screening } = contract;

/** Every path of an object, lists counted as their first item. */
const paths = (value: unknown, at = ''): string[] => {
  if (Array.isArray(value)) return value.length === 0 ? [`${at}[]`] : paths(value[0], `${at}[]`);
  if (value === null || typeof value !== 'object') return [at];
  return Object.entries(value).flatMap(([key, child]) => paths(child, at ? `${at}.${key}` : key));
};

describe('the public view of a campaign', () => {
  let test: TestApp;
  let owner: MadeUser;
  let campaign: ScreeningCampaign;
  beforeAll(async () => {
    test = await createTestApp({ BASE_URL: 'https://hr.example.org' });
    owner = await test.make.user({
      organizationId: await test.make.organization({
        screeningRetentionDays: 45,
        privacyContact: 'dpo@example.org',
      }),
    });
    campaign = await make('public');
  });
  afterAll(() => test.close());

  const make = async (customUrl: string, body: object = {}): Promise<ScreeningCampaign> =>
    (
      await (
        await test.as(owner)
      ).call(screening.createCampaign, { body: { ...fullCampaign(customUrl), ...body } })
    ).json<ScreeningCampaign>();
  const close = async (id: string) =>
    (await test.as(owner)).call(screening.closeCampaign, { params: { id } });
  const view = async (id: string) =>
    (await test.anonymous()).call(screening.readCampaign, { params: { id } });

  it('contains sections and texts but no target, weight or count', async () => {
    const answer = await view(campaign.id);
    expect(answer.statusCode).toBe(200);
    const seen = answer.json<PublicScreeningCampaign>();
    // Which fields are public is listed in the contract's campaign-fields.test.ts.
    expect(Object.keys(seen).toSorted()).toEqual(
      Object.keys(publicScreeningCampaign.shape).toSorted(),
    );
    const nested = paths(seen).filter((path) => /^(questions|customization|skills)\b/.test(path));
    expect(nested.toSorted()).toEqual([
      'customization.conclusion.en',
      'customization.conclusion.fr.html',
      'customization.conclusion.fr.title',
      'customization.introduction.en.html',
      'customization.introduction.en.title',
      'customization.introduction.fr.html',
      'customization.introduction.fr.title',
      'questions[].id',
      'questions[].required',
      'questions[].text.en',
      'questions[].text.fr',
      'questions[].type',
      'skills[]',
    ]);
    expect(seen).toMatchObject({
      name: campaign.name,
      skills: ['TypeScript', 'Électronique'],
      questions: campaign.questions,
      redirectUrl: campaign.redirectUrl,
      allowPersonalReport: true,
      contactEmail: 'rh@example.org',
      retentionDays: 45,
      privacyContact: 'dpo@example.org',
    });
  });

  it('lists the sections asked in the order of the questionnaire, with and without a target alike', async () => {
    const { id } = await make('sections', {
      profile: {
        languages: { target: null },
        culture: { target: null },
        skills: { target: null },
        job: fullCampaign('x').profile.job,
      },
    });
    const seen = (await view(id)).json<PublicScreeningCampaign>();
    expect(seen.sections).toEqual(['culture', 'job', 'skills', 'languages']);
    expect(seen.skills).toEqual([]);
  });

  it('is the same with a token of one of its questionnaires, and not found with another’s', async () => {
    const candidate = await test.make.candidate(campaign);
    const elsewhere = await test.make.candidate(await test.make.screeningCampaign(owner));
    const mine = await test.respondent(candidate);
    const read = { params: { id: campaign.id } };
    expect((await mine.call(screening.readCampaign, read)).json()).toEqual(
      (await view(campaign.id)).json(),
    );
    const other = await (await test.respondent(elsewhere)).call(screening.readCampaign, read);
    const missing = await (
      await test.respondent(elsewhere)
    ).call(screening.readCampaign, {
      params: { id: crypto.randomUUID() },
    });
    expect(other.statusCode).toBe(404);
    expect(comparableBytes(other)).toBe(comparableBytes(missing));
    const audit = await (
      await test.respondent(candidate, 'profiling')
    ).call(screening.readCampaign, read);
    expect(audit.statusCode).toBe(403);
  });

  it('is closed with the campaign, except for candidates who have finished', async () => {
    const { id } = await make('closing');
    const [begun, finished] = [
      await test.make.candidate({ ...campaign, id }),
      await test.make.candidate({ ...campaign, id }, { status: 'completed' }),
    ];
    await close(id);
    const answer = await view(id);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { error: { code: 'campaign_closed' } },
    ]);
    const read = { params: { id } };
    const half = await (await test.respondent(begun)).call(screening.readCampaign, read);
    expect(half.statusCode).toBe(409);
    const done = await (await test.respondent(finished)).call(screening.readCampaign, read);
    expect(done.statusCode).toBe(200);
  });

  it('is closed while the organisation is inactive, also for candidates who have started', async () => {
    const there = await test.make.user();
    const made = await test.make.screeningCampaign(there);
    const candidate = await test.make.candidate(made, { status: 'completed' });
    const respondent = await test.respondent(candidate);
    const root = await test.as(await test.make.superadmin());
    const organization = { params: { id: there.organizationId } };
    const { version } = (await root.call(organizations.read, organization)).json<{
      version: number;
    }>();
    await root.call(organizations.update, {
      ...organization,
      body: { version, status: 'inactive' },
    });
    expect((await view(made.id)).json()).toMatchObject({ error: { code: 'campaign_closed' } });
    const again = await respondent.call(screening.readCampaign, { params: { id: made.id } });
    expect(again.json()).toMatchObject({ error: { code: 'campaign_closed' } });
  });

  it('returns 404 for an unknown campaign', async () => {
    expect((await view(crypto.randomUUID())).statusCode).toBe(404);
  });
});

describe('the short link of a campaign', () => {
  let test: TestApp;
  let owner: MadeUser;
  beforeAll(async () => {
    test = await createTestApp({ BASE_URL: 'https://hr.example.org' });
    owner = await test.make.user();
  });
  afterAll(() => test.close());

  const follow = async (organizationId: string, urlParameter: string) =>
    (await test.anonymous()).call(screening.findCampaignByUrl, {
      params: { organizationId, urlParameter },
    });

  it('returns only the id, whatever the status of campaign and organisation', async () => {
    const open = await test.make.screeningCampaign(owner, { customUrl: 'here' });
    const closed = await test.make.screeningCampaign(owner, {
      customUrl: 'shut',
      status: 'closed',
    });
    expect((await follow(owner.organizationId, 'here')).json()).toEqual({ id: open.id });
    expect((await follow(owner.organizationId, 'shut')).json()).toEqual({ id: closed.id });
    expect((await follow(owner.organizationId.toUpperCase(), 'here')).json()).toEqual({
      id: open.id,
    });
    const inactive = await test.make.user({
      organizationId: await test.make.organization({ status: 'inactive' }),
    });
    const asleep = await test.make.screeningCampaign(inactive, { customUrl: 'asleep' });
    expect((await follow(inactive.organizationId, 'asleep')).json()).toEqual({ id: asleep.id });
  });

  it('returns the same 404 for anything else', async () => {
    await test.make.screeningCampaign(owner, { customUrl: 'mine' });
    const elsewhere = await test.make.user();
    const answers = await Promise.all([
      follow(owner.organizationId, 'not-there'),
      follow(elsewhere.organizationId, 'mine'),
      follow(crypto.randomUUID(), 'mine'),
      follow('not-a-uuid', 'mine'),
      follow(owner.organizationId, 'Mine'),
      follow(owner.organizationId, 'mi%'),
      follow(owner.organizationId, `mine' or true --`),
      follow(owner.organizationId, '../mine'),
    ]);
    for (const answer of answers) expect(answer.statusCode).toBe(404);
    expect(new Set(answers.map(comparableBytes)).size).toBe(1);
  });

  it('requires an anonymous token', async () => {
    const call = { params: { organizationId: owner.organizationId, urlParameter: 'here' } };
    expect((await test.nobody.call(screening.findCampaignByUrl, call)).statusCode).toBe(401);
    const me = await test.as(owner);
    expect((await me.call(screening.findCampaignByUrl, call)).statusCode).toBe(403);
  });

  it('is a QR code of the configured address, whatever the host header', async () => {
    const made = await test.make.screeningCampaign(owner, { customUrl: 'printed' });
    const me = await test.as(owner);
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const call = { params: { id: made.id }, headers };
    const svg = await me.call(screening.qrSvg, call);
    const { qrPng, qrSvg } = await import('../../campaigns/links/qr-code.ts');
    const link = `https://hr.example.org/screening/${owner.organizationId}/printed`;
    expect(svg.body).toBe(await qrSvg(link));
    expect(svg.headers['content-type']).toContain('image/svg+xml');
    expect(svg.headers['content-disposition']).toBe('attachment; filename="qr-printed.svg"');
    const png = await me.call(screening.qrPng, call);
    expect(png.rawPayload.equals(await qrPng(link))).toBe(true);
    expect(png.headers['content-type']).toBe('image/png');
    const read = await me.call(screening.readCampaign, call);
    expect(read.json<ScreeningCampaign>().link).toBe(link);
  });
});
