import { CULTURE_DIMENSIONS, CULTURE_TYPES } from '@cadran/contract/codes';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { expect, test } from 'vitest';
import { respondentSums, simulatedAnswers } from '../advice/simulation/simulated-advice.ts';
import { cultureAuditTable } from '../culture-audit-table.ts';
import { perType } from '../../culture/culture-score.ts';
import { recordOf } from '../../record-of.ts';
import { totalGap } from '../culture-gap.ts';
import { groupCulture, NO_DETAILS } from '../group-culture.ts';
import { publishedReport, publishedSummary } from '../group-report.ts';
import { bootstrapIntervals } from '../intervals/resampling/bootstrap-intervals.ts';
import { around, type Interval, roundedOutwards } from '../intervals/interval.ts';
import { exactFigures } from './exact-figures.ts';
import { roundedDown, withheldParts } from './published-figures.ts';

const NOW = { clan: 38, adhocracy: 20, market: 17, hierarchy: 25 };
const WANTED = { clan: 25, adhocracy: 38, market: 17, hierarchy: 20 };
const groupOf = (people: number) => {
  const answers = simulatedAnswers(people, people, NOW, WANTED);
  const table = cultureAuditTable(answers, PROFILING_CULTURE);
  return {
    table,
    sums: respondentSums(answers),
    perceived: groupCulture(table.perceived),
    desired: groupCulture(table.desired),
  };
};
const GROUP = groupOf(40);
/** Fewer than an audit has, for time. */
const REPLICATES = 50;
const figuresOf = ({ table, sums }: typeof GROUP, smallest: number, replicates = REPLICATES) =>
  exactFigures(table, smallest, sums, seededRandom(1), replicates);
const holds = ([low, high]: Interval, value: number) => low <= value && value <= high;

test('from ten answers on figures are exact, each within its interval', () => {
  const figures = figuresOf(GROUP, 10);
  expect(figures).toMatchObject({
    access: 'codes',
    precision: 'exact',
    respondents: 40,
    blur: null,
  });
  const { intervals, ...perceived } = figures.perceived;
  const { intervals: _, ...expected } = GROUP.perceived;
  expect(perceived).toEqual(expected);
  if (!intervals?.dimensions || !intervals.dominant) throw new Error('no intervals');
  for (const type of CULTURE_TYPES) {
    expect(holds(intervals.bars[type], GROUP.perceived.bars[type])).toBe(true);
    expect(holds(intervals.dominant[type], GROUP.perceived.dominant[type])).toBe(true);
    const gap = GROUP.desired.bars[type] - GROUP.perceived.bars[type];
    expect(holds(figures.gaps?.[type] ?? [1, 0], gap)).toBe(true);
    for (const name of CULTURE_DIMENSIONS)
      expect(
        holds(intervals.dimensions[name].bars[type], GROUP.perceived.dimensions[name].bars[type]),
      ).toBe(true);
  }
  expect(holds(intervals.radius ?? [1, 0], GROUP.perceived.radius)).toBe(true);
  expect(holds(intervals.congruence ?? [1, 0], GROUP.perceived.congruence.value)).toBe(true);
  expect(holds(intervals.strength, GROUP.perceived.strength.value)).toBe(true);
  for (const name of CULTURE_DIMENSIONS)
    expect(
      holds(intervals.deviations?.[name] ?? [1, 0], GROUP.perceived.congruence.deviations[name]),
    ).toBe(true);
  const total = totalGap(GROUP.perceived.bars, GROUP.desired.bars);
  expect(holds(figures.totalGap ?? [1, 0], total)).toBe(true);
});

test('a role and a style are the surer the more people say the same', () => {
  const sharesOf = (people: number) => {
    const { roleShare, styleShare } = figuresOf(groupOf(people), people).perceived.intervals ?? {};
    return [roleShare ?? -1, styleShare ?? -1];
  };
  const [few, many] = [sharesOf(12), sharesOf(400)];
  for (const [place, share] of many.entries()) {
    expect(share).toBeGreaterThanOrEqual(few[place] ?? 1);
    expect(share).toBeLessThanOrEqual(1);
    expect(few[place]).toBeGreaterThan(0);
  }
  expect(few.some((share) => share < 1)).toBe(true);
});

