import { seededRandom } from '@cadran/instruments/seeded-random';
import { packRankings, RANKINGS } from '@cadran/scoring';
import { simulateRespondent } from '@cadran/scoring/simulation';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRespondents } from '../../../testing/culture-audits/insert-respondents.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type AnswerGroup, answerGroups } from './answers.ts';

const CULTURE = { clan: 30, adhocracy: 20, market: 30, hierarchy: 20 };
const random = seededRandom(11);
const PEOPLE = Array.from({ length: 40 }, () => {
  const { perceived, desired } = simulateRespondent(random, {
    unitIds: ['any'],
    perceived: CULTURE,
    desired: CULTURE,
  }).answers;
  return { perceived, desired };
});

let test: TestApp;
let owner: MadeUser;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.make.admin();
});
afterAll(() => test.close());

const stored = async (id: string) =>
  test.database.asSuperuser<{ perceived: string; desired: string }>(
    'select perceived, desired from profiling_packed_answers where campaign_id = $1',
    [id],
  );
const packed = PEOPLE.map(({ perceived, desired }) => ({
  perceived: String(packRankings(perceived)),
  desired: String(packRankings(desired)),
}));
const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();

describe('packed answers', () => {
  it('have the same list of rankings in the database', async () => {
    const [row] = await test.database.asSuperuser<{ codes: string[] }>(
      'select culture_rankings() as codes',
    );
    expect(row?.codes.map((code) => JSON.parse(code))).toEqual(RANKINGS);
  });

  it('are read as JSON by the version before', async () => {
    const campaign = await test.make.profilingCampaign(owner);
    await insertRespondents(test, campaign, PEOPLE);
    expect(sorted(await stored(campaign.id))).toEqual(sorted(packed));
    const rows = await test.database.asSuperuser<(typeof PEOPLE)[number]>(
      'select perceived, desired from profiling_answers where campaign_id = $1',
      [campaign.id],
    );
    const inOrder = ({ perceived, desired }: (typeof PEOPLE)[number]) =>
      [perceived, desired].map((side) => Object.entries(side).map(String).toSorted());
    expect(sorted(rows.map(inOrder))).toEqual(sorted(PEOPLE.map(inOrder)));
  });

  it('are written as JSON by the version before, and counted', async () => {
    const campaign = await test.make.profilingCampaign(owner);
    await test.database.asSuperuser(
      `insert into profiling_answers (organization_id, campaign_id, gender, perceived, desired)
       select $1, $2, 'female', a -> 'perceived', a -> 'desired' from jsonb_array_elements($3) a`,
      [campaign.organizationId, campaign.id, JSON.stringify(PEOPLE)],
    );
    expect(sorted(await stored(campaign.id))).toEqual(sorted(packed));
    const [count] = await test.database.asSuperuser<{ completed: number }>(
      'select sum(completed)::int as completed from profiling_counts where campaign_id = $1',
      [campaign.id],
    );
    expect(count?.completed).toBe(PEOPLE.length);
  });

  it('come in one group for each combination of segments, incomplete ones left out', async () => {
    const campaign = await test.make.profilingCampaign(owner);
    await test.make.profilingAnswers(campaign, { gender: 'male' });
    await insertRespondents(test, campaign, [
      ...PEOPLE.map((answers) => ({ ...answers, gender: 'male' as const })),
      ...PEOPLE.slice(0, 3).map((answers) => ({ ...answers, gender: null, ageBand: null })),
    ]);
    const groups: AnswerGroup[] = [];
    await test.database.database.withTenant(campaign.organizationId, async (tx) => {
      for await (const some of answerGroups(tx, campaign, { size: 1, withIds: true }))
        groups.push(...some);
    });
    const sizes = groups.map(({ gender, rankings, ids }) => [gender, rankings.length, ids?.length]);
    expect(sizes.toSorted((a, b) => Number(b[1]) - Number(a[1]))).toEqual([
      ['male', 16 * PEOPLE.length, 16 * PEOPLE.length],
      [null, 48, 48],
    ]);
    const men = Buffer.from(groups.find(({ gender }) => gender === 'male')?.rankings ?? []);
    const read = PEOPLE.map((_, place) => ({
      perceived: String(men.readBigInt64BE(16 * place)),
      desired: String(men.readBigInt64BE(16 * place + 8)),
    }));
    expect(sorted(read)).toEqual(sorted(packed));
  });
});
