import { randomUUID } from 'node:crypto';
import { contract, type Route } from '@cadran/contract';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import type { MadeProfilingCampaign, MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRespondents, times } from '../../../testing/culture-audits/insert-respondents.ts';
import { createTestApp, type Caller, type TestApp } from '../../../testing/test-app.ts';

const { profiling, profilingResults } = contract;
const [A, B] = [randomUUID(), randomUUID()];
const UNITS = [A, B].map((id) => ({ id, name: { fr: id, en: id }, expectedHeadcount: null }));

const WRONG_SELECTIONS = [
  { unit: 'everybody' },
  { gender: ['other'] },
  { age: ['30'] },
  { unit: ['not a uuid'] },
  { department: [A] },
  { language: 'de' },
  { unit: Array.from({ length: 300 }, () => A) },
];

const group = (unitIds: readonly string[], more: object = {}) => ({
  groups: [{ id: randomUUID(), name: { fr: 'x', en: '' }, unitIds, ...more }],
  version: 1,
});

const MISUNDERSTOOD: readonly (readonly [keyof typeof profilingResults, readonly object[]])[] = [
  ['report', WRONG_SELECTIONS],
  ['compare', [{}, { first: {} }, ...WRONG_SELECTIONS.map((first) => ({ first, second: {} }))]],
  ['trend', [{ earlierId: 'x' }, ...WRONG_SELECTIONS]],
  ['reportPdf', [{ compareWith: {}, earlierId: A }, { compareWith: 'all' }, ...WRONG_SELECTIONS]],
  ['reportSlides', [{ compareWith: {}, earlierId: A }, ...WRONG_SELECTIONS]],
  [
    'saveUnitGroups',
    [{ groups: [] }, group([A, B], { name: { fr: '', en: '' } }), group([A]), group([A, A])],
  ],
];

describe('results of an audit', () => {
  let test: TestApp;
  let owner: MadeUser;
  let me: Caller;
  let earlier: MadeProfilingCampaign;
  let audited: MadeProfilingCampaign;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.make.user();
    me = await test.as(owner);
    const made = async (): Promise<MadeProfilingCampaign> => {
      const campaign = await test.make.profilingCampaign(owner, { units: UNITS, access: 'codes' });
      await insertRespondents(test, campaign, [
        ...times(9, { unitId: A }),
        ...times(9, { unitId: B }),
      ]);
      await me.call(profilingResults.takeSnapshot, { params: { id: campaign.id } });
      await test.takeSnapshots();
      return campaign;
    };
    earlier = await made();
    audited = await made();
  });
  afterAll(() => test.close());

  it.each(MISUNDERSTOOD)('%s refuses invalid bodies', async (name, bodies) => {
    for (const body of bodies) {
      const answer = await me.call(profilingResults[name], { params: { id: audited.id }, body });
      expect([body, answer.statusCode]).toEqual([body, 422]);
    }
  });

  it('are exported as XLSX only', async () => {
    const call = { params: { id: audited.id }, query: { format: 'csv' } };
    expect((await me.call(profilingResults.exportXlsx, call)).statusCode).toBe(422);
  });

  it('never contain individual answers, for any role', async () => {
    const { organizationId } = owner;
    const people = [
      owner,
      await test.make.user({ organizationId }),
      await test.make.admin({ organizationId }),
      await test.make.superadmin(),
    ];
    const params = { id: audited.id, organizationId, urlParameter: audited.customUrl };
    const BODIES: Readonly<Record<string, object>> = {
      report: {},
      compare: { first: { unit: [A] }, second: { unit: [B] } },
      trend: { earlierId: earlier.id },
      reportPdf: { unit: [A] },
      reportSlides: {},
    };
    const readers = Object.entries<Route>({ ...profiling, ...profilingResults }).filter(
      ([name, { method, access }]) => access !== 'public' && (method === 'GET' || name in BODIES),
    );
    const situations = PROFILING_CULTURE.map(({ id }) => id);
    const answered: [name: string, status: number][] = [];
    for (const person of people) {
      const by = await test.as(person);
      for (const [name, route] of readers) {
        const body = BODIES[name];
        const answer = await by.call(route, { params, ...(body && { body }) });
        if (body) answered.push([name, answer.statusCode]);
        for (const situation of situations) expect(answer.body.includes(situation)).toBe(false);
      }
    }
    expect(answered).toHaveLength(people.length * Object.keys(BODIES).length);
    expect(answered.filter(([, status]) => status !== 200)).toEqual([]);
  });
});