test('congruence stays on its scale where chance explains all that differs', () => {
  const even = { clan: 25, adhocracy: 25, market: 25, hierarchy: 25 };
  const answers = simulatedAnswers(3, 20, even, even);
  const table = cultureAuditTable(answers, PROFILING_CULTURE);
  const { perceived, desired } = exactFigures(
    table,
    20,
    respondentSums(answers),
    seededRandom(1),
    REPLICATES,
  );
  for (const { intervals, congruence } of [perceived, desired]) {
    expect(intervals?.congruence?.[1]).toBe(100);
    expect(intervals?.congruence?.[0]).toBeLessThan(congruence?.value ?? 0);
  }
});

test('the same people have the same intervals, and more people narrower ones', () => {
  expect(figuresOf(GROUP, 40)).toEqual(figuresOf(GROUP, 40));
  const width = ([low, high]: Interval) => high - low;
  const [few, many] = [figuresOf(GROUP, 40, 200), figuresOf(groupOf(400), 400, 200)];
  const both = (pick: (of: NonNullable<typeof few.perceived.intervals>) => Interval | null) =>
    [few, many].map(({ perceived: { intervals } }) =>
      width((intervals && pick(intervals)) ?? [0, NaN]),
    );
  for (const pick of [
    both(({ bars }) => bars.clan),
    both(({ strength }) => strength),
    both(({ radius }) => radius),
    both(({ congruence }) => congruence),
    both(({ dominant }) => dominant?.clan ?? null),
    both(({ point }) => point.y),
  ])
    expect(pick[1]).toBeLessThan(0.7 * (pick[0] ?? 0));
});

test('intervals are as wide as the errors of medians say', () => {
  const { table, sums, perceived, desired } = GROUP;
  const { perceived: found, gaps } = bootstrapIntervals(
    sums,
    { table, perceived, desired },
    seededRandom(2),
  );
  // A median's standard error is 1.25 deviations by √n; a type's bar deviates by 6 to 8 points.
  const half = (found.bars.clan[1] - found.bars.clan[0]) / 2;
  expect(half).toBeGreaterThan(1);
  expect(half).toBeLessThan(4);
  const gapHalf = (gaps.clan[1] - gaps.clan[0]) / 2;
  expect(gapHalf).toBeGreaterThan(half);
  expect(gapHalf).toBeLessThan(2 * half);
});

test('a selection with a group of fewer than ten is rounded and has no details', () => {
  const figures = figuresOf(GROUP, 9);
  const { perceived, desired, gaps } = figures;
  expect(figures.precision).toBe('rounded');
  for (const side of [perceived, desired]) {
    const bars = CULTURE_TYPES.map((type) => side.bars[type]);
    expect(bars.every((bar) => bar % 5 === 0)).toBe(true);
    expect(bars.reduce((sum, bar) => sum + bar, 0)).toBe(100);
    expect(side.point.x % 5).toBeCloseTo(0, 12);
    expect(side.strength.value).toBe(4 * (Math.max(...bars) - 25));
    expect(side.intervals).toMatchObject({ dominant: null, radius: null, congruence: null });
    expect([side.dominant, side.spread, side.radius, side.agreement, side.dimensions]).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  }
  for (const type of CULTURE_TYPES) {
    const exact = GROUP.perceived.bars[type];
    expect(Math.abs(perceived.bars[type] - exact)).toBeLessThanOrEqual(5);
    const [low, high] = perceived.intervals?.bars[type] ?? [1, 0];
    expect([low % 5, high % 5]).toEqual([0, 0]);
    expect(holds([low, high], perceived.bars[type])).toBe(true);
    expect(holds(gaps?.[type] ?? [1, 0], desired.bars[type] - perceived.bars[type])).toBe(true);
    expect((gaps?.[type][0] ?? 1) % 5).toBeCloseTo(0, 12);
  }
  expect(holds(perceived.intervals?.point.x ?? [1, 0], perceived.point.x)).toBe(true);
});

