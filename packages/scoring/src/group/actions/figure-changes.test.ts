import { ACTION_FIGURES, CULTURE_DIMENSIONS } from '@cadran/contract/codes';
import { expect, test } from 'vitest';
import { perType } from '../../culture/culture-score.ts';
import { recordOf } from '../../record-of.ts';
import { groupCulture } from '../group-culture.ts';
import type { Interval } from '../intervals/interval.ts';
import { type FigurePair, figureChanges, type MeasuredGroup } from './figure-changes.ts';

const within = (value: number, half: number): Interval => [value - half, value + half];
const table = {
  situations: 2,
  rows: [{ sums: { clan: 5, adhocracy: 5, market: 5, hierarchy: 5 }, count: 40 }],
};
const CULTURE = groupCulture({
  overall: table,
  dimensions: recordOf(CULTURE_DIMENSIONS, () => table),
});
const at = (x: number) => ({ x, y: 0 });

/** Every figure of the group is this value, with an interval of `half` to either side. */
const group = (value: number, half: number, respondents = 40): MeasuredGroup => ({
  respondents,
  totalGap: { gap: value, interval: within(value, half) },
  perceived: {
    ...CULTURE,
    respondents,
    bars: perType(() => value),
    strength: { ...CULTURE.strength, value },
    radius: value,
    congruence: { ...CULTURE.congruence, value },
    leadership: { ...CULTURE.leadership, point: at(value) },
    management: { ...CULTURE.management, point: at(0) },
    intervals: {
      point: { x: [0, 0], y: [0, 0] },
      bars: perType(() => within(value, half)),
      strength: within(value, half),
      dominant: null,
      radius: within(value, half),
      congruence: within(value, half),
      dimensions: null,
      deviations: null,
      stylesApart: within(value, half),
      roleShare: null,
      styleShare: null,
    },
  },
});
const pair = (from: number, to: number, half = 2): FigurePair => ({
  figure: 'clan',
  before: group(from, half),
  after: group(to, half),
});
const supported = (...pairs: FigurePair[]): (boolean | string)[] =>
  figureChanges(pairs).map((change) => (change.reason === null ? change.supported : change.reason));

/** The half-width of the interval of a change between two figures with intervals of 2 to either side. */
const HALF = Math.hypot(2, 2);

test('a figure has moved when the interval of its change excludes 5, below, on and above', () => {
  expect(supported(pair(20, 20 + 5 + HALF - 0.01))).toEqual([false]);
  // On the limit: 1.96 standard errors beyond 5, a chance of 5 % with rounding of the quantile.
  expect(supported(pair(20, 20 + 5 + HALF * 1.0001))).toEqual([true]);
  expect(supported(pair(20, 20 + 5 + HALF + 0.01))).toEqual([true]);
  expect(supported(pair(20, 20 - 5 - HALF - 0.01))).toEqual([true]);
  expect(supported(pair(20, 20 - 5 - HALF + 0.01))).toEqual([false]);
  // However sure: a change of 5 or less is none.
  expect(supported(pair(20, 25, 0.001))).toEqual([false]);
});

test('the more figures are looked at, the more each must have moved', () => {
  const near = pair(20, 20 + 5 + HALF + 0.1);
  const still = pair(20, 20);
  expect(supported(near)).toEqual([true]);
  expect(supported(near, still)).toEqual([false, false]);
  expect(supported(pair(20, 40), near)).toEqual([true, true]);
});

test('what cannot be judged says why and costs the others nothing', () => {
  const few = { ...pair(20, 60), after: group(60, 2, 19) };
  const hidden = { ...pair(20, 60), before: null };
  const bare = group(60, 2);
  const old = {
    ...pair(20, 60),
    after: { ...bare, perceived: { ...bare.perceived, intervals: null } },
  };
  const near = pair(20, 20 + 5 + HALF + 0.1);
  expect(supported(few, hidden, old, near)).toEqual(['too_few', 'not_shown', 'no_interval', true]);
  expect(supported({ ...pair(20, 60), after: group(60, 2, 20) })).toEqual([true]);
});

/** Each figure has a value and an interval of its own. */
const measured = (more: number): MeasuredGroup => {
  const one = group(0, 0);
  const bars = { clan: 10, adhocracy: 20, market: 30, hierarchy: 40 };
  const figures = { strength: 50, radius: 60, congruence: 70, stylesApart: 80 };
  return {
    ...one,
    totalGap: { gap: 90 + more, interval: within(90 + more, 9) },
    perceived: {
      ...one.perceived,
      bars: perType((type) => bars[type] + more),
      strength: { value: figures.strength + more, level: 'strong' },
      radius: figures.radius + more,
      congruence: { ...CULTURE.congruence, value: figures.congruence + more },
      leadership: { ...CULTURE.leadership, point: at(figures.stylesApart + more) },
      intervals: one.perceived.intervals && {
        ...one.perceived.intervals,
        bars: perType((type) => within(bars[type] + more, bars[type] / 10)),
        strength: within(figures.strength + more, 5),
        radius: within(figures.radius + more, 6),
        congruence: within(figures.congruence + more, 7),
        stylesApart: within(figures.stylesApart + more, 8),
      },
    },
  };
};

test.each([
  ['clan', 10],
  ['adhocracy', 20],
  ['market', 30],
  ['hierarchy', 40],
  ['strength', 50],
  ['dispersion', 60],
  ['congruence', 70],
  ['styles_apart', 80],
  ['gap', 90],
] as const)('%s is read with its own interval', (figure, value) => {
  const half = value / 10;
  const [change] = figureChanges([{ figure, before: measured(0), after: measured(100) }]);
  expect(change).toMatchObject({
    before: { value, interval: within(value, half) },
    after: { value: value + 100, interval: within(value + 100, half) },
    change: { value: 100, interval: within(100, Math.hypot(half, half)) },
    supported: true,
  });
});

test.each(ACTION_FIGURES)(
  '%s of an audit without intervals, or that hides it, cannot be judged',
  (figure) => {
    const after = measured(0);
    const bare = {
      ...after,
      totalGap: { ...after.totalGap, interval: null },
      perceived: { ...after.perceived, intervals: null },
    };
    expect(figureChanges([{ figure, before: measured(0), after: bare }])).toEqual([
      { reason: 'no_interval' },
    ]);
    const hidden = {
      ...bare,
      perceived: { ...bare.perceived, radius: null, congruence: null, leadership: null },
    };
    expect(figureChanges([{ figure, before: hidden, after }])).toEqual([{ reason: 'no_interval' }]);
  },
);
