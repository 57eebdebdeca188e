import { randomUUID } from 'node:crypto';
import {
  contract,
  type ProfilingCampaign,
  type UnitGroupProposals,
  type UnitGroups,
} from '@cadran/contract';
import type { MadeProfilingCampaign, MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertRespondents,
  closeAndTakeSnapshot,
  readFilters,
  times,
} from '../../../testing/culture-audits/insert-respondents.ts';
import { createTestApp, type Caller, type TestApp } from '../../../testing/test-app.ts';

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
    const campaign = await test.make.profilingCampaign(owner, { units: UNITS, access: 'codes' });
    await insertRespondents(test, campaign, [
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

  it('replace their units in filters, at the place of the first', async () => {
    const campaign = await answered();
    const merged = group([SMALL, TINY]);
    expect((await save(campaign, [merged])).statusCode).toBe(200);
    await closeAndTakeSnapshot(test, me, campaign);
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

  it('make small units available, which are not served alone', async () => {
    const campaign = await answered();
    await closeAndTakeSnapshot(test, me, campaign);
    expect(await unitsServed(campaign)).toMatchObject([
      [LARGE, 20],
      [SMALL, null],
      [TINY, null],
      [OTHER, 15],
      ['not_given', null],
    ]);
  });

  it('are frozen by the first snapshot', async () => {
    const campaign = await answered();
    expect(await read(campaign)).toMatchObject({ groups: [], frozen: false, can: { edit: true } });
    await closeAndTakeSnapshot(test, me, campaign);
    const { frozen, version } = await read(campaign);
    expect(frozen).toBe(true);
    const refused = await save(campaign, [group([SMALL, TINY])], version);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ error: { fields: { groups: 'frozen' } } });
  });

  it('contain each unit of the campaign at most once and have their own ids', async () => {
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

  it('are versioned, and copied with the campaign', async () => {
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

  const ask = async ({ id }: MadeProfilingCampaign): Promise<UnitGroupProposals> =>
    (await me.call(profilingResults.proposeUnitGroups, { params: { id } })).json();

  it('are proposed for the next audit from what a snapshot shows, never before', async () => {
    const campaign = await answered();
    expect(await ask(campaign)).toEqual({ proposals: [] });
    await closeAndTakeSnapshot(test, me, campaign);
    const told = await ask(campaign);
    expect(Object.keys(told)).toEqual(['proposals']);
    for (const groups of told.proposals)
      for (const units of groups) {
        expect(units).toEqual(IDS.filter((id) => units.includes(id)));
        expect(units).toEqual([SMALL, TINY]);
      }
    expect(told.proposals.length).toBeGreaterThan(0);
  });

  it('are proposed alike whoever has answered in the units that are not shown', async () => {
    const proposals = async (small: number, tiny: number) => {
      const campaign = await test.make.profilingCampaign(owner, { units: UNITS, access: 'codes' });
      await insertRespondents(test, campaign, [
        ...times(20, { unitId: LARGE }),
        ...times(15, { unitId: OTHER }),
        ...times(small, { unitId: SMALL }),
        ...times(tiny, { unitId: TINY }),
      ]);
      await closeAndTakeSnapshot(test, me, campaign);
      return ask(campaign);
    };
    expect(await proposals(4, 3)).toEqual(await proposals(3, 4));
  });

  it('are not proposed where every unit is large', async () => {
    const campaign = await test.make.profilingCampaign(owner, { units: UNITS, access: 'codes' });
    await insertRespondents(
      test,
      campaign,
      IDS.flatMap((unitId) => times(30, { unitId })),
    );
    await closeAndTakeSnapshot(test, me, campaign);
    expect(await ask(campaign)).toEqual({ proposals: [] });
  });
});
