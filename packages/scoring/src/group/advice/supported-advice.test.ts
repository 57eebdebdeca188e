import { CULTURE_DIMENSIONS, CULTURE_TYPES } from '@cadran/contract/codes';
import { expect, test } from 'vitest';
import { type CultureScores, perType } from '../../culture/culture-score.ts';
import { recordOf } from '../../record-of.ts';
import { type GroupCulture, groupCulture } from '../group-culture.ts';
import type { CultureIntervals } from '../intervals/culture-intervals.ts';
import type { Interval } from '../intervals/interval.ts';
import { chanceBeyond, holm } from './holm.ts';
import { localDifferences } from './local-differences.ts';
import { type AdviceBasis, supportedAdvice } from './supported-advice.ts';
import { barDifferences, differenceChance } from './supported-differences.ts';

const four = (
  ...[clan, adhocracy, market, hierarchy]: readonly [number, number, number, number]
) => ({
  clan,
  adhocracy,
  market,
  hierarchy,
});
const EVEN = four(25, 25, 25, 25);
const within = (value: number, half: number): Interval => [value - half, value + half];
const calm = { situations: 2, rows: [{ sums: four(5, 5, 5, 5), count: 40 }] };
const CALM = groupCulture({
  overall: calm,
  dimensions: recordOf(CULTURE_DIMENSIONS, () => calm),
});

const intervalsOf = (changes: Partial<CultureIntervals> = {}): CultureIntervals => ({
  point: { x: [0, 0], y: [0, 0] },
  bars: perType(() => within(25, 2)),
  strength: [0, 0],
  dominant: null,
  radius: null,
  congruence: null,
  dimensions: null,
  deviations: null,
  stylesApart: null,
  roleShare: null,
  styleShare: null,
  ...changes,
});
const culture = (
  changes: Partial<GroupCulture>,
  intervals: Partial<CultureIntervals> = {},
): GroupCulture => ({ ...CALM, ...changes, intervals: intervalsOf(intervals) });

const gapsOf = (gaps: CultureScores, half: number): AdviceBasis['gaps'] =>
  perType((type) => ({ gap: gaps[type], interval: within(gaps[type], half) }));
const basis = (changes: Partial<AdviceBasis> = {}): AdviceBasis => ({
  respondents: 40,
  perceived: culture({}),
  gaps: gapsOf(four(0, 0, 0, 0), 2),
  valuesSets: [],
  servedGroups: [],
  ...changes,
});
const rules = (changes: Partial<AdviceBasis>) =>
  supportedAdvice(basis(changes)).recommendations.map(({ rule }) => rule);
const levels = (changes: Partial<AdviceBasis>) => {
  const { gaps } = supportedAdvice(basis(changes));
  return CULTURE_TYPES.map((type) => gaps[type].level);
};

test('the chance of a figure beyond a limit follows its distance in standard errors, both ways', () => {
  // 1.96 standard errors of 2 above the limit.
  expect(chanceBeyond(8.92, within(8.92, 3.92), 5)).toBeCloseTo(0.05, 3);
  expect(chanceBeyond(1.08, within(1.08, 3.92), 5)).toBeCloseTo(0.05, 3);
  expect(chanceBeyond(5, within(5, 3.92), 5)).toBeCloseTo(1, 6);
  // The side that faces the limit counts.
  expect(chanceBeyond(8.92, [5, 100], 5)).toBeCloseTo(0.05, 3);
  expect(chanceBeyond(1.08, [-100, 5], 5)).toBeCloseTo(0.05, 3);
  // An interval without width has an error of half a point.
  expect(chanceBeyond(5.98, [5.98, 5.98], 5)).toBeCloseTo(0.05, 3);
});

test('Holm: the smallest chance is held against all, the next against one fewer', () => {
  expect(holm([0.05])).toEqual([true]);
  expect(holm([0.051])).toEqual([false]);
  expect(holm([0.03, 0.025])).toEqual([true, true]);
  expect(holm([0.06, 0.025])).toEqual([false, true]);
  // Nothing holds after one that does not, even if it would alone.
  expect(holm([0.03, 0.04])).toEqual([false, false]);
  expect(holm([0.04, 0.01, 0.02])).toEqual([true, true, true]);
  expect(holm([])).toEqual([]);
});

test('a difference of 5 or less has nothing to tell', () => {
  expect(differenceChance(5, within(5, 0.1))).toBe(1);
  expect(differenceChance(-5, within(-5, 0.1))).toBe(1);
  expect(differenceChance(7, within(7, 1))).toBeLessThan(0.001);
  expect(differenceChance(-7, within(-7, 1))).toBeLessThan(0.001);
});

test('a gap that its interval shows to be above 5 is a priority from 10 on, attention below', () => {
  const gaps = gapsOf(four(12, 9.9, -21.9, 0), 1);
  expect(levels({ gaps })).toEqual(['priority', 'attention', 'priority', 'keep']);
  expect(supportedAdvice(basis({ gaps })).recommendations).toEqual([
    { rule: 'reduce', culture: 'market', gap: -21.9 },
    { rule: 'develop', culture: 'clan', gap: 12 },
  ]);
  expect(rules({ gaps: gapsOf(four(10, -10, 0, 0), 1) })).toEqual(['develop', 'reduce']);
});

