import { randomUUID } from 'node:crypto';
import { type AggregateReport, cellKey, contract } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAll, closeAndAudit, readFilters, times } from '../testing/audit-population.ts';
import { createTestApp, type Caller, type TestApp } from '../testing/test-app.ts';

const { profilingResults } = contract;

const [A, B] = [randomUUID(), randomUUID()];
const UNITS = [
  { id: A, name: { fr: 'Ventes', en: 'Sales' }, expectedHeadcount: null },
  { id: B, name: { fr: 'Atelier', en: '' }, expectedHeadcount: null },
];

describe('results of an audit', () => {
  let test: TestApp;
  let owner: MadeUser;
  let me: Caller;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.make.user();
    me = await test.as(owner);
  });
  afterAll(() => test.close());

  const report = (id: string, body: object) =>
    me.call(profilingResults.report, { params: { id }, body });

  const audited = async (women: number, men: number) => {
    const campaign = await test.make.profilingCampaign(owner, { units: UNITS });
    await answerAll(test, campaign, [
      ...times(women, { unitId: A, gender: 'female' }),
      ...times(men, { unitId: A, gender: 'male' }),
      ...times(10, { unitId: B, gender: 'female' }),
      ...times(10, { unitId: B, gender: 'male' }),
    ]);
    await closeAndAudit(test, me, campaign);
    return campaign;
  };
  const keysOf = async (campaign: { organizationId: string; id: string }) =>
    (await readFilters(me, campaign)).served
      .map(cellKey)
      .filter((key) => !key.includes('not_given'))
      .toSorted();
  const NINE = [
    '',
    `gender=female`,
    `gender=male`,
    `unit=${A}`,
    `unit=${A}&gender=female`,
    `unit=${A}&gender=male`,
    `unit=${B}`,
    `unit=${B}&gender=female`,
    `unit=${B}&gender=male`,
  ].toSorted();

  it('V16: all, A, B, F, M are served and the four pairs refused, all alike', async () => {
    const campaign = await audited(17, 3);
    expect(await keysOf(campaign)).toEqual(NINE.filter((key) => !key.includes('&')));
    const refused = await report(campaign.id, { unit: [A], gender: ['male'] });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ error: { code: 'too_few_people' } });
    for (const unit of [A, B])
      for (const gender of ['female', 'male'])
        expect((await report(campaign.id, { unit: [unit], gender: [gender] })).statusCode).toBe(
          403,
        );
    const all = (await report(campaign.id, {})).json<AggregateReport>();
    expect(all.figures.respondents).toBe(40);
  });

  it('V16: with A = 12 F + 8 M all nine are served', async () => {
    const campaign = await audited(12, 8);
    expect(await keysOf(campaign)).toEqual(NINE);
    for (const unit of [A, B])
      for (const gender of ['female', 'male'])
        expect((await report(campaign.id, { unit: [unit], gender: [gender] })).statusCode).toBe(
          200,
        );
  });
});
