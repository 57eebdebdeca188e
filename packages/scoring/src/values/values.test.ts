import { DECLINED, type Value, VALUES } from '@cadran/contract/codes';
import { VALUE_ITEMS } from '@cadran/instruments/values/value-items';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { circleRelation } from './value-circle.ts';
import { valuesFit, valuesTargetScorable } from './values-fit.ts';
import {
  centredValues,
  type PerValue,
  perValue,
  valuesOfAnswers,
  valuesOfItems,
} from './values-score.ts';

const inCircleOrder = (ratings: readonly number[]): PerValue<number> =>
  perValue((_, place) => ratings[place] ?? 0);
const CANDIDATE = [5, 3, 4, 4, 0, 4, 3, 2, 7, 6];
const TARGET = inCircleOrder([6, 5, 3, 4, 1, 3, 2, 1, 6, 5]);
/** Both items of each value answered alike; none of the missing ones. */
const measureOf = (ratings: readonly number[], missing: readonly Value[] = []) =>
  valuesOfItems(
    perValue((value, place) =>
      missing.includes(value) ? [] : [ratings[place] ?? 0, ratings[place] ?? 0],
    ),
  );
const fitOf = (ratings: readonly number[], target = TARGET, missing: readonly Value[] = []) => {
  const result = valuesFit(measureOf(ratings, missing), target);
  if (result === null || 'tooMuch' in result) throw new Error('without score');
  return result;
};

test('V7 (circle order): r = .83033, 84.58, and the four poles', () => {
  const measure = measureOf(CANDIDATE);
  expect(measure.mean).toBeCloseTo(3.8, 12);
  expect(measure.poles.openness).toBeCloseTo(0.2, 10);
  expect(measure.poles.self_enhancement).toBeCloseTo(-1.8, 10);
  expect(measure.poles.conservation).toBeCloseTo(-0.8, 10);
  expect(measure.poles.self_transcendence).toBeCloseTo(2.7, 10);
  expect(measure.engineVersion).toBe(2);
  const { score, components } = fitOf(CANDIDATE);
  expect(components.similarity).toBeCloseTo(0.83033, 5);
  expect(score).toBeCloseTo(84.58, 2);
});

test('V7: subtracting 1 from every rating changes nothing', () => {
  const lower = fitOf(CANDIDATE.map((rating) => rating - 1));
  expect(lower.score).toBeCloseTo(fitOf(CANDIDATE).score, 10);
});

test('a constant candidate has r = 0 and 34.48', () => {
  const { score, components } = fitOf(Array<number>(10).fill(4));
  expect(components.similarity).toBeCloseTo(0, 12);
  expect(score).toBeCloseTo(34.48, 2);
});

test('a fit has its components', () => {
  const { components, engineVersion } = fitOf(CANDIDATE);
  expect(engineVersion).toBe(2);
  expect(components.profile.power).toBeCloseTo(-3.8, 10);
  expect(components.target.power).toBeCloseTo(-2.6, 10);
  expect(components.difference.power).toBeCloseTo(-1.2, 10);
  expect(components.profileNorm).toBeCloseTo(Math.sqrt(35.6), 10);
  expect(components.targetNorm).toBeCloseTo(Math.sqrt(32.4), 10);
  expect(components.floor).toBe(2.4);
  expect(components.anchor).toBe(0.45);
});

test('a nearly flat profile is drawn towards 0 by the floor of 2.4', () => {
  const flat = [4, 4, 4, 4, 3, 4, 4, 4, 5, 4];
  const { components } = fitOf(flat);
  expect(components.profileNorm).toBeLessThan(2.4);
  expect(components.similarity).toBeCloseTo((2.4 + 2.6) / (components.targetNorm * 2.4), 10);
});

test('a target whose centred norm is below 2.4 is unscorable', () => {
  /** Two values `d` above and below the rest: the norm is d times the root of 2. */
  const spread = (d: number) => inCircleOrder([3 + d, 3 - d, 3, 3, 3, 3, 3, 3, 3, 3]);
  expect(valuesTargetScorable(spread(1.69))).toBe(false);
  expect(valuesTargetScorable(spread(1.7))).toBe(true);
  expect(valuesFit(measureOf(CANDIDATE), spread(1))).toBeNull();
});