test('V17 rounded: bars make 100 in steps of 5, the point goes to the nearest step', () => {
  const overall = (...rows: readonly (readonly [number, number, number, number])[]) => ({
    situations: 4,
    rows: rows.map(([clan, adhocracy, market, hierarchy]) => ({
      sums: { clan, adhocracy, market, hierarchy },
      count: 1,
    })),
  });
  const side = (frequency: ReturnType<typeof overall>) => ({
    overall: frequency,
    dimensions: recordOf(CULTURE_DIMENSIONS, () => frequency),
  });
  const table = {
    perceived: side(
      overall([6, 8, 13, 13], [8, 9, 12, 11], [11, 12, 8, 9], [9, 9, 11, 11], [5, 10, 14, 11]),
    ),
    desired: side(
      overall([6, 7, 13, 14], [7, 6, 13, 14], [8, 7, 11, 14], [9, 6, 12, 13], [6, 8, 14, 12]),
    ),
  };
  const { perceived, desired, ...figures } = exactFigures(table, 9, null, seededRandom(1));
  expect(perceived).toEqual({
    respondents: 5,
    point: { x: -10, y: 40 },
    bars: { clan: 35, adhocracy: 30, market: 15, hierarchy: 20 },
    strength: { value: 40, level: 'moderate' },
    ...NO_DETAILS,
    intervals: null,
  });
  expect(desired).toMatchObject({
    point: { x: 15, y: 75 },
    bars: { clan: 40, adhocracy: 40, market: 10, hierarchy: 10 },
  });
  expect(figures).toEqual({
    engineVersion: 2,
    access: 'codes',
    precision: 'rounded',
    respondents: 5,
    blur: null,
    gaps: null,
    totalGap: null,
  });
});

test('a rounded interval is the exact one, rounded outwards and widened to the rounded figure', () => {
  const [exact, rounded] = [figuresOf(GROUP, 10), figuresOf(GROUP, 9)];
  const widened = (value: number, interval: Interval | undefined) =>
    around(value, roundedOutwards(interval ?? [NaN, NaN], 5));
  for (const side of ['perceived', 'desired'] as const) {
    const { point, bars, strength, intervals } = rounded[side];
    const found = exact[side].intervals;
    expect(intervals).toEqual({
      point: {
        x: widened(point.x, found?.point.x),
        y: widened(point.y, found?.point.y),
      },
      bars: perType((type) => widened(bars[type], found?.bars[type])),
      strength: widened(strength.value, found?.strength),
      dominant: null,
      radius: null,
      congruence: null,
      dimensions: null,
      deviations: null,
      stylesApart: null,
      roleShare: null,
      styleShare: null,
    });
  }
  const [now, wanted] = [rounded.perceived.bars, rounded.desired.bars];
  expect(rounded.gaps).toEqual(
    perType((type) => widened(wanted[type] - now[type], exact.gaps?.[type])),
  );
  expect(rounded.totalGap).toEqual(widened(totalGap(now, wanted), exact.totalGap ?? undefined));
});

test('several groups together have no intervals', () => {
  for (const smallest of [9, 10]) {
    const figures = exactFigures(GROUP.table, smallest, null, seededRandom(1));
    expect(figures.gaps).toBeNull();
    expect(figures.totalGap).toBeNull();
    expect(figures.perceived.intervals).toBeNull();
    expect(figures.desired.intervals).toBeNull();
  }
});

test('what is withheld is named with the number of answers it needs', () => {
  const rounded = figuresOf(GROUP, 9);
  expect(withheldParts('codes', rounded.perceived)).toEqual([
    { part: 'dominant', needed: 10 },
    { part: 'dispersion', needed: 10 },
    { part: 'dimensions', needed: 10 },
  ]);
  expect(withheldParts('link', rounded.perceived)[0]).toEqual({ part: 'dominant', needed: 50 });
  expect(withheldParts('codes', GROUP.perceived)).toEqual([]);
  expect([19, 20, 24].map(roundedDown)).toEqual([15, 20, 20]);
});

