import { CULTURE_DIMENSIONS, CULTURE_TYPES } from '@cadran/contract/codes';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { seededRandom } from '@cadran/instruments/seeded-random';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  culturePoint,
  type CultureScores,
  cultureScores,
  cultureVector,
  perType,
} from '../culture/culture-score.ts';
import { rankSumsOfRankings } from '../culture/rank-sums.ts';
import { recordOf } from '../record-of.ts';
import { simulateRespondent } from '../simulation/simulate-respondent.ts';
import {
  type CultureAuditTable,
  cultureAuditTable,
  type CultureTable,
} from './culture-audit-table.ts';
import { cultureGaps } from './culture-gap.ts';
import { congruence, cultureStrength, type PerDimension } from './culture-shape.ts';
import type { CultureFrequency } from './frequency-table.ts';
import { groupReport } from './group-report.ts';
import {
  agreementOf,
  dominantTypes,
  medianBars,
  medianPoint,
  medianRadius,
  spread,
} from './group-statistics.ts';

/** Fewer where the global setting asks for fewer, as the mutation tester's does. */
const runs = (most: number) => ({
  numRuns: Math.min(most, fc.readConfigureGlobal().numRuns ?? most),
});

type Four = readonly [number, number, number, number];
const four = ([clan, adhocracy, market, hierarchy]: Four): CultureScores => ({
  clan,
  adhocracy,
  market,
  hierarchy,
});

/** Respondents by their mean ranks, which are quarters: four situations. */
const ranked = (rows: readonly Four[]): CultureFrequency => ({
  situations: 4,
  rows: rows.map((ranks) => {
    const mean = four(ranks);
    return { sums: perType((type) => 4 * mean[type]), count: 1 };
  }),
});
const PERCEIVED = ranked([
  [1.5, 2, 3.25, 3.25],
  [2, 2.25, 3, 2.75],
  [2.75, 3, 2, 2.25],
  [2.25, 2.25, 2.75, 2.75],
  [1.25, 2.5, 3.5, 2.75],
]);
const DESIRED = ranked([
  [1.5, 1.75, 3.25, 3.5],
  [1.75, 1.5, 3.25, 3.5],
  [2, 1.75, 2.75, 3.5],
  [2.25, 1.5, 3, 3.25],
  [1.5, 2, 3.5, 3],
]);
const tableOf = (overall: CultureFrequency): CultureTable => ({
  overall,
  dimensions: recordOf(CULTURE_DIMENSIONS, () => overall),
});
const V17: CultureAuditTable = { perceived: tableOf(PERCEIVED), desired: tableOf(DESIRED) };

const expectCloseTo = (scores: CultureScores, expected: Four, digits = 2) => {
  for (const [i, score] of cultureVector(scores).entries()) {
    expect(score).toBeCloseTo(expected[i] ?? 0, digits);
  }
};

test('V17 perceived: point, quartiles, radius, dominant types and bars', () => {
  const report = groupReport(V17);
  expect(report?.perceived.point).toEqual({ x: -12.5, y: 37.5 });
  expect(report?.perceived.spread).toEqual({
    x: { low: -12.5, high: 0 },
    y: { low: 25, high: 62.5 },
  });
  expect(report?.perceived.radius).toBeCloseTo(37.5, 10);
  expect(report?.perceived.agreement).toBe('divided');
  expectCloseTo(report?.perceived.dominant ?? four([0, 0, 0, 0]), [70, 10, 20, 0], 10);
  expectCloseTo(report?.perceived.bars ?? four([0, 0, 0, 0]), [33.33, 29.17, 16.67, 20.83]);
});

test('V17 desired: point and bars brought back to 100', () => {
  const report = groupReport(V17);
  expect(report?.desired.point).toEqual({ x: 12.5, y: 75 });
  expectCloseTo(report?.desired.bars ?? four([0, 0, 0, 0]), [39.13, 39.13, 13.04, 8.7]);
});

test('V17 gaps: +5.80 / +9.96 / -3.62 / -12.14', () => {
  const report = groupReport(V17);
  expect(report?.totalGap.gap).toBeCloseTo(15.76, 2);
  expect(report?.totalGap.interval).toBeNull();
  const gaps = report?.gaps;
  expect(gaps?.clan.gap).toBeCloseTo(5.8, 2);
  expect(gaps?.adhocracy.gap).toBeCloseTo(9.96, 2);
  expect(gaps?.market.gap).toBeCloseTo(-3.62, 2);
  expect(gaps?.hierarchy.gap).toBeCloseTo(-12.14, 2);
  expect(CULTURE_TYPES.map((type) => gaps?.[type].level)).toEqual([
    'attention',
    'attention',
    'keep',
    'priority',
  ]);
});

test('V17 set {BE, UN, SD}: perceived .9535 -> 95.77, desired .8992 -> 90.84', () => {
  const values = [
    { code: 'benevolence' },
    { code: 'universalism' },
    { code: 'self_direction' },
  ] as const;
  const [set] = groupReport(V17, { valuesSets: [{ id: 's', values }] })?.valuesSets ?? [];
  expect(set?.perceived?.components.similarity).toBeCloseTo(0.9535, 4);
  expect(set?.perceived?.score).toBeCloseTo(95.77, 2);
  expect(set?.desired?.components.similarity).toBeCloseTo(0.8992, 4);
  expect(set?.desired?.score).toBeCloseTo(90.84, 2);
});

