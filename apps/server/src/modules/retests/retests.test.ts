import {
  contract,
  fromAnswerItems,
  RETEST_PARTS,
  type Route,
  type RetestStateAnswer,
  type ScreeningCampaign,
} from '@cadran/contract';
import { simulateAnswers } from '@cadran/instruments/parts/screening-parts';
import { seededRandom } from '@cadran/instruments/seeded-random';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../env.ts';
import type { CandidateSession } from '../../testing/candidates/candidate-session.ts';
import { completeCandidate } from '../../testing/candidates/complete-candidate.ts';
import { createOptedInCampaign, takePart } from '../../testing/candidates/opted-in.ts';
import { createMailTestApp, type MailTestApp } from '../../testing/mail-test-app.ts';
import { askForRetests } from './asking/ask-for-retests.ts';
import { retestChanges } from './completing/retest-sums.ts';
import { readRetestSums } from './index.ts';
import { addToSums } from '../stepped-sums/index.ts';

const { retests } = contract;
const DAY = 86_400_000;

describe('answering a second time', () => {
  let test: MailTestApp;
  let owner: MadeUser;
  let campaign: ScreeningCampaign;
  let count = 0;
  beforeAll(async () => {
    test = await createMailTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    owner = await test.make.user();
    count += 1;
    campaign = await createOptedInCampaign(test, owner, `second-${count}`);
  });

  const complete = (seed = 1) =>
    completeCandidate(test, campaign, seed, {
      contact: { firstName: 'Zoé', email: `zoe-${count}@example.org` },
    });
  const state = async ({ id, caller }: CandidateSession) =>
    (await caller.call(retests.read, { params: { id } })).json<RetestStateAnswer>();
  const agree = ({ id, caller }: CandidateSession) =>
    caller.call(retests.agree, { params: { id } });
  const ask = () =>
    askForRetests({
      database: test.database.database,
      clock: () => test.now(),
      config: readConfig({ NODE_ENV: 'test' }, []),
      secrets: test.secrets,
    });
  const mailed = () => test.mailServer.to(`zoe-${count}@example.org`);
  const secretOf = (text = '') => /\/retest\/[^#\s]+#([\w-]+)/.exec(text)?.[1] ?? '';
  /** After the three weeks; returns what the mailed link opens. */
  const beAsked = async (own: CandidateSession) => {
    expect((await agree(own)).statusCode).toBe(200);
    test.advance(21 * DAY);
    await ask();
    await test.deliverMail();
    const secret = secretOf(mailed()[0]?.text);
    return { organizationId: owner.organizationId, id: own.id, secret };
  };
  const second = (seed: number) => {
    const asked = { sections: [...RETEST_PARTS], skills: [], questions: [] };
    const { contact: _, ...items } = simulateAnswers(seededRandom(seed), asked);
    return fromAnswerItems(items);
  };
  const save = async (body: object) => (await test.anonymous()).call(retests.save, { body });
  const open = async (body: object) => (await test.anonymous()).call(retests.open, { body });
  const rows = async () => {
    const [found] = await test.database.asSuperuser<{ retests: number; answers: number }>(
      `select (select count(*)::integer from retests where organization_id = $1) as retests,
        (select count(*)::integer from retest_answers where organization_id = $1) as answers`,
      [owner.organizationId],
    );
    return found;
  };
  const runningPeople = async () =>
    (
      await test.database.asSuperuser<{ running_people: number }>(
        `select running_people from stepped_sums where organization_id = $1 and kind like 'retests/%/overall'`,
        [owner.organizationId],
      )
    )[0]?.running_people ?? 0;

  it('is offered for a week after sending, where the organisation takes part, and can be withdrawn', async () => {
    const own = await complete();
    expect(await state(own)).toMatchObject({ state: 'offered', email: `zoe-${count}@example.org` });
    expect((await agree(own)).json()).toMatchObject({ state: 'agreed' });
    expect((await agree(own)).statusCode).toBe(200);
    await own.caller.call(retests.withdraw, { params: { id: own.id } });
    expect(await state(own)).toMatchObject({ state: 'offered' });
    test.advance(7 * DAY - 60_000);
    expect(await state(own)).toMatchObject({ state: 'offered' });
    test.advance(2 * 60_000);
    expect(await state(own)).toMatchObject({ state: 'none' });
    expect((await agree(own)).statusCode).toBe(409);
    const other = await complete(2);
    await takePart(test, owner.organizationId, false);
    expect((await agree(other)).statusCode).toBe(409);
  });

  it('is asked for once by mail after three weeks, in the candidate’s language', async () => {
    const own = await complete();
    await agree(own);
    test.advance(21 * DAY - 60_000);
    await ask();
    expect(await test.deliverMail()).toBeDefined();
    expect(mailed()).toEqual([]);
    test.advance(2 * 60_000);
    await Promise.all([ask(), ask()]);
    await ask();
    await test.deliverMail();
    expect(mailed()).toHaveLength(1);
    expect(mailed()[0]?.text).toContain('Bonjour Zoé');
    expect(secretOf(mailed()[0]?.text)).toMatch(/^[\w-]{43}$/);
    // The outbox does not show the link.
    const boss = await test.as(await test.make.superadmin());
    const query = { organizationId: owner.organizationId };
    const list = await boss.call(contract.email.list, { query });
    const [listed] = list.json<{ items: { id: string }[] }>().items;
    const read = await boss.call(contract.email.read, { params: { id: listed?.id ?? '' } });
    expect(read.body).not.toContain(secretOf(mailed()[0]?.text));
  });

  it('opens the four instruments by the secret alone, for two weeks', async () => {
    const own = await complete();
    const access = await beAsked(own);
    const opened = await open(access);
    expect(opened.json()).toMatchObject({ campaign: { skills: [], questions: [] }, answers: {} });
    expect(opened.json().campaign.sections).toEqual([...RETEST_PARTS]);
    expect((await open({ ...access, secret: 'x'.repeat(43) })).statusCode).toBe(404);
    const stranger = await test.make.user();
    const { organizationId } = stranger;
    expect((await open({ ...access, organizationId })).statusCode).toBe(404);
    const answers = second(2);
    await save({ ...access, answers: { culture: answers['culture'] } });
    expect((await open(access)).json().answers).toEqual({ culture: answers['culture'] });
    const refused = await save({ ...access, answers: {}, status: 'completed' });
    expect(refused.statusCode).toBe(422);
    expect((await save({ ...access, answers: { skills: [] } })).statusCode).toBe(422);
    test.advance(7 * DAY - 60_000);
    expect((await open(access)).statusCode).toBe(200);
    test.advance(2 * 60_000);
    expect((await open(access)).statusCode).toBe(404);
    await ask();
    expect(await rows()).toEqual({ retests: 0, answers: 0 });
    expect(await runningPeople()).toBe(0);
  });

  it('is compared, added up and deleted, and reaches the recruiter in nothing', async () => {
    const own = await complete();
    const access = await beAsked(own);
    const { id } = own;
    const seen = async () => {
      const me = await test.as(owner);
      const answers = await Promise.all([
        me.call(contract.screening.listCandidates, {
          params: { id: campaign.id },
          query: { include: 'progress' },
        }),
        me.call(contract.screening.listCampaigns),
        me.call(contract.questionnaires.read, { params: { id } }),
        me.call(contract.candidates.progress, { params: { id } }),
        me.call(contract.candidates.report, {
          params: { id },
          query: { kind: 'recruiter', language: 'en' },
        }),
        me.call(contract.dashboard.read),
        me.call(contract.candidates.search),
      ]);
      const tables = await test.database.asSuperuser(
        `select (select jsonb_agg(to_jsonb(t) order by id) from screening_questionnaires t where organization_id = $1) as rows,
           (select jsonb_agg(to_jsonb(t) order by part) from screening_answers t where organization_id = $1) as answers,
           (select count(*) from webhook_deliveries where organization_id = $1) as deliveries,
           (select count(*) from digest_lines where organization_id = $1) as digests,
           (select jsonb_agg(to_jsonb(t)) from screening_counts t where organization_id = $1) as counts,
           (select count(*) from audit_log where organization_id = $1) as log`,
        [owner.organizationId],
      );
      return { bodies: answers.map(({ statusCode, body }) => [statusCode, body]), tables };
    };
    const before = await seen();
    expect(before.bodies.every(([status]) => status === 200)).toBe(true);
    expect((await save({ ...access, answers: second(7) })).statusCode).toBe(200);
    const between = await seen();
    expect(between).toEqual(before);
    const done = await save({ ...access, status: 'completed' });
    expect(done.json()).toMatchObject({ status: 'completed' });
    expect(await seen()).toEqual(before);
    expect(await rows()).toEqual({ retests: 0, answers: 0 });
    expect(await runningPeople()).toBe(1);
    expect((await save({ ...access, status: 'completed' })).statusCode).toBe(404);
    const caller = await test.respondent({ organizationId: owner.organizationId, id });
    expect(await state({ ...own, caller })).toMatchObject({ state: 'none' });
  });

  it('is in nothing that members of the organisation can read, by whatever route', async () => {
    const own = await complete();
    const access = await beAsked(own);
    const reader = await test.make.admin({ organizationId: owner.organizationId });
    const admin = await test.as(reader);
    const routes = Object.values(contract)
      .flatMap((group) => Object.values(group) as Route[])
      .filter(({ method, access: may }) => method === 'GET' && may.includes('admin'));
    const ids = [own.id, campaign.id, owner.organizationId, owner.id];
    // What is read here is logged, too.
    const byOthers = (answer: { json: () => { items: { actor: { id: string } }[] } }) =>
      answer.json().items.filter(({ actor }) => actor.id !== reader.id);
    const read = async () => {
      const found: Record<string, unknown> = {};
      for (const [number, route] of routes.entries())
        for (const id of route.path.includes(':id') ? ids : [own.id]) {
          const answer = await admin.call(route, {
            params: { id },
            address: `10.0.0.${number}`,
          });
          const type = String(answer.headers['content-type']);
          if (answer.statusCode === 200 && /json|csv/.test(type))
            found[`${route.path} ${id}`] = route.path === '/audit' ? byOthers(answer) : answer.body;
        }
      return found;
    };
    await read();
    const before = await read();
    expect(Object.keys(before).length).toBeGreaterThan(40);
    await save({ ...access, answers: second(7) });
    expect(await read()).toEqual(before);
    await save({ ...access, status: 'completed' });
    expect(await read()).toEqual(before);
    const sent = await test.database.asSuperuser<{ payload: string }>(
      'select to_jsonb(d)::text as payload from webhook_deliveries d where organization_id = $1',
      [owner.organizationId],
    );
    expect(sent.filter(({ payload }) => payload.includes('retest'))).toEqual([]);
  }, 120_000);

  it('is cancelled when the candidate is erased, also once the mail is on its way', async () => {
    const own = await complete();
    await agree(own);
    test.advance(21 * DAY);
    await ask();
    const body = { code: own.resumeCode };
    const again = await test.respondent({ organizationId: owner.organizationId, id: own.id });
    const erased = await again.call(contract.privacy.erase, { params: { id: own.id }, body });
    expect(erased.statusCode).toBe(204);
    await test.deliverMail();
    expect(mailed()).toEqual([]);
    expect(await rows()).toEqual({ retests: 0, answers: 0 });
  });

  it('is read from 50 people on, each section by its own people, then in steps of 30', async () => {
    const { organizationId } = owner;
    const person = (n: number, shift: number) => ({
      overall: 40 + n + shift,
      verdict: n % 2 === 0 || shift === 0 ? ('fits' as const) : ('does_not_fit' as const),
      // Few were asked about values: nothing may be read of them alone.
      sections: { culture: 50 + n, values: n < 49 ? 50 + n : null },
    });
    const read = () =>
      test.database.database.withTenant(organizationId, (tx) =>
        readRetestSums(tx, [organizationId]),
      );
    const add = async (from: number, to: number) => {
      for (let n = from; n < to; n += 1)
        await test.database.database.withTenant(organizationId, (tx) =>
          addToSums(tx, retestChanges(organizationId, 3, person(n, 0), person(n, 2)), test.now()),
        );
    };
    await add(0, 49);
    expect(await read()).toEqual([]);
    await add(49, 50);
    const sums = await read();
    expect(sums).toMatchObject([{ organizationId, people: 50, sameVerdict: 25 }]);
    expect(sums[0]?.scores.map(({ score }) => score)).toEqual(['culture', 'overall']);
    expect(sums[0]?.scores[1]?.pairs).toMatchObject({ people: 50, x: 3225, y: 3325 });
    await add(50, 79);
    expect(await read()).toEqual(sums);
    await add(79, 80);
    expect(await read()).toMatchObject([{ people: 80 }]);
  }, 60_000);
});