test('a wide gap with a wide interval shows no difference, and that there is none neither', () => {
  const gaps = gapsOf(four(14, -14, 3, 0), 12);
  expect(levels({ gaps })).toEqual(['unclear', 'unclear', 'unclear', 'unclear']);
  expect(rules({ gaps })).toEqual([]);
});

test('gaps within 5 on both ends are kept, and only then is the culture to be maintained', () => {
  expect(levels({})).toEqual(['keep', 'keep', 'keep', 'keep']);
  expect(rules({})).toEqual(['maintain']);
  const gaps = { ...basis().gaps, clan: { gap: 3, interval: within(3, 2) } };
  expect(levels({ gaps })).toEqual(['unclear', 'keep', 'keep', 'keep']);
  expect(rules({ gaps })).toEqual([]);
  const attention = { ...basis().gaps, clan: { gap: 8, interval: within(8, 1) } };
  expect(levels({ gaps: attention })[0]).toBe('attention');
  expect(rules({ gaps: attention })).toEqual([]);
});

test('below twenty answers nothing is advised nor kept', () => {
  const gaps = gapsOf(four(30, -30, 0, 0), 1);
  expect(levels({ gaps, respondents: 19 })).toEqual(['unclear', 'unclear', 'unclear', 'unclear']);
  expect(rules({ gaps, respondents: 19 })).toEqual([]);
  expect(rules({ gaps, respondents: 20 })).toEqual(['develop', 'reduce']);
});

test('without intervals nothing can be told', () => {
  const gaps = perType(() => ({ gap: 30, interval: null }));
  expect(levels({ gaps })).toEqual(['unclear', 'unclear', 'unclear', 'unclear']);
  expect(rules({ gaps, perceived: { ...culture({ radius: 60 }), intervals: null } })).toEqual([]);
});

test('a divided group, an incongruent culture and styles apart are told once their interval shows them', () => {
  const divided = (half: number) => culture({ radius: 40 }, { radius: within(40, half) });
  expect(supportedAdvice(basis({ perceived: divided(2) })).recommendations).toEqual([
    { rule: 'shared_understanding', radius: 40 },
  ]);
  expect(rules({ perceived: divided(20) })).toEqual(['maintain']);
  for (const radius of [20, 29])
    expect(rules({ perceived: culture({ radius }, { radius: within(radius, 0.01) }) })).toEqual([
      'maintain',
    ]);
  const incongruent = (value: number) =>
    culture(
      { congruence: { ...CALM.congruence, value, farthest: 'leadership' } },
      { congruence: within(value, 2) },
    );
  expect(supportedAdvice(basis({ perceived: incongruent(40) })).recommendations).toEqual([
    { rule: 'align_dimension', dimension: 'leadership', congruence: 40 },
  ]);
  expect(rules({ perceived: incongruent(75) })).toEqual(['maintain']);
  const apart = (x: number) =>
    culture(
      {
        leadership: { point: { x, y: 0 }, role: 'broker' },
        management: { point: { x: 0, y: 0 }, style: null },
      },
      { stylesApart: within(x, 2) },
    );
  expect(supportedAdvice(basis({ perceived: apart(60) })).recommendations).toEqual([
    { rule: 'style_mismatch', distance: 60 },
  ]);
  expect(rules({ perceived: apart(20) })).toEqual(['maintain']);
});

test('figures that are not shown are not looked at', () => {
  const hidden = culture({ radius: null, congruence: null, leadership: null, management: null });
  expect(rules({ perceived: hidden })).toEqual(['maintain']);
  // Four gaps only: a chance of 1 in 60 holds against four, not against seven.
  const gaps = {
    ...basis().gaps,
    clan: { gap: 12, interval: within(12, (7 / 2.5) * 1.96) },
  };
  expect(rules({ perceived: hidden, gaps })).toEqual(['develop']);
  const mute = { id: 's', perceived: null, interval: null };
  expect(rules({ perceived: hidden, gaps, valuesSets: [mute] })).toEqual(['develop']);
  expect(rules({ gaps })).toEqual([]);
});

test('a set of values is not lived when its interval lies below 50', () => {
  const set = (perceived: number | null, half: number) => ({
    id: 's',
    perceived,
    interval: perceived === null ? null : within(perceived, half),
  });
  expect(supportedAdvice(basis({ valuesSets: [set(30, 5)] })).recommendations).toEqual([
    { rule: 'values_not_lived', valuesSet: 's', score: 30 },
  ]);
  for (const valuesSets of [[set(30, 40)], [set(70, 5)], [set(null, 0)]])
    expect(rules({ valuesSets })).toEqual(['maintain']);
});

