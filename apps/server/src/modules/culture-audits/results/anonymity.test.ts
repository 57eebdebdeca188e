import { randomUUID } from 'node:crypto';
import { contract, type ProfilingCampaign, type ProfilingProgress } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../../testing/activity-log-lines.ts';
import {
  createCultureAudit,
  startRespondent,
  UNITS,
  buildCompleteAnswers,
} from '../../../testing/culture-audits/respondent-session.ts';
import { insertRespondents, times } from '../../../testing/culture-audits/insert-respondents.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { profiling } = contract;

let test: TestApp;
let owner: MadeUser;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.make.user();
});
afterAll(() => test.close());

/** Every row of every table as text: what a thief of the database would read. */
const dump = async (): Promise<string> => {
  const tables = await test.database.asSuperuser<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const texts = await Promise.all(
    tables.map(({ name }) =>
      test.database.asSuperuser<{ row: string }>(`select t::text as row from ${name} t`),
    ),
  );
  return texts.flatMap((rows) => rows.map(({ row }) => row)).join('\n');
};

/** Years nobody else in the database could mean by chance: as whole words, not inside a uuid or a hash. */
const mentions = (text: string, word: string): boolean =>
  new RegExp(`(?<![0-9a-zA-Z-])${word}(?![0-9a-zA-Z])`).test(text);

describe('fifty respondents with known birth dates', () => {
  const people = Array.from({ length: 50 }, (_, n) => ({
    birthYear: 1947 + n,
    startDate: `${1990 + (n % 30)}-0${1 + (n % 9)}-1${n % 10}`,
    startKey: randomUUID(),
  }));
  let campaign: ProfilingCampaign;
  let tokens: string[];
  let codes: string[];
  let ids: string[];
  let stored: string;

  beforeAll(async () => {
    campaign = await createCultureAudit(test, owner);
    const begun = [];
    for (const [seed, person] of people.entries()) {
      const own = await startRespondent(test, campaign.id, { startKey: person.startKey });
      const whole = buildCompleteAnswers(campaign, seed, person);
      const saved = await own.save(whole);
      if (saved.statusCode !== 200) throw new Error(saved.body);
      const done = await own.save({ status: 'completed' });
      if (done.statusCode !== 200) throw new Error(done.body);
      begun.push(own);
    }
    tokens = begun.map(({ token }) => token);
    codes = begun.map(({ resumeCode }) => resumeCode);
    ids = begun.map(({ id }) => id);
    stored = await dump();
  });

  it('store their age and tenure bands', async () => {
    expect(stored).toContain('50_plus');
    const rows = await test.database.asSuperuser(
      'select from profiling_answers where campaign_id = $1',
      [campaign.id],
    );
    expect(rows).toHaveLength(50);
  });

  it('store no birth year or start date', () => {
    for (const { birthYear, startDate } of people) {
      expect([birthYear, mentions(stored, String(birthYear))]).toEqual([birthYear, false]);
      expect([startDate, stored.includes(startDate)]).toEqual([startDate, false]);
    }
    // The search finds a year where there is one.
    expect(mentions(`{"born": 1947}`, '1947')).toBe(true);
  });

  it('store no key, token, return code, questionnaire id or address', () => {
    for (const secret of [...tokens, ...codes, ...ids, ...people.map(({ startKey }) => startKey)])
      expect(stored).not.toContain(secret);
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
    expect(stored).not.toContain('192.0.2.1');
    expect(stored).not.toContain('lightMyRequest');
  });

  it('leave no token, draft or questionnaire', async () => {
    const left = await test.database.asSuperuser<{ what: string; n: number }>(
      `select 'tokens' as what, count(*)::int as n from access_tokens where questionnaire_id is not null
       union all select 'questionnaires', count(*)::int from profiling_questionnaires where campaign_id = $1
       union all select 'drafts', count(*)::int from profiling_saves`,
      [campaign.id],
    );
    expect(left.map(({ n }) => n)).toEqual([0, 0, 0]);
  });

  it('leave no entry in the server log or the activity log', async () => {
    const lines = test.logLines.join('');
    expect(lines).not.toContain('/profiling/questionnaires');
    for (const id of ids) expect(lines).not.toContain(id);
    const actions = await readActivityLog(test, owner.organizationId);
    expect(actions.map(({ action }) => action)).toEqual(['create']);
  });

  it('are counted, and none of them is listed', async () => {
    const me = await test.as(owner);
    const answer = await me.call(profiling.listQuestionnaires, { params: { id: campaign.id } });
    expect(answer.json()).toEqual({
      items: [
        { status: 'opened', count: 0 },
        { status: 'completed', count: 50 },
      ],
      total: 50,
    });
    const counts = await me.call(profiling.countQuestionnaires);
    expect(counts.json().items).toEqual([
      {
        campaignId: campaign.id,
        campaignName: campaign.name,
        respondents: { opened: 0, completed: 50 },
      },
    ]);
  });

  it('are visible to a super admin as counts only', async () => {
    const root = await test.as(await test.make.superadmin());
    const params = { id: campaign.id };
    const list = await root.call(profiling.listQuestionnaires, { params });
    expect(list.json().total).toBe(50);
    const progress = (await root.call(profiling.progress, { params })).json<ProfilingProgress>();
    expect(progress).toMatchObject({ respondents: { opened: 0, completed: 50 }, units: null });
  });
});

