import { contract, type HiredOutcome, type OutcomeImportReport } from '@cadran/contract';
import { correlation } from '@cadran/evidence';
import type { MadeCampaign, MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readActivityLog } from '../../testing/activity-log-lines.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readOutcomeSums } from './index.ts';

const { outcomes } = contract;
const ENTRY = {
  stayed: true,
  reason: null,
  ratings: { performance: 4, teamwork: 3, learning: null },
} as const;

describe('outcomes of people who were hired', () => {
  let test: TestApp;
  let owner: MadeUser;
  let campaign: MadeCampaign;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    owner = await test.make.user();
    await takePart(true);
    campaign = await test.make.screeningCampaign(owner);
  });

  const takePart = (yes: boolean) =>
    test.database.asSuperuser(
      'update organizations set add_up_answers = $2 where organization_id = $1',
      [owner.organizationId, yes],
    );
  /** Hired so many months ago, and a second more. */
  const hire = async (months: number, score = 70, skills: number | null = 50, of = campaign) => {
    const { id } = await test.make.candidate(of, { status: 'completed' });
    await test.database.asSuperuser(
      `update screening_questionnaires
       set decision = 'hired', decided_at = $2::timestamptz - make_interval(months => $3) - interval '1 second',
         added_up = true, displayed = $4, section_scores = $5
       where id = $1`,
      [id, test.now(), months, score, { skills }],
    );
    return id;
  };
  const me = () => test.as(owner);
  const list = async (query: Record<string, string> = {}, by = owner) =>
    (await (await test.as(by)).call(outcomes.list, { query })).json<{
      items: HiredOutcome[];
      total: number;
    }>();
  const save = async (id: string, body: object = {}, months = '6', by = owner) =>
    (await test.as(by)).call(outcomes.save, {
      params: { id, months },
      body: { ...ENTRY, version: 0, ...body },
    });
  const sums = async (kind: string) => {
    const all = await test.database.database.withTenant(owner.organizationId, (tx) =>
      readOutcomeSums(tx, [owner.organizationId]),
    );
    return all.find(({ months, outcome }) => `${months}/${outcome}` === kind);
  };
  const running = async (kind: string) =>
    (
      await test.database.asSuperuser<{ running_people: number; people: number }>(
        'select running_people, people from stepped_sums where organization_id = $1 and kind = $2',
        [owner.organizationId, `outcomes/${kind}`],
      )
    )[0];

  it('are due from six months on, until twelve, and again from twelve on', async () => {
    const states = async (months: number) => {
      const id = await hire(months);
      const answer = await (await me()).call(outcomes.ofCandidate, { params: { id } });
      return answer.json<{ items: HiredOutcome[] }>().items.map(({ state }) => state);
    };
    expect(await states(5)).toEqual(['early', 'early']);
    expect(await states(6)).toEqual(['due', 'early']);
    expect(await states(11)).toEqual(['due', 'early']);
    expect(await states(12)).toEqual(['past', 'due']);
    expect(await states(24)).toEqual(['past', 'past']);
    expect(await list()).toMatchObject({ total: 3 });
  });

  it('are asked only of who was added up, where the organisation takes part', async () => {
    const id = await hire(6);
    expect(await list()).toMatchObject({
      total: 1,
      items: [{ months: 6, state: 'due', candidate: { id }, outcome: null }],
    });
    await test.database.asSuperuser(
      'update screening_questionnaires set added_up = false where id = $1',
      [id],
    );
    expect(await list()).toMatchObject({ total: 0 });
    expect((await save(id)).statusCode).toBe(409);
    await hire(6);
    await takePart(false);
    expect(await list()).toMatchObject({ total: 0 });
  });

  it('follow the date of hiring, whatever note is added to the decision later', async () => {
    const id = await hire(6);
    const decide = async (decision: string) =>
      (await me()).call(contract.candidates.decide, {
        params: { id },
        body: { decision, note: 'A note' },
      });
    await decide('hired');
    expect(await list()).toMatchObject({ total: 1 });
    await decide('rejected');
    expect(await list()).toMatchObject({ total: 0 });
    await decide('hired');
    expect(await list()).toMatchObject({ total: 0 });
  });

  it('are saved, corrected by their version and logged without what was rated', async () => {
    const id = await hire(6);
    const saved = (await save(id)).json<HiredOutcome>();
    expect(saved).toMatchObject({ state: 'entered', outcome: { ...ENTRY, version: 1 } });
    expect((await save(id)).statusCode).toBe(409);
    const left = { stayed: false, reason: 'own_choice', version: 1 };
    expect((await save(id, left)).json()).toMatchObject({ outcome: { ...left, version: 2 } });
    expect(await list({ state: 'entered' })).toMatchObject({ total: 1 });
    expect(await list()).toMatchObject({ total: 0 });
    const lines = await readActivityLog(test, owner.organizationId);
    expect(lines.map(({ action, detail }) => ({ action, detail }))).toEqual([
      { action: 'enter_outcome', detail: { months: 6 } },
      { action: 'enter_outcome', detail: { months: 6 } },
    ]);
  });

  it('need a reason when somebody left, and ratings from 1 to 5', async () => {
    const id = await hire(6);
    const fields = async (body: object) => (await save(id, body)).json().error.fields;
    expect(await fields({ stayed: false })).toEqual({ reason: 'required' });
    const rated = (performance: unknown) => ({ ratings: { ...ENTRY.ratings, performance } });
    expect(await fields(rated(0))).toEqual({ 'ratings.performance': 'min:1' });
    expect(await fields(rated(6))).toEqual({ 'ratings.performance': 'max:5' });
    expect((await save(id, rated(1))).statusCode).toBe(200);
    expect((await save(id, { ...rated(5), version: 1 })).statusCode).toBe(200);
    expect((await save(id, {}, '7')).statusCode).toBe(422);
    expect((await save(id, {}, '12')).statusCode).toBe(409);
  });

  it('are for the owner and administrators, not for colleagues', async () => {
    const id = await hire(6);
    const { organizationId } = owner;
    const colleague = await test.make.user({ organizationId });
    const admin = await test.make.admin({ organizationId });
    expect((await save(id, {}, '6', colleague)).statusCode).toBe(403);
    expect(await list({}, colleague)).toMatchObject({ total: 0 });
    expect(await list({}, admin)).toMatchObject({ total: 1 });
    expect((await save(id, {}, '6', admin)).statusCode).toBe(200);
    expect((await save(id, {}, '6', await test.make.admin())).statusCode).toBe(404);
    expect(await list({}, await test.make.admin())).toMatchObject({ total: 0 });
  });

  it('are added up, read from 30 people on in whole steps, and stay when candidates are deleted', async () => {
    const ids: string[] = [];
    const people = Array.from({ length: 31 }, (_, n) => ({ score: 40 + n, rating: 1 + (n % 5) }));
    const enter = async ({ score, rating }: { score: number; rating: number }) => {
      const id = await hire(6, score, score % 2 === 0 ? score - 10 : null);
      ids.push(id);
      await save(id, { ratings: { ...ENTRY.ratings, performance: rating } });
    };
    for (const person of people.slice(0, 29)) await enter(person);
    expect(await sums('6/performance')).toBeUndefined();
    await enter(people[29] ?? { score: 0, rating: 0 });
    const first = await sums('6/performance');
    expect(first?.pairs).toMatchObject({ people: 30, x: 1635, y: 90 });
    // Fifteen of them have a score of skills: too few to be read by themselves.
    expect(first?.withSkills).toBeNull();
    expect(await running('6/performance/skills')).toEqual({ running_people: 15, people: 0 });
    expect(correlation(first?.pairs ?? ({} as never))?.r).toBeCloseTo(0.1634, 3);
    await enter(people[30] ?? { score: 0, rating: 0 });
    expect(await sums('6/performance')).toEqual(first);
    expect(await running('6/performance')).toEqual({ running_people: 31, people: 30 });
    // Nobody rated learning.
    expect(await running('6/learning')).toBeUndefined();
    for (const id of ids)
      await (await me()).call(contract.screening.removeQuestionnaire, { params: { id } });
    const [left] = await test.database.asSuperuser<{ rows: number }>(
      'select count(*)::integer as rows from outcomes where organization_id = $1',
      [owner.organizationId],
    );
    expect(left?.rows).toBe(0);
    expect(await sums('6/performance')).toEqual(first);
  }, 60_000);

  it('correct the sums when they are corrected or deleted, also by scores computed anew', async () => {
    const id = await hire(6, 60);
    await save(id, { ratings: { performance: 2, teamwork: 2, learning: 2 } });
    await test.database.asSuperuser(
      'update screening_questionnaires set displayed = 90 where id = $1',
      [id],
    );
    await save(id, { ratings: { performance: 5, teamwork: null, learning: 2 }, version: 1 });
    expect(await running('6/performance')).toEqual({ running_people: 1, people: 0 });
    expect(await running('6/teamwork')).toEqual({ running_people: 0, people: 0 });
    const remove = async () => (await me()).call(outcomes.remove, { params: { id, months: '6' } });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
    expect(await running('6/performance')).toEqual({ running_people: 0, people: 0 });
    const [{ running: packed } = { running: null }] = await test.database.asSuperuser<{
      running: Buffer;
    }>(
      `select running from stepped_sums where organization_id = $1 and kind = 'outcomes/6/performance'`,
      [owner.organizationId],
    );
    const { unpackNumbers } = await import('../stepped-sums/pack-numbers.ts');
    expect([...unpackNumbers(packed ?? Buffer.alloc(0))].every((number) => number === 0)).toBe(
      true,
    );
  });

  describe('as a CSV file', () => {
    const send = async (csv: string, by = owner) =>
      (await test.as(by)).call(outcomes.import, { body: { csv } });
    const report = async (csv: string) => (await send(csv)).json<OutcomeImportReport>();

    it('have a template with a line for each that is due, which can be sent back filled in', async () => {
      const id = await hire(6);
      for (const [language, separator, yes] of [
        ['fr', ';', 'oui'],
        ['en', ',', 'yes'],
      ] as const) {
        const answer = await (await me()).call(outcomes.template, { query: { language } });
        expect(answer.headers['content-type']).toContain('text/csv');
        const [header = '', line = ''] = answer.body.split('\r\n');
        expect(header.split(separator)).toHaveLength(9);
        expect(line).toContain(id);
        const filled = line.split(separator).slice(0, 4).join(separator);
        const cells = [filled, yes, '', 4, 3, ''].join(separator);
        expect(await report(`${header}\r\n${cells}`)).toEqual({ saved: 1, refused: [] });
        await (await me()).call(outcomes.remove, { params: { id, months: '6' } });
      }
    });

    it('are saved all or not at all, with the errors of each line and field', async () => {
      const [one, two, early] = [await hire(6), await hire(12), await hire(1)];
      const stranger = await test.make.user();
      const foreign = await hire(6, 70, 50, await test.make.screeningCampaign(stranger));
      const header = 'candidate;months;stayed;reason;performance;teamwork;learning';
      const bad = await report(
        [
          header,
          `${one};6;oui;;4;4;4`,
          `${one};6;non;;9;x;`,
          `${one};6;non;;;;`,
          `${two};7;perhaps;Fin de contrat;;;`,
          `${foreign};6;yes;;;;`,
          `${early};6;yes;;;;`,
          `nobody;6;yes;;;;`,
          `${one};6;yes;;;;`,
          `${two};12;yes;;;;;surplus`,
        ].join('\n'),
      );
      expect(bad).toEqual({
        saved: 0,
        refused: [
          { line: 3, fields: { performance: 'max:5', teamwork: 'type' } },
          { line: 4, fields: { reason: 'required' } },
          { line: 5, fields: { stayed: 'type', months: 'one_of' } },
          { line: 6, fields: { candidate: 'one_of' } },
          { line: 7, fields: { months: 'one_of' } },
          { line: 8, fields: { candidate: 'one_of' } },
          { line: 9, fields: { candidate: 'distinct' } },
          { line: 10, fields: { line: 'unknown_field' } },
        ],
      });
      expect(await list({ state: 'entered' })).toMatchObject({ total: 0 });
      const lines = [header, `${one};6;oui;;4;4;4`, `${two};12;no;Fin de contrat;;;2`];
      expect(await report(lines.join('\n'))).toEqual({ saved: 2, refused: [] });
      // Sent again, it corrects.
      expect(await report(lines.join('\n'))).toEqual({ saved: 2, refused: [] });
      expect(await running('6/performance')).toEqual({ running_people: 1, people: 0 });
    });

    it('are refused with a wrong header, without lines and with more than 200', async () => {
      const fields = async (csv: string) => (await send(csv)).json().error.fields;
      expect(await fields('candidate;colour\nx;y')).toEqual({
        'csv.colour': 'unknown_field',
        'csv.months': 'required',
        'csv.stayed': 'required',
      });
      expect(await fields('candidate,months,stayed')).toEqual({ csv: 'min_items:1' });
      const rows = (count: number) =>
        `candidate,months,stayed\n${Array.from({ length: count }, () => 'x,6,yes').join('\n')}`;
      expect(await fields(rows(201))).toEqual({ csv: 'max_items:200' });
      expect((await send(rows(200))).statusCode).toBe(200);
    });
  });
});
