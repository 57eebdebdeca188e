import { randomUUID } from 'node:crypto';
import { contract, type ProfilingCampaign, type ProfilingProgress } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLines } from '../testing/audit-lines.ts';
import { makeAudit, startAuditing, UNITS, wholeAudit } from '../testing/auditing.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

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

describe('fifty employees with known birth dates', () => {
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
    campaign = await makeAudit(test, owner);
    const begun = [];
    for (const [seed, person] of people.entries()) {
      const own = await startAuditing(test, campaign.id, { startKey: person.startKey });
      const whole = wholeAudit(campaign, seed, person);
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

  it('leave their bands in the database', async () => {
    expect(stored).toContain('50_plus');
    const rows = await test.database.asSuperuser(
      'select from profiling_answers where campaign_id = $1',
      [campaign.id],
    );
    expect(rows).toHaveLength(50);
  });

  it('leave none of their birth years and start dates there', () => {
    for (const { birthYear, startDate } of people) {
      expect([birthYear, mentions(stored, String(birthYear))]).toEqual([birthYear, false]);
      expect([startDate, stored.includes(startDate)]).toEqual([startDate, false]);
    }
    // The search finds a year where there is one.
    expect(mentions(`{"born": 1947}`, '1947')).toBe(true);
  });

  it('leave no key, token, resume code, questionnaire id or address there', () => {
    for (const secret of [...tokens, ...codes, ...ids, ...people.map(({ startKey }) => startKey)])
      expect(stored).not.toContain(secret);
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
    expect(stored).not.toContain('192.0.2.1');
    expect(stored).not.toContain('lightMyRequest');
  });

  it('leave nothing that opens what they answered: no token, no draft, no questionnaire', async () => {
    const left = await test.database.asSuperuser<{ what: string; n: number }>(
      `select 'tokens' as what, count(*)::int as n from access_tokens where questionnaire_id is not null
       union all select 'questionnaires', count(*)::int from profiling_questionnaires where campaign_id = $1
       union all select 'drafts', count(*)::int from profiling_drafts`,
      [campaign.id],
    );
    expect(left.map(({ n }) => n)).toEqual([0, 0, 0]);
  });

  it('leave no line in the logs: neither in the server’s nor in the organisation’s', async () => {
    const lines = test.logLines.join('');
    expect(lines).not.toContain('/profiling/questionnaires');
    for (const id of ids) expect(lines).not.toContain(id);
    const actions = await auditLines(test, owner.organizationId);
    expect(actions.map(({ action }) => action)).toEqual(['create']);
  });

  it('are listed by ids that are not their questionnaires’, in the order of the ids', async () => {
    const me = await test.as(owner);
    const answer = await me.call(profiling.listQuestionnaires, {
      params: { id: campaign.id },
      query: { pageSize: '200' },
    });
    const { items, total } = answer.json<{
      items: { id: string; status: string }[];
      total: number;
    }>();
    expect(total).toBe(50);
    expect(new Set(items.map((item) => Object.keys(item).join()))).toEqual(new Set(['id,status']));
    const listed = items.map(({ id }) => id);
    expect(listed).toEqual(listed.toSorted());
    expect(listed.filter((id) => ids.includes(id))).toEqual([]);
    const counts = await me.call(profiling.countQuestionnaires);
    expect(counts.json().items).toEqual([
      {
        campaignId: campaign.id,
        campaignName: campaign.name,
        respondents: { opened: 0, completed: 50 },
      },
    ]);
  });

  it('are seen by a super admin as numbers and ids, without units', async () => {
    const root = await test.as(await test.make.superadmin());
    const params = { id: campaign.id };
    const list = await root.call(profiling.listQuestionnaires, { params });
    expect(list.json().total).toBe(50);
    const progress = (await root.call(profiling.progress, { params })).json<ProfilingProgress>();
    expect(progress).toMatchObject({ respondents: { opened: 0, completed: 50 }, units: null });
  });
});

describe('progress', () => {
  it('tells a unit’s number from the minimum group on, and no number that gives another away', async () => {
    const campaign = await makeAudit(test, owner, { minimumGroup: 5 });
    const [sales, plant] = UNITS.map(({ id }) => id);
    const answer = async (unitId: string | undefined, times: number) => {
      for (let n = 0; n < times; n += 1)
        await test.make.audited(campaign, { unitId: unitId ?? null });
    };
    const progress = async () =>
      (
        await (await test.as(owner)).call(profiling.progress, { params: { id: campaign.id } })
      ).json<ProfilingProgress>();
    await answer(sales, 10);
    await answer(plant, 4);
    // 14 - 10 would tell that four answered in the plant.
    expect((await progress()).units?.map((unit) => unit.completed)).toEqual([null, null]);
    await answer(plant, 1);
    expect(await progress()).toEqual({
      respondents: { opened: 0, completed: 15 },
      // The plant's head-count is unknown, and so is the whole one.
      expectedHeadcount: null,
      responseRate: null,
      units: [
        { unitId: sales, expectedHeadcount: 40, completed: 10, responseRate: 25 },
        { unitId: plant, expectedHeadcount: null, completed: 5, responseRate: null },
      ],
    });
    await answer(undefined, 1);
    expect((await progress()).units?.map((unit) => unit.completed)).toEqual([10, null]);
  });
});
