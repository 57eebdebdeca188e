import {
  type CandidateDecision,
  contract,
  DECIDED_AT_ONCE,
  type SavedDecisions,
} from '@cadran/contract';
import type { MadeCampaign, MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../../testing/activity-log-lines.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { candidates } = contract;

describe('decisions about several candidates', () => {
  let test: TestApp;
  let owner: MadeUser;
  let campaign: MadeCampaign;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.make.user();
  });
  afterAll(() => test.close());

  const people = async (count: number) => {
    campaign = await test.make.screeningCampaign(owner);
    const made = [];
    for (let n = 0; n < count; n += 1)
      made.push(await test.make.candidate(campaign, { status: 'completed' }));
    return made.map(({ id }) => id);
  };
  const decide = async (decisions: readonly object[], by = owner) =>
    (await test.as(by)).call(candidates.decideMany, {
      params: { id: campaign.id },
      body: { decisions },
    });
  const stored = async () =>
    (
      await test.database.asSuperuser(
        'select id, decision, decision_note, decided_by from screening_questionnaires where campaign_id = $1',
        [campaign.id],
      )
    ).map(({ id, decision, decision_note: note, decided_by: by }) => ({ id, decision, note, by }));
  const decisionLines = async () =>
    (await readActivityLog(test, owner.organizationId)).filter(
      ({ action, target }) => action === 'decide' && target === campaign.name,
    );

  it('are saved with one reason, one line each in the log, and restored from the answer', async () => {
    const ids = await people(3);
    await decide([{ id: ids[0], decision: 'interview', note: 'Knows the trade' }]);
    const answer = await decide(
      ids.map((id) => ({ id, decision: 'rejected', note: 'Post withdrawn' })),
    );
    expect(answer.statusCode).toBe(200);
    const { items } = answer.json<SavedDecisions>();
    expect(items.map(({ id }) => id)).toEqual(ids);
    expect(items[0]).toMatchObject({
      former: { decision: 'interview', note: 'Knows the trade' },
      saved: { decision: 'rejected', note: 'Post withdrawn', by: { id: owner.id } },
    });
    expect(await stored()).toEqual(
      expect.arrayContaining(
        ids.map((id) => ({ id, decision: 'rejected', note: 'Post withdrawn', by: owner.id })),
      ),
    );
    const lines = await decisionLines();
    expect(lines.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([
        { from: 'interview', to: 'rejected' },
        { from: 'undecided', to: 'rejected' },
        { from: 'undecided', to: 'rejected' },
        { from: 'undecided', to: 'interview' },
      ]),
    );
    expect(lines).toHaveLength(4);

    const undone = await decide(
      items.map(({ id, saved, former }) => ({
        id,
        decision: former.decision,
        note: former.note,
        replaces: saved.at,
      })),
    );
    expect(undone.statusCode).toBe(200);
    expect(await stored()).toEqual(
      expect.arrayContaining([
        { id: ids[0], decision: 'interview', note: 'Knows the trade', by: owner.id },
        { id: ids[1], decision: 'undecided', note: '', by: owner.id },
      ]),
    );
  });

  it('are all refused if somebody else has decided about one of them', async () => {
    const ids = await people(2);
    const seen = null;
    await decide([{ id: ids[1], decision: 'hired' }]);
    const late = await decide(ids.map((id) => ({ id, decision: 'rejected', replaces: seen })));
    expect(late.statusCode).toBe(409);
    const kept = new Set((await stored()).map(({ decision }) => decision));
    expect(kept).toEqual(new Set(['hired', 'undecided']));
    expect(await decisionLines()).toHaveLength(1);
  });

  it('are all refused if one is of another campaign', async () => {
    const elsewhere = (await people(1))[0];
    const ids = await people(1);
    const mixed = [...ids, elsewhere].map((id) => ({ id, decision: 'hired' }));
    expect((await decide(mixed)).statusCode).toBe(404);
    expect(await stored()).toMatchObject([{ decision: 'undecided' }]);
    expect(await decisionLines()).toEqual([]);
  });

  it('name each candidate once, and at most as many as one request may', async () => {
    const ids = await people(1);
    const twice = [...ids, ...ids].map((id) => ({ id, decision: 'hired' }));
    const tooMany = Array.from({ length: DECIDED_AT_ONCE + 1 }, () => ({
      id: crypto.randomUUID(),
      decision: 'hired',
    }));
    for (const decisions of [[], twice, tooMany])
      expect((await decide(decisions)).statusCode).toBe(422);
  });

  it('take two hundred reasons of full length', async () => {
    const ids = await people(1);
    const note = 'é'.repeat(4000);
    const others = Array.from({ length: DECIDED_AT_ONCE - 1 }, () => crypto.randomUUID());
    const decisions = [...ids, ...others].map((id) => ({ id, decision: 'hired', note }));
    // Those who do not exist are not found; the request was not too large to be read.
    expect((await decide(decisions)).statusCode).toBe(404);
  });

  it('are saved one by one under the same rules', async () => {
    const [id = ''] = await people(1);
    const answer = await (
      await test.as(owner)
    ).call(candidates.decide, { params: { id }, body: { decision: 'hired', note: 'Yes' } });
    expect(answer.json<CandidateDecision>()).toMatchObject({
      decision: 'hired',
      note: 'Yes',
      by: { id: owner.id, username: owner.username },
    });
  });
});
