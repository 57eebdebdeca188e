import { randomUUID } from 'node:crypto';
import { contract, type Route } from '@cadran/contract';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import type { MadeProfilingCampaign, MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAll, times } from '../testing/audit-population.ts';
import { bytesOf } from '../testing/same-answer.ts';
import { createTestApp, type Caller, type TestApp } from '../testing/test-app.ts';

const { profiling, profilingResults } = contract;
const [A, B] = [randomUUID(), randomUUID()];
const UNITS = [A, B].map((id) => ({ id, name: { fr: id, en: id }, expectedHeadcount: null }));

interface Case {
  readonly route: Route;
  readonly body?: object;
  readonly query?: Record<string, string>;
  readonly success: number;
  /** Only the owner and administrators; others of the organisation are refused. */
  readonly edits?: true;
  /** Names no campaign. */
  readonly own?: true;
  /** Before the first snapshot only. */
  readonly before?: true;
  readonly wrong?: readonly object[];
}

const WRONG_SELECTIONS = [
  { unit: 'everybody' },
  { gender: ['other'] },
  { age: ['30'] },
  { unit: ['not a uuid'] },
  { department: [A] },
  { language: 'de' },
  { unit: Array.from({ length: 300 }, () => A) },
];

const CASES: Readonly<Record<string, Case>> = {
  snapshots: { route: profilingResults.snapshots, success: 200 },
  takeSnapshot: { route: profilingResults.takeSnapshot, success: 202, edits: true },
  filters: { route: profilingResults.filters, success: 200 },
  report: { route: profilingResults.report, body: {}, success: 200, wrong: WRONG_SELECTIONS },
  compare: {
    route: profilingResults.compare,
    body: { first: { unit: [A] }, second: { unit: [B] } },
    success: 200,
    wrong: [{}, { first: {} }, ...WRONG_SELECTIONS.map((first) => ({ first, second: {} }))],
  },
  trend: {
    route: profilingResults.trend,
    body: {},
    success: 200,
    wrong: [{ earlierId: 'x' }, ...WRONG_SELECTIONS],
  },
  reportPdf: {
    route: profilingResults.reportPdf,
    body: { unit: [A] },
    success: 200,
    wrong: [{ compareWith: {}, earlierId: A }, { compareWith: 'all' }, ...WRONG_SELECTIONS],
  },
  exportXlsx: { route: profilingResults.exportXlsx, query: { language: 'en' }, success: 200 },
  unitGroups: { route: profilingResults.unitGroups, success: 200 },
  saveUnitGroups: {
    route: profilingResults.saveUnitGroups,
    body: { groups: [], version: 1 },
    success: 200,
    edits: true,
    before: true,
    wrong: [
      { groups: [] },
      { groups: [{ id: A, name: { fr: '', en: '' }, unitIds: [A, B] }], version: 1 },
      { groups: [{ id: randomUUID(), name: { fr: 'x', en: '' }, unitIds: [A] }], version: 1 },
      { groups: [{ id: randomUUID(), name: { fr: 'x', en: '' }, unitIds: [A, A] }], version: 1 },
    ],
  },
  proposeUnitGroups: { route: profilingResults.proposeUnitGroups, success: 200, edits: true },
  cultureTargets: { route: profilingResults.cultureTargets, success: 200, own: true },
};