test('a values set that is not lived is recommended upon; one that says nothing is not', () => {
  const valuesSets = [
    { id: 'power', values: [{ code: 'power' }] },
    { id: 'mute', values: [] },
    { id: 'care', values: [{ code: 'benevolence' }] },
  ] as const;
  const report = groupReport(V17, { valuesSets });
  expect(report?.valuesSets.map(({ id, perceived }) => [id, (perceived?.score ?? 0) > 50])).toEqual(
    [
      ['power', false],
      ['mute', false],
      ['care', true],
    ],
  );
  expect(report?.valuesSets[1]?.perceived).toBeNull();
  expect(report?.recommendations.map(({ rule }) => rule)).toEqual([
    'shared_understanding',
    'reduce',
    'values_not_lived',
  ]);
  expect(report?.recommendations[2]).toEqual({
    rule: 'values_not_lived',
    valuesSet: 'power',
    score: report?.valuesSets[0]?.perceived?.score,
  });
});

test('V18: congruence 83.61, strength 46.67', () => {
  const dimensions: readonly Four[] = [
    [40, 30, 15, 15],
    [45, 25, 10, 20],
    [30, 20, 25, 25],
    [35, 30, 20, 15],
    [30, 35, 20, 15],
    [40, 25, 20, 15],
  ];
  const result = congruence(
    recordOf(CULTURE_DIMENSIONS, (_, place) => four(dimensions[place] ?? [25, 25, 25, 25])),
  );
  expect(result.value).toBeCloseTo(83.61, 2);
  expect(result.level).toBe('aligned');
  expect(cultureStrength(result.mean).value).toBeCloseTo(46.67, 2);
  expect(cultureStrength(result.mean).level).toBe('strong');
  expect(result.farthest).toBe('management_of_employees');
  expect(result.deviations.management_of_employees).toBeCloseTo(14.17, 2);
});

/** Two halves of the dimensions, each `d` from their mean. */
const split = (d: number): PerDimension<CultureScores> =>
  recordOf(CULTURE_DIMENSIONS, (_, place) =>
    four(place % 2 === 0 ? [25 + d, 25 - d, 25, 25] : [25 - d, 25 + d, 25, 25]),
  );

test('congruence: 80 and more aligned, 60–80 partial, below 60 incongruent', () => {
  const at = (d: number) => {
    const { value, level } = congruence(split(d));
    return [Math.round(value * 100) / 100, level];
  };
  // All lie as far from the mean: the first is named.
  expect(congruence(split(10)).farthest).toBe(CULTURE_DIMENSIONS[0]);
  expect(at(0)).toEqual([100, 'aligned']);
  expect(at(10)).toEqual([80, 'aligned']);
  expect(at(10.1)).toEqual([79.8, 'partial']);
  expect(at(20)).toEqual([60, 'partial']);
  expect(at(20.1)).toEqual([59.8, 'incongruent']);
});

test('strength: below 20 weak, 20–40 moderate, above 40 strong', () => {
  const level = (top: number) => cultureStrength(four([25, top, 25, 50 - top])).level;
  expect(level(25)).toBe('weak');
  expect(level(29.9)).toBe('weak');
  expect(level(30)).toBe('moderate');
  expect(level(35)).toBe('moderate');
  expect(level(35.1)).toBe('strong');
  expect(cultureStrength(four([25, 25, 25, 25])).value).toBe(0);
});

test('median radius: below 15 consensus, 15–30 mixed, above 30 divided', () => {
  expect([0, 14.9, 15, 30, 30.1].map(agreementOf)).toEqual([
    'consensus',
    'consensus',
    'mixed',
    'mixed',
    'divided',
  ]);
});

test('gaps: 10 and more priority, 5 to below 10 attention, below 5 keep', () => {
  const level = (gap: number) =>
    cultureGaps(four([25, 25, 25, 25]), four([25 + gap, 25, 25, 25])).clan.level;
  expect([10.1, 10, 9.9, 5, 4.9, 0].map(level)).toEqual([
    'priority',
    'priority',
    'attention',
    'attention',
    'keep',
    'keep',
  ]);
  expect([-10, -9.9, -5, -4.9].map(level)).toEqual(['priority', 'attention', 'attention', 'keep']);
});

test('fewer than ten respondents are indicative; none give no report', () => {
  const many = (count: number): CultureAuditTable => {
    const table = tableOf({ situations: 4, rows: [{ sums: four([6, 8, 12, 14]), count }] });
    return { perceived: table, desired: table };
  };
  expect(groupReport(many(9))).toMatchObject({ indicative: true, respondents: 9 });
  expect(groupReport(many(10))).toMatchObject({
    indicative: false,
    respondents: 10,
    engineVersion: 1,
    precision: 'exact',
    withheld: [],
  });
  expect(groupReport(many(11))?.indicative).toBe(false);
  expect(groupReport(many(0))).toBeNull();
});

