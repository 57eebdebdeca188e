import { CULTURE_DIMENSIONS } from '@cadran/contract/codes';
import { expect, test } from 'vitest';
import { type CultureScores, perType } from '../../culture/culture-score.ts';
import { recordOf } from '../../record-of.ts';
import { cultureGaps } from '../culture-gap.ts';
import { congruence } from '../culture-shape.ts';
import { type DetailedCulture, groupCulture } from '../group-culture.ts';
import { type RecommendationBasis, recommendations, stylesApart } from './recommendations.ts';
import { type ServedGroup, widestDifference } from './served-groups.ts';

const bars = (
  clan: number,
  adhocracy: number,
  market: number,
  hierarchy: number,
): CultureScores => ({
  clan,
  adhocracy,
  market,
  hierarchy,
});
const EVEN = bars(25, 25, 25, 25);
const calm = { situations: 2, rows: [{ sums: bars(4, 4, 6, 6), count: 20 }] };
const CULTURE: DetailedCulture = groupCulture({
  overall: calm,
  dimensions: recordOf(CULTURE_DIMENSIONS, () => calm),
});
const at = (x: number, y: number) => ({ x, y });

const basis = (changes: Partial<RecommendationBasis> = {}): RecommendationBasis => ({
  perceived: CULTURE,
  gaps: cultureGaps(EVEN, EVEN),
  valuesSets: [],
  servedGroups: [],
  ...changes,
});
const fired = (changes: Partial<RecommendationBasis>) => recommendations(basis(changes));
const rules = (changes: Partial<RecommendationBasis>) => fired(changes).map(({ rule }) => rule);

test('when nothing fires: maintain', () => {
  expect(fired({})).toEqual([{ rule: 'maintain' }]);
});

test('radius above 30: restore a shared understanding first', () => {
  expect(rules({ perceived: { ...CULTURE, radius: 30 } })).toEqual(['maintain']);
  expect(fired({ perceived: { ...CULTURE, radius: 30.1 } })).toEqual([
    { rule: 'shared_understanding', radius: 30.1 },
  ]);
});

test('a priority gap calls to develop or to reduce, the widest first', () => {
  expect(fired({ gaps: cultureGaps(EVEN, bars(36, 34, 25, 5)) })).toEqual([
    { rule: 'reduce', culture: 'hierarchy', gap: -20 },
    { rule: 'develop', culture: 'clan', gap: 11 },
  ]);
  expect(fired({ gaps: cultureGaps(EVEN, bars(45, 12, 14, 29)) })).toEqual([
    { rule: 'develop', culture: 'clan', gap: 20 },
    { rule: 'reduce', culture: 'adhocracy', gap: -13 },
    { rule: 'reduce', culture: 'market', gap: -11 },
  ]);
  expect(rules({ gaps: cultureGaps(EVEN, bars(34, 16, 25, 25)) })).toEqual(['maintain']);
});

test('congruence below 60: align the dimension with the largest deviation', () => {
  /** How much more clan, and less adhocracy, each dimension shows than the middle. */
  const lean = [23, -23, 23, -23, -23, 30];
  const low: DetailedCulture = {
    ...CULTURE,
    congruence: congruence(
      recordOf(CULTURE_DIMENSIONS, (_, place) =>
        bars(25 + (lean[place] ?? 0), 25 - (lean[place] ?? 0), 25, 25),
      ),
    ),
  };
  expect(fired({ perceived: low })).toEqual([
    {
      rule: 'align_dimension',
      dimension: low.congruence.farthest,
      congruence: low.congruence.value,
    },
  ]);
  expect(low.congruence.farthest).toBe('criteria_of_success');
  const exactly = { ...CULTURE, congruence: { ...CULTURE.congruence, value: 60 } };
  expect(rules({ perceived: exactly })).toEqual(['maintain']);
});

test('leadership and management more than 40 apart: style mismatch', () => {
  const apart = (x: number, y: number): DetailedCulture => ({
    ...CULTURE,
    leadership: { point: at(10, 5), role: 'broker' },
    management: { point: at(10 + x, 5 - y), style: 'clan' },
  });
  expect(rules({ perceived: apart(24, 32) })).toEqual(['maintain']);
  expect(fired({ perceived: apart(30, 40) })).toEqual([{ rule: 'style_mismatch', distance: 50 }]);
  expect(rules({ perceived: apart(24, 32.1) })).toEqual(['style_mismatch']);
});

test('styles of which one is not shown have no distance', () => {
  expect(stylesApart(CULTURE)).toBe(0);
  expect(stylesApart({ ...CULTURE, leadership: null })).toBeNull();
  expect(stylesApart({ ...CULTURE, management: null })).toBeNull();
});

test('a values set that scores 50 or less is not lived, the lowest first', () => {
  expect(
    fired({
      valuesSets: [
        { id: 'a', perceived: 50 },
        { id: 'b', perceived: 20 },
        { id: 'c', perceived: 50.1 },
        { id: 'd', perceived: null },
      ],
    }),
  ).toEqual([
    { rule: 'values_not_lived', valuesSet: 'b', score: 20 },
    { rule: 'values_not_lived', valuesSet: 'a', score: 50 },
  ]);
});

const unit = (value: string, own: CultureScores): ServedGroup => ({
  attribute: 'unit',
  value,
  bars: own,
});

test('two served groups that differ by 10 or more on a bar: local plan', () => {
  const north = unit('north', bars(35, 25, 20, 20));
  const south = unit('south', bars(25, 25, 25, 25));
  expect(fired({ servedGroups: [south, north] })).toEqual([
    { rule: 'local_plan', culture: 'clan', groups: [north, south], difference: 10 },
  ]);
  expect(rules({ servedGroups: [unit('north', bars(34.9, 25.1, 20, 20)), south] })).toEqual([
    'maintain',
  ]);
});

test('groups of two attributes are not compared', () => {
  const women = { attribute: 'gender', value: 'female', bars: bars(60, 10, 15, 15) } as const;
  expect(widestDifference([women, unit('south', EVEN)])).toBeNull();
  expect(widestDifference([])).toBeNull();
  expect(widestDifference([women, women])).toBeNull();
});

test('only the first three are given, in the order of the rules', () => {
  const all = basis({
    perceived: {
      ...CULTURE,
      radius: 50,
      congruence: { ...CULTURE.congruence, value: 40 },
      leadership: { point: at(-50, 0), role: 'monitor' },
      management: { point: at(50, 0), style: 'market' },
    },
    gaps: perType((type) => ({
      gap: type === 'clan' ? 12 : 0,
      interval: null,
      level: type === 'clan' ? 'priority' : 'keep',
    })),
    valuesSets: [{ id: 'a', perceived: 10 }],
    servedGroups: [unit('north', bars(45, 25, 15, 15)), unit('south', EVEN)],
  });
  expect(recommendations(all).map(({ rule }) => rule)).toEqual([
    'shared_understanding',
    'develop',
    'align_dimension',
  ]);
  const without = {
    ...all,
    perceived: { ...all.perceived, radius: 0 },
    gaps: cultureGaps(EVEN, EVEN),
  };
  expect(recommendations(without).map(({ rule }) => rule)).toEqual([
    'align_dimension',
    'style_mismatch',
    'values_not_lived',
  ]);
  const last = {
    ...without,
    perceived: { ...CULTURE },
  };
  expect(recommendations(last).map(({ rule }) => rule)).toEqual(['values_not_lived', 'local_plan']);
});
