import { contract, type ProfilingSnapshots } from '@cadran/contract';
import type { MadeProfilingCampaign, MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  closeAndTakeSnapshot,
  insertRespondents,
  times,
} from '../../../testing/culture-audits/insert-respondents.ts';
import { createTestApp, type Caller, type TestApp } from '../../../testing/test-app.ts';

const { profiling, profilingResults } = contract;

describe('computing results', () => {
  let test: TestApp;
  let owner: MadeUser;
  let me: Caller;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.make.user();
    me = await test.as(owner);
  });
  afterAll(() => test.close());

  const made = (access: 'codes' | 'link') => test.make.profilingCampaign(owner, { access });
  const updateOf = async ({ id }: MadeProfilingCampaign) =>
    (await me.call(profilingResults.snapshots, { params: { id } })).json<ProfilingSnapshots>()
      .update;
  /** With enough new answers. */
  const take = async (campaign: MadeProfilingCampaign, people = 20) => {
    await insertRespondents(test, campaign, times(people, {}));
    const answer = await me.call(profilingResults.takeSnapshot, { params: { id: campaign.id } });
    await test.takeSnapshots();
    return answer;
  };
  const reopen = ({ id }: MadeProfilingCampaign) =>
    me.call(profiling.openCampaign, { params: { id } });

  it('by link is possible twice while it is open, once more at closing, and never again', async () => {
    const campaign = await made('link');
    for (const left of [2, 1]) {
      expect((await updateOf(campaign)).computations).toEqual({ taken: 2 - left, most: 3, left });
      expect((await take(campaign)).statusCode).toBe(202);
    }
    const refused = await take(campaign);
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      expect.objectContaining({
        code: 'results_limit',
        fields: { computed: '2', possible: 'at_closing' },
      }),
    ]);
    const full = { allowed: false, newAnswers: 20, computations: { taken: 2, most: 3, left: 0 } };
    expect(await updateOf(campaign)).toMatchObject(full);
    await closeAndTakeSnapshot(test, me, campaign);
    const ended = { taken: 3, most: 3, left: 0 };
    expect(await updateOf(campaign)).toMatchObject({ allowed: false, computations: ended });
    await reopen(campaign);
    expect((await take(campaign)).json().error.fields).toEqual({
      computed: '3',
      possible: 'never',
    });
    await closeAndTakeSnapshot(test, me, campaign);
    expect((await updateOf(campaign)).computations).toEqual(ended);
  });

  it('by link counts closings among the three', async () => {
    const campaign = await made('link');
    await insertRespondents(test, campaign, times(20, {}));
    await closeAndTakeSnapshot(test, me, campaign);
    await reopen(campaign);
    expect((await updateOf(campaign)).computations).toMatchObject({ taken: 1, left: 1 });
    expect((await take(campaign)).statusCode).toBe(202);
    expect((await take(campaign)).statusCode).toBe(409);
  });

  it('by link costs nothing as long as too few have answered for a result', async () => {
    const campaign = await made('link');
    for (let time = 0; time < 3; time += 1) expect((await take(campaign, 5)).statusCode).toBe(202);
    expect((await updateOf(campaign)).computations).toMatchObject({ taken: 0, left: 2 });
  });

  it('by codes is possible as often as there are new answers', async () => {
    const campaign = await made('codes');
    for (let time = 0; time < 6; time += 1) expect((await take(campaign)).statusCode).toBe(202);
    expect((await updateOf(campaign)).computations).toBeNull();
  });
});
