import { randomUUID } from 'node:crypto';
import {
  type AggregateReport,
  AUDIT_ACCESS_KINDS,
  contract,
  type GroupOverview,
  type ProfilingCampaign,
  type ProfilingSelection,
  type ResultsMap,
  type CompleteWaves,
} from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertRespondents,
  type RespondentFields,
  times,
} from '../testing/culture-audits/insert-respondents.ts';
import { type Caller, createTestApp, type TestApp } from '../testing/test-app.ts';

const { profiling, profilingResults } = contract;
const [LARGE, SMALL, CROWDED, MIXED] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const UNITS = [LARGE, SMALL, CROWDED, MIXED].map((id, place) => ({
  id,
  name: { fr: `Unité ${place}`, en: `Unit ${place}` },
  // One has more answers than people.
  expectedHeadcount: id === CROWDED ? 12 : 80,
}));

const unitOf = (unitId: string, people: number, more: RespondentFields = {}) =>
  times(people, { unitId, ...more });

const ANSWERS: readonly (readonly RespondentFields[])[] = [
  [
    ...unitOf(LARGE, 45, { gender: 'female', ageBand: '30_39' }),
    ...unitOf(SMALL, 3, { gender: 'male', ageBand: 'under_30' }),
    ...unitOf(CROWDED, 40, { gender: 'male', tenureBand: '2_4' }),
    ...unitOf(MIXED, 31, { gender: 'female', tenureBand: '5_9' }),
  ],
  [
    ...unitOf(LARGE, 33, { gender: 'female' }),
    ...unitOf(SMALL, 34, { gender: 'male', ageBand: 'under_30' }),
    ...unitOf(MIXED, 2, { ageBand: '50_plus' }),
  ],
];

/** The figures of the report that maps and waves may repeat, and nothing else. */
const overviewOf = ({
  respondents,
  precision,
  perceived: { bars, point, strength, intervals },
  totalGap,
}: AggregateReport['figures']): Omit<GroupOverview, 'leading' | 'responseRate'> => {
  const bar = (type: keyof typeof bars) => ({
    value: bars[type],
    interval: intervals?.bars[type] ?? null,
  });
  return {
    respondents,
    precision,
    x: { value: point.x, interval: intervals?.point.x ?? null },
    y: { value: point.y, interval: intervals?.point.y ?? null },
    clan: bar('clan'),
    adhocracy: bar('adhocracy'),
    market: bar('market'),
    hierarchy: bar('hierarchy'),
    gap: { value: totalGap.gap, interval: totalGap.interval },
    strength: { value: strength.value, interval: intervals?.strength ?? null },
  };
};

describe.each(AUDIT_ACCESS_KINDS)('map and waves of audits by %s', (access) => {
  let test: TestApp;
  let me: Caller;
  let audits: readonly Pick<ProfilingCampaign, 'id' | 'organizationId'>[];
  beforeAll(async () => {
    test = await createTestApp();
    const owner = await test.make.admin();
    me = await test.as(owner);
    const first = await test.make.profilingCampaign(owner, { units: UNITS, access });
    const params = { id: first.id };
    const second = (await me.call(profiling.repeatCampaign, { params })).json<ProfilingCampaign>();
    audits = [first, second];
    for (const [place, audit] of audits.entries()) {
      await insertRespondents(test, audit, ANSWERS[place] ?? []);
      await me.call(profilingResults.takeSnapshot, { params: { id: audit.id } });
      await test.takeSnapshots();
      test.advance(1000);
    }
  });
  afterAll(() => test.close());

  /** What the report of a group says; null where it is refused. */
  const reported = async (id: string, selection: ProfilingSelection) => {
    const answer = await me.call(profilingResults.report, { params: { id }, body: selection });
    if (answer.statusCode !== 200) return null;
    const { figures } = answer.json<AggregateReport>();
    return overviewOf(figures);
  };
  /** Of a group that the report refuses nothing is told, and of others nothing more. */
  const expectAsReported = async (
    id: string,
    selection: ProfilingSelection,
    shown: GroupOverview | null,
  ): Promise<'served' | 'refused'> => {
    const report = await reported(id, selection);
    const { leading: _, responseRate: rate, ...figures } = shown ?? { responseRate: null };
    expect([selection, shown && figures]).toEqual([selection, report]);
    if (report === null || rate === null) return report ? 'served' : 'refused';
    const headcount = UNITS.filter((unit) => !selection.unit || selection.unit[0] === unit.id)
      .map(({ expectedHeadcount }) => expectedHeadcount)
      .reduce((sum, people) => sum + people, 0);
    expect(rate).toBe(Math.floor((100 * report.respondents) / headcount + 0.5));
    return 'served';
  };

  it('the map shows a group if and as its report does', async () => {
    for (const { id } of audits) {
      const map = (await me.call(profilingResults.map, { params: { id } })).json<ResultsMap>();
      const outcomes = [await expectAsReported(id, {}, map.everybody)];
      for (const { attribute, groups } of map.attributes)
        for (const { value, figures, withheld } of groups) {
          expect(withheld === null).toBe(figures !== null);
          outcomes.push(await expectAsReported(id, { [attribute]: [value] }, figures));
        }
      expect(new Set(outcomes)).toEqual(new Set(['served', 'refused']));
    }
  });

  it('waves show a unit of an audit if and as its report does', async () => {
    const params = { id: audits[0]?.id ?? '' };
    const { waves, lines } = (
      await me.call(profilingResults.waves, { params })
    ).json<CompleteWaves>();
    expect(waves.map(({ campaign }) => campaign.id)).toEqual(audits.map(({ id }) => id));
    expect(lines).toHaveLength(1 + UNITS.length);
    const outcomes = [];
    for (const { unit, points } of lines)
      for (const [place, point] of points.entries()) {
        const selection = unit ? { unit: [unit.id] } : {};
        outcomes.push(
          await expectAsReported(audits[place]?.id ?? '', selection, point?.figures ?? null),
        );
      }
    expect(new Set(outcomes)).toEqual(new Set(['served', 'refused']));
  });
});
