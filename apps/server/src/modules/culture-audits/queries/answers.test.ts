import { schema } from '@cadran/db';
import { sql } from '@cadran/db/sql';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { packRankings } from '@cadran/scoring';
import { simulateRespondent } from '@cadran/scoring/simulation';
import type { MadeProfilingCampaign, MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRespondents } from '../../../testing/culture-audits/insert-respondents.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { shuffleRows } from '../../audit-codes/index.ts';
import { readPackedPeople } from '../snapshots/counts/packed-people.ts';
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
    'select perceived, desired from profiling_answers where campaign_id = $1',
    [id],
  );
const grouped = (campaign: MadeProfilingCampaign) =>
  test.database.database.withTenant(campaign.organizationId, (tx) =>
    shuffleRows(tx, campaign, () => Promise.resolve()),
  );
const countOf = async ({ id }: MadeProfilingCampaign) =>
  (
    await test.database.asSuperuser<{ completed: number }>(
      'select sum(completed)::int as completed from profiling_counts where campaign_id = $1',
      [id],
    )
  )[0]?.completed;
const packed = PEOPLE.map(({ perceived, desired }) => ({
  perceived: String(packRankings(perceived)),
  desired: String(packRankings(desired)),
}));
const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();

describe('packed answers', () => {
  it('are stored as numbers, one by one and then in groups', async () => {
    const campaign = await test.make.profilingCampaign(owner);
    await insertRespondents(test, campaign, PEOPLE);
    expect(sorted(await stored(campaign.id))).toEqual(sorted(packed));
    await grouped(campaign);
    expect(await stored(campaign.id)).toEqual([]);
    expect(
      sorted(
        await test.database.asSuperuser(
          `select one.perceived, one.desired
           from profiling_answer_groups g, unnest(g.perceived, g.desired) one (perceived, desired)
           where g.campaign_id = $1`,
          [campaign.id],
        ),
      ),
    ).toEqual(sorted(packed));
    expect(await countOf(campaign)).toBe(PEOPLE.length);
  });

  it('join those that were grouped before, all of them written anew and counted once', async () => {
    const campaign = await test.make.profilingCampaign(owner);
    const rows = () =>
      test.database.asSuperuser<{ id: string; xmin: string; people: number; perceived: string[] }>(
        'select id, xmin::text, people, perceived from profiling_answer_groups where campaign_id = $1 order by ctid',
        [campaign.id],
      );
    await insertRespondents(test, campaign, [
      ...PEOPLE.slice(0, 20),
      ...PEOPLE.slice(0, 6).map((answers) => ({ ...answers, gender: 'female' as const })),
    ]);
    await grouped(campaign);
    const before = await rows();
    await insertRespondents(test, campaign, PEOPLE.slice(20));
    await grouped(campaign);
    const after = await rows();
    expect(await countOf(campaign)).toBe(PEOPLE.length + 6);
    expect(after.map(({ people }) => people).toSorted((a, b) => a - b)).toEqual([6, 40]);
    expect(after.filter(({ id }) => before.some((old) => old.id === id))).toEqual([]);
    expect(new Set(after.map(({ xmin }) => xmin)).size).toBe(1);
    for (const { perceived } of after)
      expect(perceived).toEqual(perceived.toSorted((a, b) => Number(BigInt(a) - BigInt(b))));
  });

  it('are kept if one came between grouping them and deleting the old rows', async () => {
    const campaign = await test.make.profilingCampaign(owner);
    await insertRespondents(test, campaign, PEOPLE);
    const late = test.database.database.withTenant(campaign.organizationId, (tx) =>
      shuffleRows(tx, campaign, async () => {
        await tx.sql
          .insert(schema.profilingAnswers)
          .values({ organizationId: campaign.organizationId, campaignId: campaign.id });
      }),
    );
    await expect(late).rejects.toMatchObject({ cause: { code: '40001' } });
    expect(await stored(campaign.id)).toHaveLength(PEOPLE.length);
    expect(await countOf(campaign)).toBe(PEOPLE.length);
  });

  it('of another organisation are neither grouped nor deleted', async () => {
    const campaign = await test.make.profilingCampaign(owner);
    await insertRespondents(test, campaign, PEOPLE);
    const stranger = await test.make.user();
    const { organizationId, id } = campaign;
    for (const work of [
      sql`select group_profiling_answers(${organizationId}, ${id})`,
      sql`select forget_grouped_answers(${organizationId}, ${id}, ${PEOPLE.length})`,
    ])
      await expect(
        test.database.database.withTenant(stranger.organizationId, (tx) => tx.sql.execute(work)),
      ).rejects.toMatchObject({ cause: { code: '42501' } });
    expect(await stored(campaign.id)).toHaveLength(PEOPLE.length);
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
      await shuffleRows(tx, campaign, async () => {
        for await (const some of answerGroups(tx, campaign, 1)) groups.push(...some);
      });
    });
    const read = ({ perceived, desired }: AnswerGroup) => readPackedPeople(perceived, desired);
    const sizes = groups.map((group) => [group.gender, group.people, read(group).length / 4]);
    expect(sizes).toEqual([
      ['male', PEOPLE.length + 1, PEOPLE.length],
      [null, 3, 3],
    ]);
    const number = (words: Uint32Array, at: number) =>
      String(BigInt(words[at + 1] ?? 0) * 2n ** 32n + BigInt(words[at] ?? 0));
    const men = groups.filter(({ gender }) => gender === 'male').map(read)[0] ?? new Uint32Array();
    const found = PEOPLE.map((_, place) => ({
      perceived: number(men, 4 * place),
      desired: number(men, 4 * place + 2),
    }));
    expect(sorted(found)).toEqual(sorted(packed));
  });
});