describe('progress', () => {
  const progressOf = async ({ id }: Pick<ProfilingCampaign, 'id'>) =>
    (
      await (await test.as(owner)).call(profiling.progress, { params: { id } })
    ).json<ProfilingProgress>();
  const [sales, plant] = UNITS.map(({ id }) => id);
  const answer = (campaign: ProfilingCampaign, unitId: string | undefined, people: number) =>
    insertRespondents(test, campaign, times(people, { unitId: unitId ?? null }));
  const update = async (campaign: ProfilingCampaign) => {
    const me = await test.as(owner);
    const params = { id: campaign.id };
    const taken = await me.call(contract.profilingResults.takeSnapshot, { params });
    if (taken.statusCode !== 202) throw new Error(taken.body);
    await test.takeSnapshots();
  };
  const byUnit = async (campaign: ProfilingCampaign) =>
    (await progressOf(campaign)).units?.map((unit) => unit.completed);

  it('by unit is that of the last snapshot, and reveals no small unit (codes)', async () => {
    const campaign = await createCultureAudit(test, owner, { minimumGroup: 5, access: 'codes' });
    await answer(campaign, sales, 10);
    await answer(campaign, plant, 4);
    expect(await progressOf(campaign)).toMatchObject({
      respondents: { opened: 0, completed: 10 },
      unitsAsOf: null,
    });
    expect(await byUnit(campaign)).toEqual([null, null]);
    await update(campaign);
    // 14 - 10 would tell that four answered in the plant.
    expect(await byUnit(campaign)).toEqual([null, null]);
    await answer(campaign, plant, 5);
    expect(await byUnit(campaign)).toEqual([null, null]);
    await update(campaign);
    const { unitsAsOf, ...told } = await progressOf(campaign);
    expect(unitsAsOf).not.toBeNull();
    expect(told).toEqual({
      respondents: { opened: 0, completed: 15 },
      // The plant's head-count is unknown, and so is the whole one.
      expectedHeadcount: null,
      responseRate: null,
      units: [
        { unitId: sales, expectedHeadcount: 40, completed: 10, responseRate: 25 },
        { unitId: plant, expectedHeadcount: null, completed: 9, responseRate: null },
      ],
    });
    await answer(campaign, sales, 3);
    expect(await byUnit(campaign)).toEqual([10, 9]);
  });

  it('by unit is rounded down by link, from twenty answers on', async () => {
    const campaign = await createCultureAudit(test, owner, { minimumGroup: 5, access: 'link' });
    await answer(campaign, sales, 34);
    await answer(campaign, plant, 19);
    await update(campaign);
    const [first, second] = (await byUnit(campaign)) ?? [];
    // 20 or more, or 30 or more: each step is taken up to nine answers late.
    expect([20, 30]).toContain(first);
    expect(second).toBeNull();
  });
});