test('a target is centred on its own mean', () => {
  expect(centredValues(TARGET).power).toBeCloseTo(-2.6, 10);
  expect(centredValues(TARGET).self_direction).toBeCloseTo(2.4, 10);
});

const ANSWERS = Object.fromEntries(
  VALUE_ITEMS.map(({ id, value }) => [
    id,
    (CANDIDATE[VALUES.indexOf(value)] ?? 0) + (id.endsWith('_1') ? 0.5 : -0.5),
  ]),
);

test('a value is the mean of its two items, or the one that was answered', () => {
  const measure = valuesOfAnswers(ANSWERS, VALUE_ITEMS);
  expect(measure?.ratings).toEqual(inCircleOrder(CANDIDATE));
  expect(measure?.answered.power).toBe(2);
  expect(measure?.missing).toEqual([]);
  for (const gap of [DECLINED, null, undefined]) {
    const one = valuesOfAnswers({ ...ANSWERS, power_1: gap }, VALUE_ITEMS);
    expect(one?.ratings.power).toBe(-0.5);
    expect(one?.answered.power).toBe(1);
    expect(one?.missing).toEqual([]);
  }
});

test('a value without an answer is missing, and centres nobody', () => {
  const given = { ...ANSWERS, power_1: DECLINED, power_2: DECLINED } as const;
  const measure = valuesOfAnswers(given, VALUE_ITEMS);
  expect(measure?.missing).toEqual(['power']);
  expect(measure?.ratings.power).toBeNull();
  expect(measure?.centred.power).toBeNull();
  expect(measure?.mean).toBeCloseTo(38 / 9, 12);
  expect(measure?.centred.benevolence).toBeCloseTo(7 - 38 / 9, 12);
  expect(measure?.poles.self_enhancement).toBeNull();
  expect(measure?.poles.openness).toBeCloseTo(4 - 38 / 9, 12);
});

test('a section that was never touched has no measure; one that was declined has', () => {
  expect(valuesOfAnswers(null, VALUE_ITEMS)).toBeNull();
  expect(valuesOfAnswers({}, VALUE_ITEMS)).toBeNull();
  expect(valuesOfAnswers({ power_1: null }, VALUE_ITEMS)).toBeNull();
  const declined = valuesOfAnswers({ power_1: DECLINED }, VALUE_ITEMS);
  expect(declined?.missing).toHaveLength(10);
  expect(declined?.mean).toBe(0);
  expect(declined?.itemDeviation).toBe(0.5);
});

test('the deviation of an item is the root mean of (item 1 - item 2)²/2, and at least .5', () => {
  const apart = (differences: readonly number[]) =>
    valuesOfItems(perValue((_, place) => [3, 3 + (differences[place] ?? 0)])).itemDeviation;
  expect(apart([2, -2, 2, 2, 2, 2, 2, 2, 2, 2])).toBeCloseTo(Math.sqrt(2), 12);
  expect(apart([4])).toBeCloseTo(Math.sqrt(0.8), 12);
  expect(apart([1, 1])).toBe(0.5);
  expect(apart([])).toBe(0.5);
  /** Values with one answer say nothing about it. */
  const pairs = perValue((_, place) => (place < 2 ? [1, 4] : [3]));
  expect(valuesOfItems(pairs).itemDeviation).toBeCloseTo(Math.sqrt(4.5), 12);
});