const unit = (value: string, bars: CultureScores, respondents = 30, half = 2) => ({
  attribute: 'unit' as const,
  value,
  bars,
  respondents,
  intervals: perType((type) => within(bars[type], half)),
});
const NORTH = unit('north', four(45, 15, 20, 20));
const SOUTH = unit('south', four(25, 28, 23, 24));

test('two groups that differ by 10 or more make a local plan: the widest difference only', () => {
  const expected = { rule: 'local_plan', culture: 'clan', groups: [NORTH, SOUTH], difference: 20 };
  const { recommendations } = supportedAdvice(basis({ servedGroups: [SOUTH, NORTH] }));
  expect(recommendations).toMatchObject([expected]);
  const sure = (clan: number) => unit('sure', four(clan, 22, 21, 21), 30, 0.1);
  expect(rules({ servedGroups: [sure(45), sure(35)] })).toEqual(['local_plan']);
  expect(rules({ servedGroups: [sure(45), sure(35.1)] })).toEqual(['maintain']);
  expect(rules({ servedGroups: [NORTH, unit('south', SOUTH.bars, 30, 30)] })).toEqual(['maintain']);
});

test('differences are those between groups of one attribute with twenty answers each', () => {
  const found = localDifferences([SOUTH, NORTH]);
  expect(found.map(({ culture: type, difference }) => [type, difference])).toEqual([
    ['clan', 20],
    ['adhocracy', 13],
    ['hierarchy', 4],
    ['market', 3],
  ]);
  expect(found[1]?.groups.map(({ value }) => value)).toEqual(['south', 'north']);
  expect(found[0]?.chance).toBeLessThan(1e-6);
  expect(found[3]?.chance).toBe(1);
  expect(localDifferences([NORTH, unit('south', SOUTH.bars, 19)])).toEqual([]);
  expect(localDifferences([NORTH, unit('south', SOUTH.bars, 20)])).toHaveLength(4);
  expect(localDifferences([NORTH, { ...SOUTH, attribute: 'gender' }])).toEqual([]);
  const [blind] = localDifferences([NORTH, { ...SOUTH, intervals: null }]);
  expect(blind).toMatchObject({ difference: 20, chance: 1 });
  const { respondents: _, ...unknown } = SOUTH;
  expect(localDifferences([NORTH, unknown])).toEqual([]);
  const same = localDifferences([SOUTH, { ...SOUTH, value: 'west' }]);
  expect(same.map(({ groups }) => groups.map(({ value }) => value))).toEqual(
    Array.from({ length: 4 }, () => ['south', 'west']),
  );
});

test('at most three are given, in the order of the rules', () => {
  const all = basis({
    perceived: culture(
      {
        radius: 60,
        congruence: { ...CALM.congruence, value: 30 },
        leadership: { point: { x: 80, y: 0 }, role: 'broker' },
        management: { point: { x: 0, y: 0 }, style: null },
      },
      { radius: within(60, 1), congruence: within(30, 1), stylesApart: within(80, 1) },
    ),
    gaps: gapsOf(four(12, -20, 0, 0), 1),
    valuesSets: [{ id: 's', perceived: 10, interval: within(10, 1) }],
    servedGroups: [NORTH, SOUTH],
  });
  const given = (changes: Partial<AdviceBasis>) =>
    supportedAdvice({ ...all, ...changes }).recommendations.map(({ rule }) => rule);
  expect(given({})).toEqual(['shared_understanding', 'reduce', 'develop']);
  const gaps = basis().gaps;
  expect(given({ gaps })).toEqual(['shared_understanding', 'align_dimension', 'style_mismatch']);
  expect(given({ gaps, perceived: culture({}) })).toEqual(['values_not_lived', 'local_plan']);
});

test('two groups are compared on every bar, with Holm over the four', () => {
  const side = (bars: CultureScores, respondents: number, half: number): GroupCulture => ({
    ...culture({ bars, respondents }, { bars: perType((type) => within(bars[type], half)) }),
  });
  const found = barDifferences(side(EVEN, 30, 1.5), side(four(40, 32, 18, 10), 30, 2));
  expect(found.clan).toEqual({ difference: 15, interval: [12.5, 17.5], supported: true });
  expect(found.hierarchy).toMatchObject({ difference: -15, supported: true });
  // 2 beyond the limit with an error of 1.28: by chance in one of nine.
  expect(found.adhocracy).toMatchObject({ difference: 7, supported: false });
  const few = barDifferences(side(EVEN, 19, 1.5), side(four(40, 32, 18, 10), 30, 2));
  expect(few.clan).toEqual({ difference: 15, interval: [12.5, 17.5], supported: false });
  const enough = barDifferences(side(EVEN, 20, 1.5), side(four(40, 32, 18, 10), 20, 2));
  expect(enough.clan.supported).toBe(true);
  const blind = barDifferences({ ...side(EVEN, 30, 1), intervals: null }, side(EVEN, 30, 1));
  expect(blind.clan).toEqual({ difference: 0, interval: null, supported: false });
});
