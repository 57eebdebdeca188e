import { randomUUID } from 'node:crypto';
import { contract, type ProfilingSnapshot, type ProfilingSnapshots } from '@cadran/contract';
import type { MadeProfilingCampaign, MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLines } from '../testing/audit-lines.ts';
import { answerAll, closeAndAudit, readFilters, times } from '../testing/audit-population.ts';
import { createTestApp, type Caller, type TestApp } from '../testing/test-app.ts';

const { profiling, profilingResults } = contract;
const UNIT = randomUUID();
const UNITS = [{ id: UNIT, name: { fr: 'Ventes', en: 'Sales' }, expectedHeadcount: null }];

describe('snapshots', () => {
  let test: TestApp;
  let owner: MadeUser;
  let me: Caller;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.make.user();
    me = await test.as(owner);
  });
  afterAll(() => test.close());

  const made = () => test.make.profilingCampaign(owner, { units: UNITS });
  const read = async ({ id }: MadeProfilingCampaign) =>
    (await me.call(profilingResults.snapshots, { params: { id } })).json<ProfilingSnapshots>();
  const take = ({ id }: MadeProfilingCampaign) =>
    me.call(profilingResults.takeSnapshot, { params: { id } });

  it.each([
    [4, false],
    [5, true],
    [6, true],
  ])('while the campaign is open, %i new answers allow one: %s', async (people, allowed) => {
    const campaign = await made();
    await answerAll(test, campaign, times(people, {}));
    expect((await read(campaign)).update).toEqual({ allowed, newAnswers: people, needed: 5 });
    const answer = await take(campaign);
    expect(answer.statusCode).toBe(allowed ? 202 : 403);
    if (!allowed) {
      expect(answer.json()).toMatchObject({ error: { code: 'too_few_people' } });
      return;
    }
    expect(answer.json<ProfilingSnapshot>()).toMatchObject({
      number: 1,
      kind: 'interim',
      status: 'waiting',
    });
    await test.takeSnapshots();
    const after = await read(campaign);
    expect(after).toMatchObject({
      current: 1,
      total: 1,
      items: [{ status: 'ready', progress: 100, respondents: people }],
      update: { allowed: false, newAnswers: 0 },
    });
    const [line] = await auditLines(test, campaign.organizationId);
    expect(line).toMatchObject({ action: 'take_snapshot', detail: { number: 1 } });
  });

  it('between snapshots only the number of answers moves', async () => {
    const campaign = await made();
    await answerAll(test, campaign, times(10, { unitId: UNIT }));
    await take(campaign);
    await test.takeSnapshots();
    const before = await readFilters(me, campaign);
    await answerAll(test, campaign, times(4, { unitId: UNIT }));
    expect(await readFilters(me, campaign)).toEqual(before);
    expect((await read(campaign)).update).toMatchObject({ allowed: false, newAnswers: 4 });
    expect((await take(campaign)).statusCode).toBe(403);
    await answerAll(test, campaign, times(1, { unitId: UNIT }));
    expect((await take(campaign)).statusCode).toBe(202);
    await test.takeSnapshots();
    expect((await readFilters(me, campaign)).served).toContainEqual({ respondents: 15 });
  });

  it('asked for twice is one', async () => {
    const campaign = await made();
    await answerAll(test, campaign, times(8, {}));
    const answers = await Promise.all([take(campaign), take(campaign), take(campaign)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    expect((await read(campaign)).total).toBe(1);
    await test.takeSnapshots();
  });

  it('closing takes one, by either way of closing; opening again and closing takes the next', async () => {
    const campaign = await made();
    await answerAll(test, campaign, times(7, {}));
    await closeAndAudit(test, me, campaign);
    expect((await read(campaign)).items).toMatchObject([{ number: 1, kind: 'final' }]);
    const params = { id: campaign.id };
    await me.call(profiling.openCampaign, { params });
    await answerAll(test, campaign, times(6, {}));
    const { version } = (await me.call(profiling.readCampaign, { params })).json();
    await me.call(profiling.updateCampaign, { params, body: { version, status: 'closed' } });
    await test.takeSnapshots();
    expect((await read(campaign)).items).toMatchObject([
      { number: 2, kind: 'final', respondents: 13 },
      { number: 1, respondents: 7 },
    ]);
  });

  it('closing with fewer than k answers more leaves the results as they are', async () => {
    const campaign = await made();
    await answerAll(test, campaign, times(9, {}));
    await take(campaign);
    await test.takeSnapshots();
    await answerAll(test, campaign, times(4, {}));
    await closeAndAudit(test, me, campaign);
    expect(await read(campaign)).toMatchObject({ current: 1, total: 1 });
    expect((await readFilters(me, campaign)).served).toContainEqual({ respondents: 9 });
  });

  it('a closing that showed nothing does not stand in the way of the next', async () => {
    const campaign = await made();
    await answerAll(test, campaign, times(3, {}));
    await closeAndAudit(test, me, campaign);
    expect((await read(campaign)).items).toMatchObject([
      { status: 'ready', respondents: null, servedSelections: 0 },
    ]);
    await me.call(profiling.openCampaign, { params: { id: campaign.id } });
    await answerAll(test, campaign, times(3, {}));
    await closeAndAudit(test, me, campaign);
    expect(await read(campaign)).toMatchObject({ current: 2, items: [{ respondents: 6 }, {}] });
  });

  it('closing without answers takes none', async () => {
    const campaign = await made();
    await closeAndAudit(test, me, campaign);
    expect(await read(campaign)).toMatchObject({ total: 0, current: null });
  });

  it('keep no counts but of what is served, and of the latest only', async () => {
    const campaign = await made();
    await answerAll(test, campaign, [
      ...times(8, { gender: 'female' }),
      ...times(2, { gender: 'male' }),
    ]);
    await take(campaign);
    await test.takeSnapshots();
    await answerAll(test, campaign, times(9, { gender: 'female' }));
    await take(campaign);
    await test.takeSnapshots();
    const rows = await test.database.asSuperuser<{
      snapshot: number;
      cell: string;
      people: number;
    }>('select snapshot, cell, people from profiling_snapshot_cells where campaign_id = $1', [
      campaign.id,
    ]);
    expect(rows.length).toBeGreaterThan(0);
    for (const { snapshot, cell, people } of rows) {
      expect([snapshot, people >= 5, cell.includes('=male')]).toEqual([2, true, false]);
    }
  });

  it('permuting the answers of the people leaves the served list as it is', async () => {
    const people = [
      ...times(9, { unitId: UNIT, gender: 'female' as const }),
      ...times(6, { unitId: UNIT, gender: 'male' as const }),
      ...times(7, { gender: 'male' as const }),
    ];
    const [one, other] = [await made(), await made()];
    await answerAll(test, one, people);
    await answerAll(test, other, people.toReversed());
    for (const campaign of [one, other]) await closeAndAudit(test, me, campaign);
    const served = async (campaign: MadeProfilingCampaign) =>
      (await readFilters(me, campaign)).served;
    expect(await served(one)).toEqual(await served(other));
  });
});