test('missing values are left out on both sides and named', () => {
  const { score, components } = fitOf(CANDIDATE, TARGET, ['power', 'security']);
  expect(components.missing).toEqual(['power', 'security']);
  expect(components.profile.power).toBeNull();
  expect(components.difference.power).toBeNull();
  expect(components.floor).toBeCloseTo(2.4 * Math.sqrt(0.8), 12);
  const kept = [0, 1, 2, 3, 6, 7, 8, 9];
  const around = (ratings: readonly number[]) => {
    const known = kept.map((place) => ratings[place] ?? 0);
    const mean = known.reduce((a, b) => a + b) / 8;
    return known.map((x) => x - mean);
  };
  const [v, t] = [around(CANDIDATE), around(VALUES.map((value) => TARGET[value]))];
  const dot = (a: number[], b: number[]) => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
  const r = dot(v, t) / Math.sqrt(dot(v, v) * dot(t, t));
  expect(components.similarity).toBeCloseTo(r, 12);
  expect(components.targetNorm).toBeCloseTo(Math.sqrt(dot(t, t)), 12);
  expect(score).toBeGreaterThan(50);
});

test('more than two values missing, or a target that says nothing about the rest: no score', () => {
  expect(valuesFit(measureOf(CANDIDATE, ['power', 'security', 'hedonism']), TARGET)).toEqual({
    missing: ['hedonism', 'power', 'security'],
    tooMuch: true,
  });
  const two = inCircleOrder([7, -1, 3, 3, 3, 3, 3, 3, 3, 3]);
  expect(valuesFit(measureOf(CANDIDATE, ['self_direction', 'stimulation']), two)).toEqual({
    missing: ['self_direction', 'stimulation'],
    tooMuch: true,
  });
  expect(valuesFit(measureOf(CANDIDATE, ['self_direction']), two)).toHaveProperty('score');
});

const ratings = fc.array(
  fc.integer({ min: -2, max: 14 }).map((x) => x / 2),
  {
    minLength: 10,
    maxLength: 10,
  },
);
const target = fc
  .array(fc.integer({ min: -1, max: 7 }), { minLength: 10, maxLength: 10 })
  .map(inCircleOrder)
  .filter(valuesTargetScorable);

test('every score lies in 0–100', () => {
  fc.assert(
    fc.property(ratings, target, (given, desiredTarget) => {
      const { score } = fitOf(given, desiredTarget);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }),
  );
});

test('an identical profile scores 100 and its mirror image 0', () => {
  fc.assert(
    fc.property(target, (desiredTarget) => {
      const same = VALUES.map((value) => desiredTarget[value]);
      expect(fitOf(same, desiredTarget).score).toBeCloseTo(100, 9);
      expect(
        fitOf(
          same.map((x) => -x),
          desiredTarget,
        ).score,
      ).toBeCloseTo(0, 9);
    }),
  );
});

test('a constant added to all value ratings changes nothing', () => {
  fc.assert(
    fc.property(ratings, target, fc.integer({ min: -5, max: 5 }), (given, desiredTarget, shift) => {
      const shifted = fitOf(
        given.map((x) => x + shift),
        desiredTarget,
      );
      expect(shifted.score).toBeCloseTo(fitOf(given, desiredTarget).score, 8);
    }),
  );
});

test('swapping two values into the target’s order never lowers r', () => {
  fc.assert(
    fc.property(ratings, target, fc.nat(9), fc.nat(9), (given, desiredTarget, i, j) => {
      const desiredVector = VALUES.map((value) => desiredTarget[value]);
      const a = given[i] ?? 0;
      const b = given[j] ?? 0;
      fc.pre((desiredVector[i] ?? 0) > (desiredVector[j] ?? 0) && a < b);
      const swapped = given.with(i, b).with(j, a);
      expect(fitOf(swapped, desiredTarget).components.similarity).toBeGreaterThanOrEqual(
        fitOf(given, desiredTarget).components.similarity - 1e-12,
      );
    }),
  );
});

test('neighbours are one step apart on the circle, values in conflict four or five', () => {
  expect(circleRelation('power', 'power')).toBe('same');
  expect(circleRelation('power', 'security')).toBe('neighbours');
  expect(circleRelation('universalism', 'self_direction')).toBe('neighbours');
  expect(circleRelation('self_direction', 'hedonism')).toBe('neither');
  expect(circleRelation('benevolence', 'stimulation')).toBe('neither');
  expect(circleRelation('benevolence', 'power')).toBe('conflict');
  expect(circleRelation('self_direction', 'security')).toBe('conflict');
});
