import {
  contract,
  DEFAULT_CUSTOMIZATION,
  EMPTY_TARGET,
  type FoundCandidate,
  type Interview,
  newScreeningCampaign,
  SCORED_SECTIONS,
  type ScreeningCampaign,
  type ScreeningCampaignSummary,
} from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/env.ts';
import { omitUndefined } from '../src/database/omit-undefined.ts';
import { sanitizeCustomization } from '../src/modules/campaigns/customization/sanitize-customization.ts';
import { validateTarget } from '../src/modules/screening/target/validate-target.ts';
import {
  computeQuickly,
  createTestApp,
  type Caller,
  type TestApp,
} from '../src/testing/test-app.ts';
import { createDemoData } from './create-demo-data.ts';
import { demoOrganizations } from './organizations.ts';

const { candidates, auth, interviews, screening } = contract;

describe('the demonstration data', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    const config = readConfig({ NODE_ENV: 'test' }, []);
    await createDemoData(test.database.database, config, computeQuickly);
  });
  afterAll(() => test.close());

  const as = async (identifier: string): Promise<Caller> => {
    const answer = await test.nobody.call(auth.login, {
      body: { identifier, password: 'cadran-demo' },
    });
    return test.withToken(answer.json<{ token: string }>().token);
  };
  const campaigns = async (caller: Caller) =>
    (await caller.call(screening.listCampaigns)).json<{ items: ScreeningCampaignSummary[] }>()
      .items;

  it.each(['camille', 'grace'])('shows %s two open campaigns and a closed one', async (admin) => {
    const me = await as(admin);
    const items = await campaigns(me);
    expect(items.map((item) => item.status).toSorted()).toEqual(['closed', 'open', 'open']);
    for (const item of items)
      expect(new Date(item.updatedAt).getTime()).toBeLessThanOrEqual(Date.now());
    const read = await Promise.all(
      items.map(async ({ id }) =>
        (await me.call(screening.readCampaign, { params: { id } })).json<ScreeningCampaign>(),
      ),
    );
    const rich = read.filter((one) => SCORED_SECTIONS.every((name) => one.profile[name]?.target));
    expect(rich).toHaveLength(1);
    expect(rich[0]?.questions.map((question) => question.type).toSorted()).toEqual([
      'closed',
      'open',
      'scale',
    ]);
  });

  it('shows one candidate with two interviewers who rated and one who has not', async () => {
    const me = await as('louis');
    const found = (await me.call(candidates.search, { query: { pageSize: '200' } })).json<{
      items: FoundCandidate[];
    }>().items;
    const done = found.filter(({ status }) => status === 'completed');
    const read = await Promise.all(
      done.map(async ({ id }) =>
        (await me.call(interviews.read, { params: { id } })).json<Interview>(),
      ),
    );
    const begun = read.filter((one) => one.interviewers.length > 0);
    expect(
      begun.map((one) => one.interviewers.map(({ submittedAt }) => submittedAt !== null)),
    ).toEqual([[true, true, false]]);
    expect(begun[0]?.submitted).toHaveLength(2);
    const id = begun[0]?.candidate.id ?? '';
    const blind = await (await as('ines')).call(interviews.read, { params: { id } });
    expect(blind.json<Interview>()).toMatchObject({ submitted: null, can: { rate: true } });
  });

  it.each([
    ['camille', { opened: 6, completed: 31 }],
    ['grace', { opened: 4, completed: 15 }],
  ])(
    'shows %s started and completed candidates with scores and decisions',
    async (admin, counts) => {
      const me = await as(admin);
      const items = await campaigns(me);
      const sum = (of: 'opened' | 'completed') =>
        items.reduce((total, campaign) => total + campaign.candidates[of], 0);
      expect({ opened: sum('opened'), completed: sum('completed') }).toEqual(counts);
      const found = (await me.call(candidates.search, { query: { pageSize: '200' } })).json<{
        items: FoundCandidate[];
      }>().items;
      const done = found.filter(({ status }) => status === 'completed');
      expect(done.every(({ verdict, quality }) => verdict !== null && quality !== null)).toBe(true);
      expect(new Set(done.map(({ verdict }) => verdict)).size).toBeGreaterThanOrEqual(3);
      expect(found.some(({ decision }) => decision !== 'undecided')).toBe(true);
      for (const { id } of done.slice(0, 3))
        expect((await me.call(candidates.report, { params: { id } })).statusCode).toBe(200);
    },
  );

  it('stores the same values as the form', async () => {
    for (const { body } of demoOrganizations('root').flatMap(
      (organization) => organization.campaigns,
    )) {
      const { profile, customization } = newScreeningCampaign.parse(body);
      const whole = { ...EMPTY_TARGET, ...omitUndefined(profile) };
      expect(await validateTarget(whole)).toEqual(whole);
      const texts = { ...DEFAULT_CUSTOMIZATION, ...omitUndefined(customization) };
      expect(sanitizeCustomization(texts)).toEqual(texts);
    }
  });
});
