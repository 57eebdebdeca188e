import { randomUUID } from 'node:crypto';
import {
  contract,
  CULTURE_TYPES,
  type CultureTargetSource,
  type ScreeningCampaign,
} from '@cadran/contract';
import type { MadeProfilingCampaign, MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertRespondents,
  closeAndTakeSnapshot,
  times,
} from '../../../testing/culture-audits/insert-respondents.ts';
import { findAnswersWithMeanRanks } from '../../../testing/culture-audits/find-rankings.ts';
import { createTestApp, type Caller, type TestApp } from '../../../testing/test-app.ts';

const { profiling, profilingResults, screening } = contract;
const [A, B] = [randomUUID(), randomUUID()];
const UNITS = [
  { id: A, name: { fr: 'Ventes', en: 'Sales' }, expectedHeadcount: null },
  { id: B, name: { fr: 'Atelier', en: '' }, expectedHeadcount: null },
];

describe('culture targets from culture audits', () => {
  let test: TestApp;
  let owner: MadeUser;
  let me: Caller;
  let audit: MadeProfilingCampaign;
  let source: CultureTargetSource;
  const list = async (by: Caller, query = {}): Promise<CultureTargetSource[]> =>
    (await by.call(profilingResults.cultureTargets, { query })).json<{
      items: CultureTargetSource[];
    }>().items;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.make.user();
    me = await test.as(owner);
    audit = await test.make.profilingCampaign(owner, { units: UNITS, access: 'codes' });
    const perceived = findAnswersWithMeanRanks([1.5, 2, 3.25, 3.25]);
    const desired = findAnswersWithMeanRanks([3.25, 3.25, 2, 1.5]);
    await insertRespondents(test, audit, [
      ...times(9, { unitId: A, perceived, desired }),
      ...times(3, { unitId: B, perceived, desired }),
      ...times(6, { perceived, desired }),
    ]);
    const open = await test.make.profilingCampaign(owner, { access: 'codes' });
    await insertRespondents(test, open, times(9, {}));
    await me.call(profilingResults.takeSnapshot, { params: { id: open.id } });
    await closeAndTakeSnapshot(test, me, audit);
    const [first] = await list(me);
    if (!first) throw new Error('no source');
    source = first;
  });
  afterAll(() => test.close());

  const target = () => source.choices[0]?.perceived;
  const create = (culture: object) =>
    me.call(screening.createCampaign, {
      body: {
        name: 'Somebody for the team',
        customUrl: `c-${randomUUID().slice(0, 8)}`,
        profile: { culture },
      },
    });

  it('come from closed campaigns: the whole organisation and served units, with date and respondents', async () => {
    expect(await list(me)).toEqual([
      {
        campaignId: audit.id,
        campaignName: audit.name,
        takenAt: expect.any(String),
        roundedDown: false,
        choices: [
          expect.objectContaining({ unitId: null, name: null, respondents: 18 }),
          expect.objectContaining({ unitId: A, name: UNITS[0]?.name, respondents: 9 }),
        ],
      },
    ]);
  });

  it('come in pages, the latest results first, or of one audit', async () => {
    const other = await test.make.user();
    const them = await test.as(other);
    const audits = [];
    for (let n = 0; n < 3; n += 1) {
      const one = await test.make.profilingCampaign(other, { access: 'codes' });
      await insertRespondents(test, one, times(7, {}));
      await closeAndTakeSnapshot(test, them, one);
      audits.unshift(one.id);
      test.advance(60_000);
    }
    const small = await test.make.profilingCampaign(other, { access: 'codes' });
    await insertRespondents(test, small, times(2, {}));
    await closeAndTakeSnapshot(test, them, small);
    const page = async (query: Record<string, string>) => {
      const answer = (await them.call(profilingResults.cultureTargets, { query })).json();
      return [answer.items.map((one: CultureTargetSource) => one.campaignId), answer.total];
    };
    expect(await page({})).toEqual([audits, 3]);
    expect(await page({ pageSize: '2' })).toEqual([audits.slice(0, 2), 3]);
    expect(await page({ page: '2', pageSize: '2' })).toEqual([audits.slice(2), 3]);
    expect(await page({ campaignId: audits[1] ?? '' })).toEqual([[audits[1]], 1]);
    expect(await page({ campaignId: small.id })).toEqual([[], 0]);
  });

  it('come from the own organisation; a super admin names the organisation', async () => {
    const { organizationId } = owner;
    const boss = await test.as(await test.make.superadmin());
    expect(await list(boss)).toEqual([]);
    expect(await list(boss, { organizationId })).toEqual([source]);
    const stranger = await test.as(await test.make.admin());
    expect(await list(stranger)).toEqual([]);
    expect(await list(stranger, { organizationId })).toEqual([]);
  });

  it('sum to 100 in whole per cent', () => {
    for (const choice of source.choices)
      for (const shares of [choice.perceived, choice.desired]) {
        expect(CULTURE_TYPES.reduce((sum, type) => sum + shares[type], 0)).toBe(100);
        for (const type of CULTURE_TYPES) expect(Number.isInteger(shares[type])).toBe(true);
      }
    expect(source.choices[0]?.perceived).toEqual({
      clan: 42,
      adhocracy: 33,
      market: 13,
      hierarchy: 12,
    });
  });

  it('are stored with the source of the audit, not the one sent', async () => {
    const reference = { campaignId: audit.id, unitId: A, moment: 'perceived' };
    const ofUnit = source.choices[1]?.perceived;
    const answer = await create({
      target: ofUnit,
      source: { ...reference, respondents: 4000, campaignName: 'Another' },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json<ScreeningCampaign>().profile.culture).toEqual({
      target: ofUnit,
      source: {
        ...reference,
        campaignName: audit.name,
        unitName: UNITS[0]?.name,
        takenAt: source.takenAt,
        respondents: 9,
        roundedDown: false,
      },
    });
  });

  it('are refused for a foreign audit, a unit that is not served, or no audit', async () => {
    for (const wrong of [
      { campaignId: randomUUID(), unitId: null, moment: 'perceived' },
      { campaignId: source.campaignId, unitId: B, moment: 'perceived' },
    ]) {
      const answer = await create({ target: target(), source: wrong });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        error: { fields: { 'profile.culture.source': 'one_of' } },
      });
    }
  });

  it('lose their source when edited, and keep it when the audit is deleted', async () => {
    const reference = { campaignId: audit.id, unitId: null, moment: 'perceived' };
    const made = (await create({ target: target(), source: reference })).json<ScreeningCampaign>();
    const change = async (of: ScreeningCampaign, culture: unknown) =>
      (
        await me.call(screening.updateCampaign, {
          params: { id: of.id },
          body: { version: of.version, profile: { culture } },
        })
      ).json<ScreeningCampaign>();
    const moved = { clan: 50, adhocracy: 30, market: 10, hierarchy: 10 };
    const edited = await change(made, { target: moved, source: made.profile.culture?.source });
    expect(edited.profile.culture).toEqual({ target: moved });
    const kept = (await create({ target: target(), source: reference })).json<ScreeningCampaign>();
    await me.call(profiling.removeCampaign, { params: { id: audit.id } });
    const again = await change(kept, kept.profile.culture);
    expect(again.profile.culture).toEqual(kept.profile.culture);
  });
});
