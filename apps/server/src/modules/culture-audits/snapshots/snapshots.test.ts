import { randomUUID } from 'node:crypto';
import { contract, type ProfilingSnapshot, type ProfilingSnapshots } from '@cadran/contract';
import type { MadeProfilingCampaign, MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../../testing/activity-log-lines.ts';
import {
  insertRespondents,
  closeAndTakeSnapshot,
  readFilters,
  times,
} from '../../../testing/culture-audits/insert-respondents.ts';
import {
  computeQuickly,
  createTestApp,
  type Caller,
  type TestApp,
} from '../../../testing/test-app.ts';
import { createSnapshotProcess, type ComputeSnapshot } from './compute-snapshot.ts';

const { profiling, profilingResults } = contract;
const UNIT = randomUUID();
const UNITS = [{ id: UNIT, name: { fr: 'Ventes', en: 'Sales' }, expectedHeadcount: null }];

describe('snapshots', () => {
  let test: TestApp;
  let owner: MadeUser;
  let me: Caller;
  const process = createSnapshotProcess();
  beforeAll(async () => {
    // The first in a child process, as in the product.
    let isFirst = true;
    const compute: ComputeSnapshot = (plan, signal) => {
      const snapshot = (isFirst ? process.compute : computeQuickly)(plan, signal);
      isFirst = false;
      return snapshot;
    };
    test = await createTestApp({}, { compute });
    owner = await test.make.user();
    me = await test.as(owner);
  });
  afterAll(async () => {
    await process.close();
    await test.close();
  });

  const made = () => test.make.profilingCampaign(owner, { units: UNITS, access: 'codes' });
  const read = async ({ id }: MadeProfilingCampaign) =>
    (await me.call(profilingResults.snapshots, { params: { id } })).json<ProfilingSnapshots>();
  const take = ({ id }: MadeProfilingCampaign) =>
    me.call(profilingResults.takeSnapshot, { params: { id } });

  it('while the campaign is open, 4 new answers allow none', async () => {
    const campaign = await made();
    await insertRespondents(test, campaign, times(4, {}));
    // Live counts are told in steps of five.
    expect((await read(campaign)).update).toEqual({
      allowed: false,
      newAnswers: 0,
      needed: 5,
      computations: null,
    });
    const answer = await take(campaign);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ error: { code: 'too_few_people' } });
  });

  it.each([5, 6])('while the campaign is open, %i new answers allow one', async (people) => {
    const campaign = await made();
    await insertRespondents(test, campaign, times(people, {}));
    expect((await read(campaign)).update).toEqual({
      allowed: true,
      newAnswers: 5,
      needed: 5,
      computations: null,
    });
    const answer = await take(campaign);
    expect(answer.statusCode).toBe(202);
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
    const [line] = await readActivityLog(test, campaign.organizationId);
    expect(line).toMatchObject({ action: 'take_snapshot', detail: { number: 1 } });
  });

  it('only the number of answers changes between snapshots', async () => {
    const campaign = await made();
    await insertRespondents(test, campaign, times(10, { unitId: UNIT }));
    await take(campaign);
    await test.takeSnapshots();
    const before = await readFilters(me, campaign);
    await insertRespondents(test, campaign, times(4, { unitId: UNIT }));
    expect(await readFilters(me, campaign)).toEqual(before);
    expect((await read(campaign)).update).toMatchObject({ allowed: false, newAnswers: 0 });
    expect((await take(campaign)).statusCode).toBe(403);
    await insertRespondents(test, campaign, times(1, { unitId: UNIT }));
    expect((await take(campaign)).statusCode).toBe(202);
    await test.takeSnapshots();
    expect((await readFilters(me, campaign)).served).toContainEqual({ respondents: 15 });
  });

  it('hide a group that fewer than k people have joined, until k have', async () => {
    const campaign = await made();
    const step = async (joining: number, others: number) => {
      await insertRespondents(test, campaign, [
        ...times(joining, { unitId: UNIT }),
        ...times(others, {}),
      ]);
      expect((await take(campaign)).statusCode).toBe(202);
      await test.takeSnapshots();
      const { attributes } = await readFilters(me, campaign);
      const unit = attributes.find(({ attribute }) => attribute === 'unit');
      return unit?.values.find(({ value }) => value === UNIT);
    };
    expect(await step(10, 10)).toMatchObject({ respondents: 10, withheld: null });
    expect(await step(2, 8)).toMatchObject({ respondents: null, withheld: 'protected' });
    expect(await step(3, 7)).toMatchObject({ respondents: 15, withheld: null });
  });

  it('are taken once when requested twice', async () => {
    const campaign = await made();
    await insertRespondents(test, campaign, times(8, {}));
    const answers = await Promise.all([take(campaign), take(campaign), take(campaign)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    expect((await read(campaign)).total).toBe(1);
    await test.takeSnapshots();
  });

  it('are taken at every closing', async () => {
    const campaign = await made();
    await insertRespondents(test, campaign, times(7, {}));
    await closeAndTakeSnapshot(test, me, campaign);
    expect((await read(campaign)).items).toMatchObject([{ number: 1, kind: 'final' }]);
    const params = { id: campaign.id };
    await me.call(profiling.openCampaign, { params });
    await insertRespondents(test, campaign, times(6, {}));
    const { version } = (await me.call(profiling.readCampaign, { params })).json();
    await me.call(profiling.updateCampaign, { params, body: { version, status: 'closed' } });
    await test.takeSnapshots();
    expect((await read(campaign)).items).toMatchObject([
      { number: 2, kind: 'final', respondents: 13 },
      { number: 1, respondents: 7 },
    ]);
  });

  it('are not taken at closing with fewer than k new answers', async () => {
    const campaign = await made();
    await insertRespondents(test, campaign, times(9, {}));
    await take(campaign);
    await test.takeSnapshots();
    await insertRespondents(test, campaign, times(4, {}));
    await closeAndTakeSnapshot(test, me, campaign);
    expect(await read(campaign)).toMatchObject({ current: 1, total: 1 });
    expect((await readFilters(me, campaign)).served).toContainEqual({ respondents: 9 });
  });

  it('are taken at a later closing if nothing was served before', async () => {
    const campaign = await made();
    await insertRespondents(test, campaign, times(3, {}));
    await closeAndTakeSnapshot(test, me, campaign);
    expect((await read(campaign)).items).toMatchObject([
      { status: 'ready', respondents: null, servedSelections: 0 },
    ]);
    await me.call(profiling.openCampaign, { params: { id: campaign.id } });
    await insertRespondents(test, campaign, times(3, {}));
    await closeAndTakeSnapshot(test, me, campaign);
    expect(await read(campaign)).toMatchObject({ current: 2, items: [{ respondents: 6 }, {}] });
  });

  it('are not taken at closing without answers', async () => {
    const campaign = await made();
    await closeAndTakeSnapshot(test, me, campaign);
    expect(await read(campaign)).toMatchObject({ total: 0, current: null });
  });

  it('store counts of served selections of the latest snapshot only', async () => {
    const campaign = await made();
    await insertRespondents(test, campaign, [
      ...times(8, { gender: 'female' }),
      ...times(2, { gender: 'male' }),
    ]);
    await take(campaign);
    await test.takeSnapshots();
    await insertRespondents(test, campaign, times(9, { gender: 'female' }));
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

  it('serve the same selections when answers are permuted', async () => {
    const people = [
      ...times(9, { unitId: UNIT, gender: 'female' as const }),
      ...times(6, { unitId: UNIT, gender: 'male' as const }),
      ...times(7, { gender: 'male' as const }),
    ];
    const [one, other] = [await made(), await made()];
    await insertRespondents(test, one, people);
    await insertRespondents(test, other, people.toReversed());
    for (const campaign of [one, other]) await closeAndTakeSnapshot(test, me, campaign);
    const served = async (campaign: MadeProfilingCampaign) =>
      (await readFilters(me, campaign)).served;
    expect(await served(one)).toEqual(await served(other));
  });
});
