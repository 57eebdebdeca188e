import {
  contract,
  DEFAULT_CUSTOMIZATION,
  EMPTY_PROFILE,
  type FoundCandidate,
  newScreeningCampaign,
  SCORED_SECTIONS,
  type ScreeningCampaign,
  type ScreeningCampaignSummary,
} from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../env.ts';
import { given } from '../services/given.ts';
import { storableTexts } from '../services/campaign/custom-texts.ts';
import { storableProfile } from '../services/screening/storable-profile.ts';
import { createTestApp, type Caller, type TestApp } from '../testing/test-app.ts';
import { createDemonstration } from './demonstration.ts';
import { houses } from './demonstration/houses.ts';

const { applicants, auth, screening } = contract;

describe('the demonstration data', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    await createDemonstration(test.database.database, readConfig({ NODE_ENV: 'test' }, []));
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

  it.each(['camille', 'grace'])(
    'shows %s an open and a closed campaign and a small one',
    async (admin) => {
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
    },
  );

  it.each([
    ['camille', { opened: 6, completed: 31 }],
    ['grace', { opened: 4, completed: 15 }],
  ])(
    'shows %s candidates who began and who completed, scored and some decided on',
    async (admin, counts) => {
      const me = await as(admin);
      const items = await campaigns(me);
      const sum = (of: 'opened' | 'completed') =>
        items.reduce((total, { candidates }) => total + candidates[of], 0);
      expect({ opened: sum('opened'), completed: sum('completed') }).toEqual(counts);
      const found = (await me.call(applicants.search, { query: { pageSize: '200' } })).json<{
        items: FoundCandidate[];
      }>().items;
      const done = found.filter(({ status }) => status === 'completed');
      expect(done.every(({ verdict, quality }) => verdict !== null && quality !== null)).toBe(true);
      expect(new Set(done.map(({ verdict }) => verdict)).size).toBeGreaterThanOrEqual(3);
      expect(found.some(({ decision }) => decision !== 'undecided')).toBe(true);
      for (const { id } of done.slice(0, 3))
        expect((await me.call(applicants.report, { params: { id } })).statusCode).toBe(200);
    },
  );

  it('stores what the form would have stored', async () => {
    for (const { body } of houses('root').flatMap((house) => house.campaigns)) {
      const { profile, customization } = newScreeningCampaign.parse(body);
      const whole = { ...EMPTY_PROFILE, ...given(profile) };
      expect(await storableProfile(whole)).toEqual(whole);
      const texts = { ...DEFAULT_CUSTOMIZATION, ...given(customization) };
      expect(storableTexts(texts)).toEqual(texts);
    }
  });
});