describe('every call about results', () => {
  let test: TestApp;
  let owner: MadeUser;
  let earlier: MadeProfilingCampaign;
  let audited: MadeProfilingCampaign;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.make.user();
    const me = await test.as(owner);
    const made = async (): Promise<MadeProfilingCampaign> => {
      const campaign = await test.make.profilingCampaign(owner, { units: UNITS });
      await answerAll(test, campaign, [...times(9, { unitId: A }), ...times(9, { unitId: B })]);
      await me.call(profilingResults.takeSnapshot, { params: { id: campaign.id } });
      await test.takeSnapshots();
      return campaign;
    };
    earlier = await made();
    audited = await made();
  });
  afterAll(() => test.close());

  /** The audited campaign with enough new answers for the next snapshot, or one that has none yet. */
  const target = async (one: Case): Promise<MadeProfilingCampaign> => {
    if (one.before) return test.make.profilingCampaign(owner, { units: UNITS });
    if (one.route === profilingResults.takeSnapshot) {
      const campaign = await test.make.profilingCampaign(owner);
      await answerAll(test, campaign, times(5, {}));
      return campaign;
    }
    return audited;
  };
  const ask = ({ route, body, query, own }: Case, id: string, by: Caller) =>
    by.call(route, {
      ...(own ? {} : { params: { id } }),
      ...(query && { query }),
      ...(body && {
        body: route === profilingResults.trend ? { ...body, earlierId: earlier.id } : body,
      }),
    });

  it('is in this table', () => {
    expect(Object.keys(CASES).toSorted()).toEqual(Object.keys(profilingResults).toSorted());
  });

  describe.each(Object.entries(CASES))('%s', (_name, one) => {
    it('is for members with the module; what changes something for owner and administrators', async () => {
      const { organizationId } = owner;
      for (const person of [
        owner,
        await test.make.admin({ organizationId }),
        await test.make.superadmin(),
      ]) {
        const answer = await ask(one, (await target(one)).id, await test.as(person));
        expect([person.role, answer.statusCode]).toEqual([person.role, one.success]);
      }
      const colleague = await test.as(await test.make.user({ organizationId }));
      const answer = await ask(one, (await target(one)).id, colleague);
      expect(answer.statusCode).toBe(one.edits ? 403 : one.success);
    });

    it('is refused to nobody, visitors and respondents, and without the module', async () => {
      const campaign = await target(one);
      const employee = await test.make.employee(campaign);
      expect((await ask(one, campaign.id, test.nobody)).statusCode).toBe(401);
      for (const visitor of [await test.anonymous(), await test.respondent(employee, 'profiling')])
        expect((await ask(one, campaign.id, visitor)).statusCode).toBe(403);
      const off = { organizationId: owner.organizationId, profilingEnabled: false };
      for (const person of [await test.make.user(off), await test.make.admin(off)])
        expect((await ask(one, campaign.id, await test.as(person))).statusCode).toBe(403);
    });

    it('does not tell a foreign campaign from a missing one, and refuses what is no id', async () => {
      const stranger = await test.as(await test.make.admin());
      const campaign = await target(one);
      if (one.own) {
        const answer = (await ask(one, campaign.id, stranger)).json<{ items: unknown[] }>();
        expect(answer.items).toEqual([]);
        return;
      }
      const foreign = await ask(one, campaign.id, stranger);
      expect(foreign.statusCode).toBe(404);
      expect(bytesOf(foreign)).toBe(bytesOf(await ask(one, randomUUID(), stranger)));
      expect((await ask(one, 'no-id', await test.as(owner))).statusCode).toBe(422);
    });

    it('refuses what it does not understand', async () => {
      const me = await test.as(owner);
      const { id } = await target(one);
      for (const body of one.wrong ?? []) {
        const answer = await me.call(one.route, { params: { id }, body });
        expect([body, answer.statusCode]).toEqual([body, 422]);
      }
      if (one.query) {
        const answer = await me.call(one.route, { params: { id }, query: { format: 'csv' } });
        expect(answer.statusCode).toBe(422);
      }
    });
  });

  it('gives an individual’s answers to nobody, in any role', async () => {
    const { organizationId } = owner;
    const people = [
      owner,
      await test.make.user({ organizationId }),
      await test.make.admin({ organizationId }),
      await test.make.superadmin(),
    ];
    const readers = Object.values<Route>(profiling).filter(
      ({ method, access }) => method === 'GET' && access !== 'public',
    );
    const situations = PROFILING_CULTURE.map(({ id }) => id);
    for (const person of people) {
      const by = await test.as(person);
      const answers = [
        ...(await Promise.all(
          readers.map((route) =>
            by.call(route, {
              params: { id: audited.id, organizationId, urlParameter: audited.customUrl },
            }),
          ),
        )),
        ...(await Promise.all(Object.values(CASES).map((one) => ask(one, audited.id, by)))),
      ];
      for (const { body } of answers)
        for (const situation of situations) expect(body.includes(situation)).toBe(false);
    }
  });
});
