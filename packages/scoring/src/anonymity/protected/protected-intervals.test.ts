import { CULTURE_DIMENSIONS, CULTURE_TYPES } from '@cadran/contract/codes';
import { expect, test } from 'vitest';
import { cultureStrength } from '../../group/culture-shape.ts';
import { type GroupCulture, NO_DETAILS, placedCulture } from '../../group/group-culture.ts';
import { barsOfContrasts } from './contrasts.ts';
import { normalQuantile } from './normal-quantile.ts';
import {
  medianError,
  protectedIntervals,
  protectedTotalGap,
  usualBlur,
} from './protected-intervals.ts';

const Z95 = 1.959964;
/** Two-sided geometric noise of parameter 1/e. */
const NOISE = (2 * Math.exp(-1)) / (1 - Math.exp(-1)) ** 2;

/** As the page on anonymity has it: the error of a median of so many answers, of which one is drawn. */
const error = (spread: number, answers: number): number =>
  (spread * Math.sqrt(2 * Math.PI * (answers / 4 + NOISE))) / answers;

const BARS = { clan: 35, adhocracy: 25, market: 22, hierarchy: 18 };
const SMALL: GroupCulture = {
  respondents: 40,
  point: { x: -9, y: 30 },
  bars: BARS,
  strength: cultureStrength(BARS),
  ...NO_DETAILS,
  intervals: null,
};

const place = (x: number, y: number, z: number) => ({
  point: { x, y },
  bars: barsOfContrasts({ x, y, z }),
});
const DIMENSIONS = {
  dominant_characteristics: place(-25, 50, 12),
  leadership: place(60, 40, 0),
  management_of_employees: place(-50, 60, 25),
  organizational_glue: place(0, -20, 10),
  strategic_emphases: place(-10, 30, -25),
  criteria_of_success: place(20, 0, 0),
};
const LARGE: GroupCulture = {
  ...SMALL,
  respondents: 90,
  dominant: { clan: 60, adhocracy: 40, market: 0, hierarchy: 0 },
  spread: { x: { low: -35, high: 19 }, y: { low: 28, high: 33 } },
  radius: 40,
  agreement: 'mixed',
  ...placedCulture(DIMENSIONS),
};

/** What the seeded draws gave when their coverage was simulated. */
const DRAWN = {
  congruence: [69.561343, 78.513889],
  deviations: {
    dominant_characteristics: [2.14464, 13.413086],
    leadership: [14.495443, 26.060113],
    management_of_employees: [11.69477, 21.767144],
    organizational_glue: [10.026042, 21.085069],
    strategic_emphases: [3.993924, 14.296007],
    criteria_of_success: [1.979167, 12.534722],
  },
  totalGap: [0, 15.9375],
  shares: { roleShare: 0.917, styleShare: 0.79 },
};

const expectAround = (
  interval: readonly [number, number] | undefined,
  value: number,
  deviation: number,
  [from, to] = [-Infinity, Infinity],
): void => {
  expect(interval?.[0]).toBeCloseTo(Math.max(from, value - Z95 * deviation), 6);
  expect(interval?.[1]).toBeCloseTo(Math.min(to, value + Z95 * deviation), 6);
};

test('protected intervals: a median errs by who answered and by the draw', () => {
  expect(medianError(37, 40)).toBeCloseTo(error(37, 40), 12);
});

test('protected intervals of a small group: point and bars by the usual spread, nothing of the details', () => {
  const intervals = protectedIntervals(SMALL, 40);
  const axis = error(37, 40);
  expectAround(intervals.point.x, -9, axis);
  expectAround(intervals.point.y, 30, axis);
  const bar = (Math.sqrt(3) * axis) / 6;
  for (const type of CULTURE_TYPES) expectAround(intervals.bars[type], BARS[type], bar);
  expectAround(intervals.strength, SMALL.strength.value, 4 * bar, [0, 100]);
  expect(intervals).toMatchObject({
    dominant: null,
    congruence: null,
    dimensions: null,
    deviations: null,
    radius: null,
    stylesApart: null,
    roleShare: null,
    styleShare: null,
  });
});

test('protected intervals of a large group: each axis by its own quartiles, at least 10', () => {
  const { point, bars } = protectedIntervals(LARGE, 90);
  const [x, y, z] = [error(54 / 1.349, 90), error(10, 90), error(37, 90)];
  expectAround(point.x, -9, x);
  expectAround(point.y, 30, y);
  const bar = Math.sqrt(x ** 2 + y ** 2 + z ** 2) / 6;
  for (const type of CULTURE_TYPES) expectAround(bars[type], BARS[type], bar);
});

test('protected intervals of leading types: chance, noise and steps of 5 %, with a width where nobody counts', () => {
  const { dominant } = protectedIntervals(LARGE, 90);
  const deviation = (share: number): number =>
    100 * Math.sqrt((share * (1 - share)) / 90 + NOISE / 90 ** 2 + 0.0025 / 12);
  expectAround(dominant?.clan, 60, deviation(0.6));
  expectAround(dominant?.adhocracy, 40, deviation(0.4));
  expectAround(dominant?.market, 0, deviation(1 / 90), [0, 100]);
  const everybody = { clan: 100, adhocracy: 0, market: 0, hierarchy: 0 };
  const agreed = protectedIntervals({ ...LARGE, dominant: everybody }, 90);
  expectAround(agreed.dominant?.clan, 100, deviation(89 / 90), [0, 100]);
});

