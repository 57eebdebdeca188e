import { randomUUID } from 'node:crypto';
import { contract, type ProfilingCampaign, createStamp } from '@cadran/contract';
import { type CultureAuditAnswers, packRankings } from '@cadran/scoring';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  respondentSession,
  requestStart,
  createCultureAudit,
  resumeRespondent,
  startRespondent,
  UNITS,
  buildCompleteAnswers,
} from '../../../testing/culture-audits/respondent-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { advanceToNoon } from '../../../testing/advance-to-noon.ts';

const { profiling, profilingQuestionnaires } = contract;
const TOLD = { birthYear: 1980, startDate: '2015-03-01' };

let test: TestApp;
let owner: MadeUser;
let campaign: ProfilingCampaign;
beforeAll(async () => {
  test = await createTestApp();
  advanceToNoon(test);
  owner = await test.make.user();
  campaign = await createCultureAudit(test, owner);
});
afterAll(() => test.close());

const close = async (id: string) =>
  (await test.as(owner)).call(profiling.closeCampaign, { params: { id } });
const whole = (seed = 1) => buildCompleteAnswers(campaign, seed, TOLD);
const RANKING = ['clan', 'market', 'adhocracy', 'hierarchy'];

describe('a respondent’s questionnaire', () => {
  it('stores any subset of the answers and returns them to its own token', async () => {
    const own = await startRespondent(test, campaign.id, { language: 'en' });
    await own.save({ segments: { gender: 'female' } });
    await own.save({ answers: { perceived: { leadership_1: RANKING } } });
    const saved = await own.save({ answers: { desired: { leadership_1: ['clan'] } } });
    expect(saved.json()).toMatchObject({ status: 'opened', newer: { answers: {} } });
    expect((await own.read()).json()).toMatchObject({
      id: own.id,
      status: 'opened',
      language: 'en',
      segments: { gender: 'female' },
      answers: { perceived: { leadership_1: RANKING }, desired: { leadership_1: ['clan'] } },
    });
  });

  it('keeps the newer of two answers and stores no time', async () => {
    const own = await startRespondent(test, campaign.id);
    const noon = Date.parse('2026-11-15T12:00:00Z');
    const at = (ms: number) => ({ segments: { gender: createStamp(noon + ms, 0) } });
    await own.save({ segments: { gender: 'male' }, stamps: at(5) });
    const other = await resumeRespondent(test, own);
    const late = await other.save({ segments: { gender: 'female' }, stamps: at(1) });
    expect(late.json().newer).toMatchObject({ segments: { gender: 'male' }, stamps: at(5) });
    expect((await own.read()).json()).toMatchObject({
      segments: { gender: 'male' },
      stamps: at(5),
    });
    const rows = await test.database.asSuperuser<{ stamp: string }>(
      `select items #>> '{segments,gender,1}' as stamp from profiling_saves where questionnaire_id = $1`,
      [own.id],
    );
    expect(rows).toHaveLength(2);
    for (const { stamp } of rows)
      expect(Math.abs(Number(stamp) - createStamp(noon, 0))).toBeGreaterThan(
        createStamp(3_600_000, 0),
      );
    await own.save({ segments: { gender: null }, stamps: at(9) });
    expect((await own.read()).json().segments).toEqual({});
  });

  it.each([
    ['a birth year', { segments: { birthYear: 1980 } }, 'segments.birthYear', 'unknown_field'],
    [
      'a start date',
      { segments: { startDate: '2015-03-01' } },
      'segments.startDate',
      'unknown_field',
    ],
    ['an unknown band', { segments: { ageBand: '44' } }, 'segments.ageBand', 'one_of'],
    [
      'a unit of another campaign',
      { segments: { unitId: randomUUID() } },
      'segments.unitId',
      'one_of',
    ],
    [
      'an unknown situation',
      { answers: { perceived: { nothing_9: RANKING } } },
      'answers.perceived.nothing_9',
      'unknown_field',
    ],
    [
      'a type ranked twice',
      { answers: { desired: { leadership_1: ['clan', 'clan'] } } },
      'answers.desired.leadership_1.1',
      'distinct',
    ],
    ['times of pages', { timings: {} }, 'timings', 'unknown_field'],
  ])('refuses %s', async (_what, body, path, rule) => {
    const own = await startRespondent(test, campaign.id);
    const answer = await own.save(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual({ [path]: rule });
  });

  it('is not completed while a required answer is missing', async () => {
    const own = await startRespondent(test, campaign.id);
    const { segments, answers } = whole();
    const { leadership_2: _, ...perceived } = answers.perceived ?? {};
    await own.save({ segments: { ...segments, unitId: null }, answers: { ...answers, perceived } });
    const refused = await own.save({ status: 'completed' });
    expect(refused.json().error.fields).toEqual({
      'segments.unitId': 'required',
      'answers.perceived.leadership_2': 'required',
    });
    expect((await own.read()).statusCode).toBe(200);
  });

  it('has no valid token or return code once completed', async () => {
    const own = await startRespondent(test, campaign.id);
    const { segments, answers } = whole(7);
    const done = await own.save({ segments, answers, status: 'completed' });
    expect(done.json()).toMatchObject({ id: own.id, status: 'completed' });
    expect((await own.read()).statusCode).toBe(401);
    expect((await own.save({ segments: { gender: 'male' } })).statusCode).toBe(401);
    const body = { campaignId: campaign.id, code: own.resumeCode };
    const resumed = await (await test.anonymous()).call(profilingQuestionnaires.resume, { body });
    expect(resumed.statusCode).toBe(404);
    const [row] = await test.database.asSuperuser<Record<string, unknown>>(
      `select unit_id as "unitId", gender, age_band as "ageBand", tenure_band as "tenureBand",
              perceived, desired
       from profiling_answers where campaign_id = $1`,
      [campaign.id],
    );
    const { perceived, desired } = answers as CultureAuditAnswers;
    expect(row).toEqual({
      ...segments,
      perceived: packRankings(perceived)?.toString(),
      desired: packRankings(desired)?.toString(),
    });
    expect(row).toMatchObject({ ageBand: '40_49', tenureBand: '10_plus' });
  });

  it('is started and answered once per key', async () => {
    const startKey = randomUUID();
    const first = await startRespondent(test, campaign.id, { startKey });
    const again = await startRespondent(test, campaign.id, { startKey });
    expect([again.id, again.resumeCode]).toEqual([first.id, first.resumeCode]);
    await again.save({ ...whole(3), status: 'completed' });
    const third = await requestStart(test, campaign.id, { startKey });
    expect([third.statusCode, third.json().error.code]).toEqual([409, 'conflict']);
    // Another campaign is another matter.
    const other = await createCultureAudit(test, owner);
    expect((await requestStart(test, other.id, { startKey })).statusCode).toBe(201);
    expect((await requestStart(test, campaign.id, { startKey: undefined })).statusCode).toBe(422);
    expect((await requestStart(test, campaign.id, { consent: false })).statusCode).toBe(422);
  });

  it('is completed once by two concurrent tabs', async () => {
    const other = await createCultureAudit(test, owner);
    const startKey = randomUUID();
    const tabs = [
      await startRespondent(test, other.id, { startKey }),
      await startRespondent(test, other.id, { startKey }),
    ];
    await tabs[0]?.save(whole(4));
    await Promise.all(tabs.map((tab) => tab.save({ status: 'completed' })));
    const rows = await test.database.asSuperuser(
      'select from profiling_answers where campaign_id = $1',
      [other.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('is resumed by its code, and not by a wrong code or another campaign’s', async () => {
    const own = await startRespondent(test, campaign.id);
    await own.save({ segments: { unitId: UNITS[0]?.id } });
    const resume = async (body: object) =>
      (await test.anonymous()).call(profilingQuestionnaires.resume, { body });
    const code = own.resumeCode.toLowerCase().replaceAll('-', ' ');
    const elsewhere = respondentSession(
      test,
      (await resume({ campaignId: campaign.id, code })).json(),
    );
    expect((await elsewhere.read()).json()).toMatchObject({ segments: { unitId: UNITS[0]?.id } });
    const other = await createCultureAudit(test, owner);
    expect((await resume({ campaignId: other.id, code })).statusCode).toBe(404);
    expect((await resume({ campaignId: campaign.id, code: 'ABCD' })).statusCode).toBe(404);
  });

  it('has a token that expires at the end of a day, which reveals no time', async () => {
    const own = await startRespondent(test, campaign.id);
    expect(own.expiresAt).toMatch(/T00:00:00\.000Z$/);
    const days = (Date.parse(own.expiresAt) - test.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(14);
    expect(days).toBeLessThanOrEqual(15);
  });

  it('is not available once the campaign is closed', async () => {
    const closing = await createCultureAudit(test, owner);
    const own = await startRespondent(test, closing.id);
    await close(closing.id);
    const refusals = [
      await requestStart(test, closing.id),
      await own.read(),
      await own.save({ language: 'en' }),
      await own.save({ ...whole(), status: 'completed' }),
      await (await test.anonymous()).call(profiling.readCampaign, { params: { id: closing.id } }),
    ];
    for (const answer of refusals) expect(answer.json().error.code).toBe('campaign_closed');
    expect((await requestStart(test, randomUUID())).statusCode).toBe(404);
  });
});
