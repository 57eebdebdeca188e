import { VALUES } from '@cadran/contract/codes';
import { VALUE_ITEMS } from '@cadran/instruments/value-items';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { circleRelation } from './value-circle.ts';
import { valuesFit, valuesTargetScorable } from './values-fit.ts';
import { type PerValue, perValue, valuesMeasure, valuesOfAnswers } from './values-score.ts';

const inCircleOrder = (ratings: readonly number[]): PerValue<number> =>
  perValue((_, place) => ratings[place] ?? 0);
const CANDIDATE = [5, 3, 4, 4, 0, 4, 3, 2, 7, 6];
const TARGET = inCircleOrder([6, 5, 3, 4, 1, 3, 2, 1, 6, 5]);
const fitOf = (ratings: readonly number[], target = TARGET) => {
  const result = valuesFit(valuesMeasure(inCircleOrder(ratings)), target);
  if (result === null) throw new Error('unscorable');
  return result;
};

test('V7 (circle order): r = .83033, 84.58, and the four poles', () => {
  const measure = valuesMeasure(inCircleOrder(CANDIDATE));
  expect(measure.mean).toBeCloseTo(3.8, 12);
  expect(measure.poles.openness).toBeCloseTo(0.2, 10);
  expect(measure.poles.self_enhancement).toBeCloseTo(-1.8, 10);
  expect(measure.poles.conservation).toBeCloseTo(-0.8, 10);
  expect(measure.poles.self_transcendence).toBeCloseTo(2.7, 10);
  expect(measure.engineVersion).toBe(1);
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

test('a fit carries what it was made of', () => {
  const { components, engineVersion } = fitOf(CANDIDATE);
  expect(engineVersion).toBe(1);
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
  expect(valuesFit(valuesMeasure(inCircleOrder(CANDIDATE)), spread(1))).toBeNull();
});

test('a value is the mean of its two items; one missing answer leaves no measure', () => {
  const answers = Object.fromEntries(
    VALUE_ITEMS.map(({ id, value }) => [
      id,
      (CANDIDATE[VALUES.indexOf(value)] ?? 0) + (id.endsWith('_1') ? 0.5 : -0.5),
    ]),
  );
  const measure = valuesOfAnswers(answers, VALUE_ITEMS);
  expect(measure?.ratings).toEqual(inCircleOrder(CANDIDATE));
  const { power_1: _, ...rest } = answers;
  expect(valuesOfAnswers(rest, VALUE_ITEMS)).toBeNull();
  expect(valuesOfAnswers(null, VALUE_ITEMS)).toBeNull();
  expect(
    valuesOfAnswers(
      answers,
      VALUE_ITEMS.filter(({ value }) => value !== 'power'),
    ),
  ).toBeNull();
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
    fc.property(ratings, target, (given, wished) => {
      const { score } = fitOf(given, wished);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }),
  );
});

test('an identical profile scores 100 and its mirror image 0', () => {
  fc.assert(
    fc.property(target, (wished) => {
      const same = VALUES.map((value) => wished[value]);
      expect(fitOf(same, wished).score).toBeCloseTo(100, 9);
      expect(
        fitOf(
          same.map((x) => -x),
          wished,
        ).score,
      ).toBeCloseTo(0, 9);
    }),
  );
});

test('a constant added to all value ratings changes nothing', () => {
  fc.assert(
    fc.property(ratings, target, fc.integer({ min: -5, max: 5 }), (given, wished, shift) => {
      const shifted = fitOf(
        given.map((x) => x + shift),
        wished,
      );
      expect(shifted.score).toBeCloseTo(fitOf(given, wished).score, 8);
    }),
  );
});

test('swapping two values into the target’s order never lowers r', () => {
  fc.assert(
    fc.property(ratings, target, fc.nat(9), fc.nat(9), (given, wished, i, j) => {
      const wish = VALUES.map((value) => wished[value]);
      const a = given[i] ?? 0;
      const b = given[j] ?? 0;
      fc.pre((wish[i] ?? 0) > (wish[j] ?? 0) && a < b);
      const swapped = given.with(i, b).with(j, a);
      expect(fitOf(swapped, wished).components.similarity).toBeGreaterThanOrEqual(
        fitOf(given, wished).components.similarity - 1e-12,
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