test('what is shown of shares adds up to 100, within its interval', () => {
  for (const people of [11, 13, 40]) {
    const report = publishedReport(figuresOf(groupOf(people), people));
    for (const { dominant, intervals } of [report.perceived, report.desired]) {
      const shown = [{ scores: dominant, step: 1, sure: intervals?.dominant }];
      for (const { scores, step, sure } of shown) {
        if (!scores || !sure) throw new Error('shown');
        expect(CULTURE_TYPES.reduce((sum, type) => sum + scores[type], 0)).toBeCloseTo(100, 9);
        for (const type of CULTURE_TYPES) {
          const steps = scores[type] / step;
          expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-9);
          expect(holds(sure[type], scores[type])).toBe(true);
        }
      }
    }
    const { gap, interval } = report.totalGap;
    expect(gap).toBe(totalGap(report.perceived.bars, report.desired.bars));
    expect(holds(interval ?? [1, 0], gap)).toBe(true);
  }
});

test('the report of published figures has their intervals, sets of values and advice', () => {
  const valuesSets = [
    { id: 'lived', values: [{ code: 'benevolence' }] },
    { id: 'far', values: [{ code: 'power' }] },
    { id: 'mute', values: [] },
  ] as const;
  const report = publishedReport(figuresOf(GROUP, 40), { valuesSets, leftOut: 2 });
  expect(report).toMatchObject({
    engineVersion: 2,
    precision: 'exact',
    leftOut: 2,
    indicative: false,
    withheld: [],
  });
  expect(report.gaps.adhocracy.level).toBe('priority');
  expect(report.recommendations.map(({ rule }) => rule)).toContain('develop');
  expect(report.valuesSets.map(({ id, perceived }) => [id, perceived === null])).toEqual([
    ['lived', false],
    ['far', false],
    ['mute', true],
  ]);
  for (const fit of report.valuesSets.flatMap((set) =>
    [set.perceived ?? [], set.desired ?? []].flat(),
  ))
    expect(holds(fit.interval ?? [1, 0], fit.score)).toBe(true);
  expect(publishedReport(figuresOf(groupOf(9), 9)).indicative).toBe(true);
  expect(publishedReport(figuresOf(groupOf(10), 10)).indicative).toBe(false);
});

test('gaps of a report are desired minus perceived, each within its interval', () => {
  const figures = figuresOf(GROUP, 40);
  const { gaps } = publishedReport(figures);
  for (const type of CULTURE_TYPES) {
    const gap = GROUP.desired.bars[type] - GROUP.perceived.bars[type];
    expect(gaps[type].gap).toBeCloseTo(gap, 9);
    expect(gaps[type].interval).toEqual(figures.gaps?.[type]);
  }
});

test('a set of values that is surely not lived is advised upon', () => {
  const figures = figuresOf(groupOf(400), 400);
  const valuesSets = [
    { id: 'mute', values: [] },
    { id: 'far', values: [{ code: 'power' }] },
  ] as const;
  const { recommendations, valuesSets: sets } = publishedReport(figures, { valuesSets });
  expect(recommendations).toContainEqual({
    rule: 'values_not_lived',
    valuesSet: 'far',
    score: sets[1]?.perceived?.score,
  });
});

test('without intervals a summary and a report have none, and nothing is advised', () => {
  const figures = exactFigures(GROUP.table, 10, null, seededRandom(1));
  expect(publishedSummary(figures).totalGap.interval).toBeNull();
  const report = publishedReport(figures, {
    valuesSets: [{ id: 'far', values: [{ code: 'power' }] }],
  });
  expect(report.totalGap.interval).toBeNull();
  expect(report.valuesSets[0]?.perceived?.interval).toBeNull();
  expect(report.recommendations).toEqual([]);
});

test.each([9, 10, 40])('a summary of %i people has figures of their report', (people) => {
  const figures = figuresOf(groupOf(people), people);
  const { perceived, ...summary } = publishedSummary(figures);
  const report = publishedReport(figures);
  expect(report).toMatchObject(summary);
  for (const figure of ['point', 'bars', 'strength'] as const) {
    expect(perceived[figure]).toEqual(report.perceived[figure]);
    expect(perceived.intervals?.[figure]).toEqual(report.perceived.intervals?.[figure]);
  }
  expect(summary.totalGap.gap).toBeGreaterThan(0);
});
