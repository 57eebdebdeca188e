import { randomUUID } from 'node:crypto';
import {
  ACTION_LIMITS,
  type AuditAction,
  type AuditActionList,
  contract,
  type ProfilingCampaign,
} from '@cadran/contract';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { simulateRespondent } from '@cadran/scoring/simulation';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../../testing/activity-log-lines.ts';
import { insertRespondents } from '../../../testing/culture-audits/insert-respondents.ts';
import { type Caller, createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { auditActions, profiling, profilingResults, users } = contract;
const [NORTH, SOUTH] = [randomUUID(), randomUUID()];
const UNITS = [NORTH, SOUTH].map((id, place) => ({
  id,
  name: { fr: `Unité ${place}`, en: `Unit ${place}` },
  expectedHeadcount: null,
}));

describe('actions after an audit', () => {
  let test: TestApp;
  let owner: MadeUser;
  let colleague: MadeUser;
  let me: Caller;
  let audit: { readonly id: string; readonly organizationId: string };
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.make.user({ fullName: 'Odile Owner' });
    colleague = await test.make.user({
      organizationId: owner.organizationId,
      fullName: 'Camille Colleague',
    });
    me = await test.as(owner);
    audit = await test.make.profilingCampaign(owner, { units: UNITS, access: 'codes' });
  });
  afterAll(() => test.close());

  const create = (body: object, of = audit, by = me) =>
    by.call(auditActions.create, { params: { id: of.id }, body });
  const created = async (body: object, of = audit): Promise<AuditAction> => {
    const answer = await create(body, of);
    expect(answer.statusCode).toBe(201);
    return answer.json();
  };
  const change = ({ id, audit: of }: AuditAction, body: object, by = me) =>
    by.call(auditActions.update, { params: { id: of.id, actionId: id }, body });
  const list = async (of = audit, query: Record<string, string> = {}, by = me) => {
    const answer = await by.call(auditActions.list, { params: { id: of.id }, query });
    expect(answer.statusCode).toBe(200);
    return answer.json<AuditActionList>();
  };
  const titles = async (...of: Parameters<typeof list>) =>
    (await list(...of)).items.map(({ title }) => title);

  it('are written, changed and deleted, with a line of the log each that names nobody', async () => {
    const own = await test.make.profilingCampaign(owner, { units: UNITS });
    const made = await created(
      {
        title: '  Meet the teams  ',
        unitId: NORTH,
        responsible: { name: 'Ana Lopes', email: 'Ana@Example.org' },
        dueOn: '2027-03-31',
        aim: { figure: 'clan', direction: 'up' },
        recommendation: 'develop:clan',
      },
      own,
    );
    expect(made).toMatchObject({
      title: 'Meet the teams',
      notes: '',
      state: 'planned',
      unit: { id: NORTH, name: UNITS[0]?.name },
      responsible: { userId: null, name: 'Ana Lopes', email: 'ana@example.org' },
      overdue: false,
      aim: { figure: 'clan', direction: 'up' },
      recommendation: 'develop:clan',
      movement: { movement: 'unknown', reason: 'no_later_audit', audit: null },
      version: 1,
      can: { edit: true },
    });
    const done = await change(made, { state: 'done', notes: 'Held in May.', version: 1 });
    expect(done.json()).toMatchObject({ state: 'done', notes: 'Held in May.', version: 2 });
    expect(done.json()).toMatchObject({ title: made.title, dueOn: made.dueOn, unit: made.unit });
    // What is already so changes nothing and is not logged.
    expect((await change(made, { state: 'done', version: 2 })).json()).toMatchObject({
      version: 2,
    });
    const gone = await me.call(auditActions.remove, {
      params: { id: own.id, actionId: made.id },
    });
    expect(gone.statusCode).toBe(204);
    expect((await list(own)).items).toEqual([]);
    const lines = (await readActivityLog(test, owner.organizationId)).filter(
      ({ target }) => target === own.name,
    );
    expect(lines.map(({ action, detail }) => [action, detail])).toEqual([
      ['delete_action', { state: 'done' }],
      [
        'change_action',
        { fields: ['notes', 'state'], 'state.from': 'planned', 'state.to': 'done' },
      ],
      ['create_action', { state: 'planned' }],
    ]);
  });

  it('refuse what is wrong with them, field by field', async () => {
    const made = await created({ title: 'A sound one' });
    const wrong = [
      [{ title: ' ' }, { title: 'required' }],
      [{ title: 'x'.repeat(161) }, { title: `max_length:${ACTION_LIMITS.titleMax}` }],
      [{ title: 'See www.example.org' }, { title: 'no_links' }],
      [{ title: 'x', unitId: randomUUID() }, { unitId: 'one_of' }],
      [{ title: 'x', dueOn: '2027-02-30' }, { dueOn: 'format' }],
      [{ title: 'x', state: 'late' }, { state: 'one_of' }],
      [{ title: 'x', aim: { figure: 'clan' } }, { 'aim.direction': 'required' }],
      [{ title: 'x', recommendation: 'develop' }, { recommendation: 'one_of' }],
      [{ title: 'x', version: 1 }, { version: 'unknown_field' }],
      [{ title: 'x', responsible: { name: ' ' } }, { 'responsible.name': 'required' }],
      [{ title: 'x', responsible: { name: 'Al', email: 'al' } }, { 'responsible.email': 'email' }],
      [{ title: 'x', responsible: { userId: randomUUID() } }, { 'responsible.userId': 'one_of' }],
    ] as const;
    for (const [body, fields] of wrong) {
      const answer = await create(body);
      expect([body, answer.statusCode, answer.json().error.fields]).toEqual([body, 422, fields]);
    }
    expect((await change(made, { state: 'done', version: 7 })).statusCode).toBe(409);
    expect((await change(made, { unitId: randomUUID(), version: 1 })).statusCode).toBe(422);
    const elsewhere = { ...made, audit: { ...made.audit, id: (await other()).id } };
    expect((await change(elsewhere, { state: 'done', version: 1 })).statusCode).toBe(404);
  });
  const other = () => test.make.profilingCampaign(owner, { units: UNITS });

  it('are read by colleagues, without mail addresses, and written by owner and administrators', async () => {
    const own = await other();
    const made = await created(
      { title: 'Private', responsible: { name: 'Ana', email: 'ana@example.org' } },
      own,
    );
    const reader = await test.as(colleague);
    const seen = await list(own, {}, reader);
    expect(seen).toMatchObject({ members: [], can: { edit: false } });
    expect(seen.items[0]).toMatchObject({ responsible: { email: null }, can: { edit: false } });
    expect((await create({ title: 'x' }, own, reader)).statusCode).toBe(403);
    expect((await change(made, { state: 'done', version: 1 }, reader)).statusCode).toBe(403);
    expect((await create({ title: 'x' }, own, test.nobody)).statusCode).toBe(401);
    const stranger = await test.as(await test.make.admin());
    expect((await create({ title: 'x' }, own, stranger)).statusCode).toBe(404);
  });

  it('name members: owners themselves, administrators anybody; a deleted account leaves none', async () => {
    const own = await other();
    const leaving = await test.make.user({ organizationId: owner.organizationId });
    const toLeaving = { title: 'x', responsible: { userId: leaving.id } };
    expect((await list(own)).members).toEqual([{ id: owner.id, name: 'Odile Owner' }]);
    expect((await create(toLeaving, own)).statusCode).toBe(422);
    const admin = await test.as(await test.make.admin({ organizationId: owner.organizationId }));
    expect((await list(own, {}, admin)).members.map(({ id }) => id)).toContain(colleague.id);
    const made = (await create(toLeaving, own, admin)).json<AuditAction>();
    expect(made.responsible).toMatchObject({ userId: leaving.id, email: null });
    // The owner may not choose them, but may leave them where they are.
    const kept = { title: 'y', responsible: { userId: leaving.id }, version: 1 };
    expect((await change(made, kept)).statusCode).toBe(200);
    const removed = await admin.call(users.remove, { params: { id: leaving.id } });
    expect(removed.statusCode).toBe(204);
    expect((await list(own)).items[0]?.responsible).toBeNull();
  });

  it('are found by text, state and last day, in pages and in order', async () => {
    const own = await test.make.profilingCampaign(owner, { units: UNITS });
    const past = '2020-01-01';
    await created({ title: 'Late', dueOn: past, responsible: { userId: owner.id } }, own);
    await created({ title: 'Late but done', dueOn: past, state: 'done' }, own);
    await created({ title: 'Some day', responsible: { name: 'Bruno Late' } }, own);
    await created({ title: 'Under way', dueOn: '2099-01-01', state: 'under_way' }, own);
    // What is done comes last, however old it is, unless another order is asked for.
    expect(await titles(own)).toEqual(['Late', 'Under way', 'Some day', 'Late but done']);
    expect(await titles(own, { sort: '-dueOn' })).toEqual([
      'Under way',
      'Late',
      'Some day',
      'Late but done',
    ]);
    expect(await titles(own, { sort: '-state' })).toEqual([
      'Late but done',
      'Under way',
      'Late',
      'Some day',
    ]);
    expect(await titles(own, { due: 'overdue' })).toEqual(['Late']);
    expect(await titles(own, { state: 'done' })).toEqual(['Late but done']);
    expect(await titles(own, { q: 'late' })).toEqual(['Late', 'Some day', 'Late but done']);
    expect(await titles(own, { q: 'odile' })).toEqual(['Late']);
    expect(await titles(own, { sort: '-title', pageSize: '1', page: '2' })).toEqual(['Some day']);
    expect((await list(own, { pageSize: '1' })).total).toBe(4);
    expect((await list(own)).items.map(({ overdue }) => overdue)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('are at most a hundred an audit', async () => {
    const own = await other();
    await test.database.asSuperuser(
      `insert into audit_actions (organization_id, campaign_id, title, created_at, updated_at)
       select $1, $2, 'x', now(), now() from generate_series(1, $3)`,
      [own.organizationId, own.id, ACTION_LIMITS.actions - 1],
    );
    expect((await create({ title: 'the last' }, own)).statusCode).toBe(201);
    expect((await create({ title: 'one too many' }, own)).statusCode).toBe(422);
  });

  describe('and the next wave', () => {
    const random = seededRandom(24);
    /** Answers of people who see much or little of the clan culture. */
    const people = (unitId: string, count: number, clan: number) =>
      Array.from({ length: count }, () => {
        const rest = (100 - clan) / 3;
        const perceived = { clan, adhocracy: rest, market: rest, hierarchy: rest };
        const { answers } = simulateRespondent(random, {
          unitIds: [unitId],
          perceived,
          desired: perceived,
        });
        return { ...answers, unitId };
      });
    const takeResults = async (
      of: { readonly id: string; readonly organizationId: string },
      answers: ReturnType<typeof people>,
    ): Promise<void> => {
      await insertRespondents(test, of, answers);
      await me.call(profilingResults.takeSnapshot, { params: { id: of.id } });
      await test.takeSnapshots();
      test.advance(1000);
    };

    it('tells beside each action whether its figure moved beyond chance, and if not why', async () => {
      const first = await other();
      await test.database.asSuperuser(
        `update profiling_campaigns set access = 'codes' where id = $1`,
        [first.id],
      );
      await takeResults(first, [...people(NORTH, 60, 10), ...people(SOUTH, 12, 10)]);
      const aimed = (title: string, aim: object | null, unitId: string | null = null) =>
        created({ title, aim, unitId }, first);
      await aimed('1 up', { figure: 'clan', direction: 'up' });
      await aimed('2 down', { figure: 'clan', direction: 'down' });
      await aimed('3 still', { figure: 'gap', direction: 'down' }, NORTH);
      await aimed('4 few', { figure: 'clan', direction: 'up' }, SOUTH);
      await aimed('5 none', null);
      const told = async (of: { id: string; organizationId: string }) =>
        (await list(of, { sort: 'title' })).items.map(
          ({ movement: { movement, reason, audit: later } }) => [
            movement,
            reason,
            later?.id ?? null,
          ],
        );
      expect(await told(first)).toEqual([
        ...[1, 2, 3, 4].map(() => ['unknown', 'no_later_audit', null]),
        ['unknown', 'no_figure', null],
      ]);
      const repeated = await me.call(profiling.repeatCampaign, { params: { id: first.id } });
      const second = repeated.json<ProfilingCampaign>();
      await takeResults(second, [...people(NORTH, 60, 60), ...people(SOUTH, 12, 60)]);
      // The same beside the audit they came from and in the new one, which lists them too.
      for (const of of [first, second])
        expect(await told(of)).toEqual([
          ['as_wished', null, second.id],
          ['other_way', null, second.id],
          ['no_change', null, second.id],
          ['unknown', 'too_few', second.id],
          ['unknown', 'no_figure', second.id],
        ]);
      // While the next audit has no results, it tells what the latest ones say.
      test.advance(1000);
      const third = (
        await me.call(profiling.repeatCampaign, { params: { id: second.id } })
      ).json<ProfilingCampaign>();
      await created({ title: '6 newer', aim: { figure: 'clan', direction: 'up' } }, second);
      expect(await told(third)).toEqual([
        ...(await told(first)),
        ['unknown', 'no_later_audit', null],
      ]);
      const [up] = (await list(second, { sort: 'title' })).items;
      expect(up).toMatchObject({ audit: { id: first.id }, can: { edit: true } });
      const { before, after, change: moved } = up?.movement.figures ?? {};
      expect(moved?.value).toBeCloseTo((after?.value ?? 0) - (before?.value ?? 0), 6);
      expect(moved?.interval[0]).toBeGreaterThan(5);
    });
  });
});