test('the report says how many questionnaires were left out', () => {
  expect(groupReport(V17)?.leftOut).toBe(0);
  expect(groupReport(V17, { leftOut: 3 })?.leftOut).toBe(3);
});

test('exact ties of the dominant type are split', () => {
  expectCloseTo(
    dominantTypes(
      ranked([
        [2, 2, 2, 4],
        [1, 2, 3, 4],
      ]),
    ),
    [66.667, 16.667, 16.667, 0],
    3,
  );
  expectCloseTo(dominantTypes(ranked([[2.5, 2.5, 2.5, 2.5]])), [25, 25, 25, 25], 10);
});

const simulatedRespondents = (seed: number, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () =>
    simulateRespondent(random, {
      unitIds: ['a'],
      perceived: four([20, 20, 25, 35]),
      desired: four([35, 30, 20, 15]),
    }),
  );
};
const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

test('statistics from frequencies are those of the rows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(1000), (count, seed) => {
      const rows = simulatedRespondents(seed, count).map(({ answers }) => answers);
      const table = cultureAuditTable(rows, PROFILING_CULTURE).perceived.overall;
      const scores = rows.map(({ perceived }) =>
        cultureScores(rankSumsOfRankings(Object.values(perceived))),
      );
      const points = scores.map(culturePoint);
      const x = median(points.map((p) => p.x));
      const y = median(points.map((p) => p.y));
      expect(medianPoint(table).x).toBeCloseTo(x, 8);
      expect(medianPoint(table).y).toBeCloseTo(y, 8);
      expect(medianRadius(table, { x, y })).toBeCloseTo(
        median(points.map((p) => Math.hypot(p.x - x, p.y - y))),
        6,
      );
      const raw = CULTURE_TYPES.map((type) => median(scores.map((one) => one[type])));
      const total = raw.reduce((a, b) => a + b);
      expect(cultureVector(medianBars(table)).map((b) => b.toFixed(6))).toEqual(
        raw.map((m) => ((m * 100) / total).toFixed(6)),
      );
      expect(spread(table).x.low).toBeLessThanOrEqual(x + 1e-9);
      expect(spread(table).y.high).toBeGreaterThanOrEqual(y - 1e-9);
    }),
    runs(40),
  );
});

test('a hundred copies of everybody change no statistic', () => {
  const table = cultureAuditTable(
    simulatedRespondents(3, 31).map(({ answers }) => answers),
    PROFILING_CULTURE,
  );
  const hundredfold = (frequency: CultureFrequency): CultureFrequency => ({
    ...frequency,
    rows: frequency.rows.map((row) => ({ ...row, count: 101 * row.count })),
  });
  const copies = (side: CultureTable): CultureTable => ({
    overall: hundredfold(side.overall),
    dimensions: recordOf(CULTURE_DIMENSIONS, (d) => hundredfold(side.dimensions[d])),
  });
  const once = groupReport(table);
  const often = groupReport({ perceived: copies(table.perceived), desired: copies(table.desired) });
  expect(often?.perceived.point).toEqual(once?.perceived.point);
  expect(often?.perceived.bars).toEqual(once?.perceived.bars);
  expect(often?.gaps).toEqual(once?.gaps);
  expect(often?.respondents).toBe(31 * 101);
});

test('leadership and management are the points of their dimensions', () => {
  const table = cultureAuditTable(
    simulatedRespondents(6, 25).map(({ answers }) => answers),
    PROFILING_CULTURE,
  );
  const culture = groupReport(table)?.perceived;
  expect(table.perceived.dimensions.leadership.situations).toBe(2);
  expect(culture?.leadership?.point).toEqual(medianPoint(table.perceived.dimensions.leadership));
  expect(culture?.management?.point).toEqual(
    medianPoint(table.perceived.dimensions.management_of_employees),
  );
  expect(culture?.dimensions?.leadership.bars).toEqual(
    medianBars(table.perceived.dimensions.leadership),
  );
  expect(culture?.congruence).toEqual(
    congruence(recordOf(CULTURE_DIMENSIONS, (d) => medianBars(table.perceived.dimensions[d]))),
  );
  expect(culture?.strength).toEqual(cultureStrength(culture?.bars ?? four([0, 0, 0, 0])));
});

test('incomplete questionnaires are not counted', () => {
  const [first, second] = simulatedRespondents(1, 2).map(({ answers }) => answers);
  const { [PROFILING_CULTURE[0]?.id ?? '']: _, ...rest } = second?.desired ?? {};
  const rows = [
    first ?? { perceived: {}, desired: {} },
    { perceived: second?.perceived ?? {}, desired: rest },
  ];
  expect(groupReport(cultureAuditTable(rows, PROFILING_CULTURE))?.respondents).toBe(1);
  const swapped = rows.map(({ perceived, desired }) => ({
    perceived: desired,
    desired: perceived,
  }));
  expect(groupReport(cultureAuditTable(swapped, PROFILING_CULTURE))?.respondents).toBe(1);
});