test('protected intervals of dimensions, radius and the distance of the two styles follow the error of their medians', () => {
  const { dimensions, radius, stylesApart } = protectedIntervals(LARGE, 90);
  const axis = error(47, 90);
  for (const name of CULTURE_DIMENSIONS) {
    const own = DIMENSIONS[name];
    expectAround(dimensions?.[name].point.x, own.point.x, axis, [-100, 100]);
    expectAround(dimensions?.[name].point.y, own.point.y, axis, [-100, 100]);
    for (const type of CULTURE_TYPES)
      expectAround(
        dimensions?.[name].bars[type],
        own.bars[type],
        (Math.sqrt(3) * axis) / 6,
        [0, 100],
      );
  }
  expectAround(radius ?? undefined, 40, (40 * Math.sqrt(90 / 4 + NOISE)) / (1.177 * 0.589 * 90));
  const apart = Math.hypot(60 - -50, 40 - 60);
  expectAround(stylesApart ?? undefined, apart, Math.SQRT2 * axis, [0, 283]);
});

test('protected intervals: without one of the details there is none of them', () => {
  for (const missing of ['dimensions', 'congruence', 'leadership', 'management', 'radius'])
    expect(protectedIntervals({ ...LARGE, [missing]: null }, 90)).toMatchObject({
      dimensions: null,
      radius: null,
      roleShare: null,
    });
});

test('protected intervals keep within their scales', () => {
  const edge = { ...LARGE, point: { x: 99, y: -99 }, radius: 141 };
  const { point, radius } = protectedIntervals(edge, 50);
  expect([point.x[1], point.y[0], radius?.[1]]).toEqual([100, -100, 142]);
  const far = placedCulture({
    ...DIMENSIONS,
    leadership: place(-100, 100, 0),
    management_of_employees: place(100, -100, 0),
  });
  const { dimensions, stylesApart } = protectedIntervals({ ...LARGE, ...far }, 50);
  expect(dimensions?.leadership.point.x[0]).toBe(-100);
  expect(dimensions?.leadership.point.y[1]).toBe(100);
  expect(stylesApart?.[1]).toBe(283);
});

test('protected intervals: a word near a border holds as often as it always did', () => {
  const near = placedCulture({
    ...DIMENSIONS,
    leadership: place(30, 10, 0),
    management_of_employees: place(10, 6, 0),
  });
  const { roleShare, styleShare } = protectedIntervals({ ...LARGE, ...near }, 90);
  expect({ roleShare, styleShare }).toEqual(DRAWN.shares);
});

test('protected intervals: a word holds as often as the draws around its point give it again', () => {
  const sharesOf = (x: number, y: number) => {
    const there = placedCulture({
      ...DIMENSIONS,
      leadership: place(x, y, 0),
      management_of_employees: place(x, y, 0),
    });
    const { roleShare, styleShare } = protectedIntervals({ ...LARGE, ...there }, 90);
    return { roleShare: roleShare ?? NaN, styleShare: styleShare ?? NaN };
  };
  const axis = error(47, 90);
  // Far from every border of a quadrant; on the border between two; on that of two roles as well.
  expect(sharesOf(60, 60).styleShare).toBe(1);
  expect(Math.abs(sharesOf(60, 0.001).styleShare - 0.5)).toBeLessThan(0.05);
  expect(Math.abs(sharesOf(60, 0.001).roleShare - 0.5)).toBeLessThan(0.05);
  expect(Math.abs(sharesOf(0.001, 60).styleShare - 0.5)).toBeLessThan(0.05);
  // One error above the border: 84.1 % of a normal distribution.
  expect(Math.abs(sharesOf(80, axis).styleShare - 0.841)).toBeLessThan(0.03);
  expect(Math.abs(sharesOf(axis, 80).styleShare - 0.841)).toBeLessThan(0.03);
});

const expectDrawn = (
  interval: readonly number[] | null | undefined,
  drawn: readonly number[],
): void => {
  expect(interval).toHaveLength(2);
  for (const [side, value] of drawn.entries()) expect(interval?.[side]).toBeCloseTo(value, 5);
};

test('protected intervals of congruence and deviations hold the published figures', () => {
  const { congruence, deviations } = protectedIntervals(LARGE, 90);
  const value = LARGE.congruence?.value ?? NaN;
  expect(congruence?.[0]).toBeLessThan(value);
  expect(congruence?.[1]).toBeGreaterThan(value);
  expectDrawn(congruence, DRAWN.congruence);
  for (const name of CULTURE_DIMENSIONS) expectDrawn(deviations?.[name], DRAWN.deviations[name]);
});

test('protected intervals of the total gap narrow with the number of answers, and begin at 0 where both sides are alike', () => {
  const desired = { ...SMALL, bars: { clan: 30, adhocracy: 35, market: 20, hierarchy: 15 } };
  // Half of 5 + 10 + 2 + 3.
  const [low, high] = protectedTotalGap(SMALL, desired, 4000);
  expect([low < 10, high > 10, high - low < 1.5]).toEqual([true, true, true]);
  expect(protectedTotalGap(SMALL, SMALL, 40)[0]).toBe(0);
  expectDrawn(protectedTotalGap(SMALL, desired, 40), DRAWN.totalGap);
});

test.each([
  [0.5, 0],
  [0.975, 1.959964],
  [0.1586553, -1],
  [0.9986501, 3],
])('below the normal quantile of %d lies that share: %d', (share, value) => {
  expect(normalQuantile(share)).toBeCloseTo(value, 5);
});

test('the usual blur is half of the middle 90 % of what may be drawn, beyond 2,000 that of 2,000', () => {
  expect(usualBlur(20)).toEqual({ point: 11, bars: (Math.sqrt(3) * 11) / 6 });
  expect([10, 21, 50, 60].map((answers) => usualBlur(answers).point)).toEqual([30, 11, 4, 3]);
  expect(usualBlur(5000)).toEqual(usualBlur(2000));
});
