import {
  contract,
  type Candidate,
  type CandidateNeighbours,
  SCORED_SECTIONS,
} from '@cadran/contract';
import type { MadeCampaign, MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { candidates, screening } = contract;

/** Ties, and scores that are missing; the rest is made from the number. */
const OVERALL = [80, null, 60, 80, null, 40] as const;
const SORTS = ['openedAt', 'name', 'overall', 'verdict', 'decision', 'culture'] as const;

const sectionScores = (overall: number | null) =>
  overall &&
  JSON.stringify(
    Object.fromEntries(
      SCORED_SECTIONS.map((section) => [section, section === 'culture' ? overall % 7 : null]),
    ),
  );

describe('the candidates before and after one', () => {
  let test: TestApp;
  let owner: MadeUser;
  let campaign: MadeCampaign;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.make.user();
    campaign = await test.make.screeningCampaign(owner);
    for (const [index, overall] of OVERALL.entries()) {
      const { id } = await test.make.candidate(campaign, {
        openedAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 2))),
        contact: { firstName: 'Ada', lastName: index % 2 === 0 ? 'Even' : 'Odd' },
        status: 'completed',
      });
      await test.database.asSuperuser(
        `update screening_questionnaires set overall = $2::int, decision = $3,
           verdict = case when $2::int > 70 then 'fits' when $2::int is null then null else 'can_adapt' end,
           section_scores = $4
         where id = $1`,
        [id, overall, index > 2 ? 'shortlisted' : 'undecided', sectionScores(overall)],
      );
    }
    await test.make.candidate(campaign, { contact: { lastName: 'Unfinished' } });
    await test.make.candidate(await test.make.screeningCampaign(owner), { status: 'completed' });
  });
  afterAll(() => test.close());

  const neighbours = async (id: string, query: Record<string, string>) =>
    (
      await (await test.as(owner)).call(candidates.neighbours, { params: { id }, query })
    ).json<CandidateNeighbours>();
  const listed = async (query: Record<string, string>) =>
    (
      await (
        await test.as(owner)
      ).call(screening.listCandidates, { params: { id: campaign.id }, query })
    ).json<{ items: Candidate[] }>().items;

  const queries = [
    {},
    ...SORTS.flatMap((sort) => [{ sort }, { sort: `-${sort}` }]),
    { sort: '-overall', decision: 'shortlisted' },
    { q: 'odd', sort: 'overall' },
  ];
  it.each(queries)('are those of the list, finished ones only: %j', async (query) => {
    const ids = (await listed(query))
      .filter(({ status }) => status === 'completed')
      .map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    for (const [index, id] of ids.entries()) {
      const { previous, next } = await neighbours(id, query);
      expect([previous?.id, next?.id]).toEqual([ids[index - 1], ids[index + 1]]);
    }
  });

  it('are found for somebody whom the filter no longer holds, and have names', async () => {
    const [decided] = await listed({ decision: 'undecided', sort: 'name' });
    const { next } = await neighbours(decided?.id ?? '', { decision: 'shortlisted', sort: 'name' });
    expect(next?.contact).toMatchObject({ firstName: 'Ada' });
  });

  it('are nobody else’s', async () => {
    const [mine] = await listed({});
    const stranger = await test.as(await test.make.user());
    const answer = await stranger.call(candidates.neighbours, {
      params: { id: mine?.id ?? '' },
      query: {},
    });
    expect(answer.statusCode).toBe(404);
  });
});
