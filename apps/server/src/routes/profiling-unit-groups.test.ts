import { randomUUID } from 'node:crypto';
import {
  contract,
  type ProfilingCampaign,
  type UnitGroupProposals,
  type UnitGroups,
} from '@cadran/contract';
import type { MadeProfilingCampaign, MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAll, closeAndAudit, readFilters, times } from '../testing/audit-population.ts';
import { createTestApp, type Caller, type TestApp } from '../testing/test-app.ts';

const { profiling, profilingResults } = contract;
const IDS = Array.from({ length: 4 }, () => randomUUID());
const [LARGE = '', SMALL = '', TINY = '', OTHER = ''] = IDS;
const UNITS = IDS.map((id, place) => ({
  id,
  name: { fr: `Unité ${place}`, en: `Unit ${place}` },
  expectedHeadcount: null,
}));
const group = (unitIds: readonly string[], name = 'Réunies') => ({
  id: randomUUID(),
  name: { fr: name, en: '' },
  unitIds,
});

describe('groups of units', () => {
  let test: TestApp;
  let owner: MadeUser;
  let me: Caller;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.make.user();
    me = await test.as(owner);
  });
  afterAll(() => test.close());

  /** Two units large enough, two that are not. */
  const answered = async (): Promise<MadeProfilingCampaign> => {
    const campaign = await test.make.profilingCampaign(owner, { units: UNITS });
    await answerAll(test, campaign, [
      ...times(20, { unitId: LARGE }),
      ...times(15, { unitId: OTHER }),
      ...times(4, { unitId: SMALL }),
      ...times(3, { unitId: TINY }),
    ]);
    return campaign;
  };
  const read = async ({ id }: MadeProfilingCampaign): Promise<UnitGroups> =>
    (await me.call(profilingResults.unitGroups, { params: { id } })).json();
  const save = ({ id }: MadeProfilingCampaign, groups: readonly object[], version = 1) =>
    me.call(profilingResults.saveUnitGroups, { params: { id }, body: { groups, version } });
  const unitsServed = async (campaign: MadeProfilingCampaign) => {
    const { attributes } = await readFilters(me, campaign);
    return attributes
      .find(({ attribute }) => attribute === 'unit')
      ?.values.map(({ value, respondents }) => [value, respondents]);
  };

  it('are looked at together, under their name, in the place of the first of them', async () => {
    const campaign = await answered();
    const merged = group([SMALL, TINY]);
    expect((await save(campaign, [merged])).statusCode).toBe(200);
    await closeAndAudit(test, me, campaign);
    expect(await unitsServed(campaign)).toEqual([
      [LARGE, 20],
      [merged.id, 7],
      [OTHER, 15],
      ['not_given', null],
    ]);
    const report = (unit: string) =>
      me.call(profilingResults.report, { params: { id: campaign.id }, body: { unit: [unit] } });
    expect((await report(merged.id)).statusCode).toBe(200);
    expect((await report(merged.id)).json().report.subtitle).toContain('Réunies');
    for (const unit of [SMALL, TINY]) expect((await report(unit)).statusCode).toBe(403);
  });

  it('without them the small units are closed', async () => {
    const campaign = await answered();
    await closeAndAudit(test, me, campaign);
    expect(await unitsServed(campaign)).toMatchObject([
      [LARGE, 20],
      [SMALL, null],
      [TINY, null],
      [OTHER, 15],
      ['not_given', null],
    ]);
  });

  it('are fixed by the first snapshot', async () => {
    const campaign = await answered();
    expect(await read(campaign)).toMatchObject({ groups: [], frozen: false, can: { edit: true } });
    await closeAndAudit(test, me, campaign);
    const { frozen, version } = await read(campaign);
    expect(frozen).toBe(true);
    const refused = await save(campaign, [group([SMALL, TINY])], version);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ error: { fields: { groups: 'frozen' } } });
  });

  it('name units of the campaign, each once, and no unit’s id', async () => {
    const campaign = await answered();
    const fields = async (groups: readonly object[]) =>
      (await save(campaign, groups)).json<{ error: { fields: object } }>().error.fields;
    expect(await fields([group([SMALL, randomUUID()])])).toEqual({
      'groups.0.unitIds.1': 'one_of',
    });
    expect(await fields([{ ...group([SMALL, TINY]), id: LARGE }])).toEqual({
      'groups.0.id': 'distinct',
    });
    expect(await fields([group([SMALL, TINY]), group([TINY, OTHER])])).toEqual({
      'groups.1.unitIds': 'distinct',
    });
  });

  it('are not lost to who saves at the same time, and go with a copy', async () => {
    const campaign = await answered();
    const merged = group([SMALL, TINY]);
    await save(campaign, [merged]);
    expect((await save(campaign, [])).statusCode).toBe(409);
    const copy = (
      await me.call(profiling.duplicateCampaign, { params: { id: campaign.id } })
    ).json<ProfilingCampaign>();
    const { groups } = (
      await me.call(profilingResults.unitGroups, { params: { id: copy.id } })
    ).json<UnitGroups>();
    expect(groups).toEqual([merged]);
  });

  it('are proposed where they open more selections, the best first, and keep their word', async () => {
    const campaign = await answered();
    const ask = async (): Promise<UnitGroupProposals> =>
      (await me.call(profilingResults.proposeUnitGroups, { params: { id: campaign.id } })).json();
    const { servedNow, proposals } = await ask();
    const [best] = proposals;
    if (!best) throw new Error('no proposal');
    expect(best.servedSelections).toBeGreaterThan(servedNow);
    expect(best.groups.flat()).toEqual(expect.arrayContaining([SMALL, TINY]));
    // Which of them has fewer people is not told.
    for (const { groups } of proposals)
      for (const units of groups) expect(units).toEqual(IDS.filter((id) => units.includes(id)));
    expect(proposals.map(({ servedSelections }) => servedSelections)).toEqual(
      proposals.map(({ servedSelections }) => servedSelections).toSorted((a, b) => b - a),
    );
    await save(
      campaign,
      best.groups.map((units) => group(units)),
    );
    expect((await ask()).servedNow).toBe(best.servedSelections);
    await closeAndAudit(test, me, campaign);
    expect((await readFilters(me, campaign)).served).toHaveLength(best.servedSelections);
    expect(await ask()).toEqual({ servedNow: 0, proposals: [] });
  });

  it('are not proposed where every unit is large', async () => {
    const campaign = await test.make.profilingCampaign(owner, { units: UNITS });
    await answerAll(
      test,
      campaign,
      IDS.flatMap((unitId) => times(30, { unitId })),
    );
    const answer = await me.call(profilingResults.proposeUnitGroups, {
      params: { id: campaign.id },
    });
    expect(answer.json()).toMatchObject({ proposals: [] });
  });
});
