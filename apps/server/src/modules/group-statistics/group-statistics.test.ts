import { contract, type GroupAnswers, type ScreeningCampaign } from '@cadran/contract';
import { ITEM_REST_CELLS } from '@cadran/scoring/evidence';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CandidateSession } from '../../testing/candidates/candidate-session.ts';
import { completeCandidate } from '../../testing/candidates/complete-candidate.ts';
import { createOptedInCampaign, takePart } from '../../testing/candidates/opted-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readGroupSelections, readGroupTables } from './index.ts';

const { groupStatistics } = contract;
const FORM: GroupAnswers = { sex: 'female', age_band: '25_34' };

describe('the voluntary form about sex and age', () => {
  let test: TestApp;
  let owner: MadeUser;
  let campaign: ScreeningCampaign;
  let url = 0;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    owner = await test.make.user();
    url += 1;
    campaign = await createOptedInCampaign(test, owner, `form-${url}`);
  });

  const complete = (seed = 1) => completeCandidate(test, campaign, seed);
  const offered = async ({ id, caller }: CandidateSession) =>
    (await caller.call(groupStatistics.read, { params: { id } })).json<{ offered: boolean }>()
      .offered;
  const send = ({ id, caller }: CandidateSession, body: object = FORM) =>
    caller.call(groupStatistics.send, { params: { id }, body });
  const kinds = async () =>
    (
      await test.database.asSuperuser<{ kind: string; running_people: number }>(
        'select kind, running_people from stepped_sums where organization_id = $1 order by kind',
        [owner.organizationId],
      )
    ).map(({ kind, running_people: people }) => [kind, people]);

  it('is offered once, after sending, where the organisation takes part', async () => {
    const own = await complete();
    expect(await offered(own)).toBe(true);
    expect((await send(own)).statusCode).toBe(204);
    expect(await offered(own)).toBe(false);
    expect((await send(own)).statusCode).toBe(409);
    const other = await complete(2);
    await takePart(test, owner.organizationId, false);
    expect(await offered(other)).toBe(false);
    expect((await send(other)).statusCode).toBe(409);
  });

  it('is not offered to who said no to being added up', async () => {
    const own = await complete();
    await test.database.asSuperuser(
      'update screening_questionnaires set added_up = false where id = $1',
      [own.id],
    );
    expect(await offered(own)).toBe(false);
    expect((await send(own)).statusCode).toBe(409);
  });

  it('becomes counts of groups, and leaves nothing else', async () => {
    const own = await complete();
    const before = await test.database.asSuperuser(
      `select to_jsonb(q) - 'group_form_sent' as row from screening_questionnaires q where id = $1`,
      [own.id],
    );
    await send(own);
    expect(await kinds()).toEqual([
      ['forms/groups', 1],
      ['groups/items/3/age/25_34', 1],
      ['groups/items/3/sex/female', 1],
      ['groups/selection/sex=female,age_band=25_34', 1],
    ]);
    const after = await test.database.asSuperuser(
      `select to_jsonb(q) - 'group_form_sent' as row from screening_questionnaires q where id = $1`,
      [own.id],
    );
    expect(after).toEqual(before);
    const own2 = await complete(2);
    await send(own2, { sex: null, age_band: null });
    const [forms, ...groups] = await kinds();
    expect(forms).toEqual(['forms/groups', 2]);
    expect(groups.every(([, people]) => people === 1)).toBe(true);
    expect(await offered(own2)).toBe(false);
    expect(test.logLines.join('\n')).not.toContain('group-form');
  });

  it('adds nothing twice when it is sent twice at the same time', async () => {
    const own = await complete();
    const answers = await Promise.all([send(own), send(own), send(own)]);
    expect(
      answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
    ).toEqual([204, 409, 409]);
    expect((await kinds()).every(([, people]) => people === 1)).toBe(true);
  });

  describe('by many people', () => {
    const read = () =>
      test.database.database.withTenant(owner.organizationId, async (tx) => ({
        tables: await readGroupTables(tx, [owner.organizationId]),
        selections: await readGroupSelections(tx, [owner.organizationId]),
      }));
    let own: CandidateSession;
    beforeEach(async () => {
      own = await complete();
    });
    // One person's questionnaire, sent by many: the form is marked as not sent in between.
    const sendTimes = async (times: number, body: GroupAnswers) => {
      for (let n = 0; n < times; n += 1) {
        await test.database.asSuperuser(
          'update screening_questionnaires set group_form_sent = false where id = $1',
          [own.id],
        );
        expect((await send(own, body)).statusCode).toBe(204);
      }
    };
    const women: GroupAnswers = { sex: 'female', age_band: null };
    const silent: GroupAnswers = { sex: null, age_band: null };
    const groupsOf = (counts: readonly { name: readonly { group: string }[] }[]) =>
      counts.map(({ name }) => name.map(({ group }) => group).join(' '));

    it('is read from 30 people a group on, and only in whole steps', async () => {
      await sendTimes(29, women);
      expect(await read()).toEqual({ tables: [], selections: [] });
      await sendTimes(1, women);
      const at30 = await read();
      expect(at30.tables).toMatchObject([
        { grouping: 'sex', group: 'female', people: 30, instrumentVersion: 3 },
      ]);
      const cells = Array.from(at30.tables[0]?.cells ?? []);
      expect(cells).toHaveLength(ITEM_REST_CELLS);
      expect(cells.reduce((sum, count) => sum + count, 0)).toBe(30 * 120);
      expect(at30.selections).toMatchObject([
        { name: [{ dimension: 'sex', group: 'female' }], people: 30, hired: null },
      ]);
      expect(at30.selections[0]?.scores.reduce((sum, count) => sum + count, 0)).toBe(30);
      await sendTimes(1, women);
      await sendTimes(1, { ...women, sex: 'male' });
      expect(await read()).toEqual(at30);
    }, 60_000);

    it('does not say of whom a group is by appearing as they send it', async () => {
      await sendTimes(29, women);
      await sendTimes(5, silent);
      expect(await read()).toEqual({ tables: [], selections: [] });
      // The thirtieth woman changes nothing: others must have come, too.
      await sendTimes(1, women);
      expect(await read()).toEqual({ tables: [], selections: [] });
      await sendTimes(25, silent);
      expect(groupsOf((await read()).selections)).toEqual(['female']);
    }, 60_000);

    it('counts nobody twice, so that no group is another one but for one person', async () => {
      const all: GroupAnswers = { sex: 'female', age_band: '25_34' };
      await sendTimes(100, all);
      const { selections } = await read();
      expect(selections.reduce((sum, { people }) => sum + people, 0)).toBeLessThanOrEqual(100);
      const counted = (await kinds()).filter(([kind]) => String(kind).includes('selection'));
      expect(counted.map(([kind]) => kind)).toEqual(['groups/selection/sex=female,age_band=25_34']);
      expect(counted.reduce((sum, [, people]) => sum + Number(people), 0)).toBe(100);
    }, 60_000);
  });

  it('refuses other words, other people and members of the organisation', async () => {
    const own = await complete();
    expect((await send(own, { ...FORM, sex: 'unknown' })).statusCode).toBe(422);
    expect((await send(own, { sex: null })).statusCode).toBe(422);
    const other = await complete(2);
    const params = { id: other.id };
    expect((await own.caller.call(groupStatistics.send, { params, body: FORM })).statusCode).toBe(
      404,
    );
    const me = await test.as(owner);
    expect((await me.call(groupStatistics.send, { params, body: FORM })).statusCode).toBe(403);
    expect((await test.nobody.call(groupStatistics.send, { params, body: FORM })).statusCode).toBe(
      401,
    );
  });

  it('is no part of the candidate’s data, which says why', async () => {
    const own = await complete();
    await send(own);
    const data = await own.caller.call(contract.privacy.ownData, { params: { id: own.id } });
    expect(data.body).not.toContain('female');
    expect(data.body).not.toContain('25_34');
  });
});
