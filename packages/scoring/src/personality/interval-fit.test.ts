import { DOMAINS, type Domain, FACETS, type Trait } from '@cadran/contract/codes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalShareBelow } from '../arithmetic/normal-distribution.ts';
import { chanceOf, creditAt, distanceTo, isRequired, shareMatching } from './interval-chance.ts';
import {
  lenientTarget,
  personalityFit,
  personalityTarget,
  type TraitIntervals,
} from './interval-fit.ts';
import { measureOfT } from './measure-of-t.ts';
import { reportComposites } from './report-composites.ts';

const span = (min: number, max: number) => ({ min, max });
const V9 = {
  openness: span(45, 65),
  extraversion: span(45, 65),
  agreeableness: span(45, 65),
  conscientiousness: span(55, 75),
  neuroticism: span(25, 45),
} as const;
const V9_T: Readonly<Record<Domain, number>> = {
  openness: 52,
  extraversion: 43,
  agreeableness: 66,
  conscientiousness: 51,
  neuroticism: 41,
};
const fitOf = (intervals: TraitIntervals, t: Readonly<Partial<Record<Trait, number>>>) => {
  const target = personalityTarget(intervals);
  if (target === null) throw new Error('nothing required');
  return personalityFit(measureOfT(t), target);
};

test('V9: F = .86, μ0 = .6817, σ0 = .1662, A = .75, 72.0', () => {
  const { score, components, engineVersion } = fitOf(V9, V9_T);
  const credit = (trait: Trait) => components.traits.find((t) => t.trait === trait)?.credit;
  expect(credit('openness')).toBe(1);
  expect(credit('extraversion')).toBeCloseTo(0.8, 12);
  expect(credit('agreeableness')).toBeCloseTo(0.9, 12);
  expect(credit('conscientiousness')).toBeCloseTo(0.6, 12);
  expect(credit('neuroticism')).toBe(1);
  expect(components.credit).toBeCloseTo(0.86, 12);
  expect(components.chance).toBeCloseTo(0.6817, 4);
  expect(components.chanceDeviation).toBeCloseTo(0.1662, 4);
  expect(components.anchor).toBe(0.75);
  expect(score).toBeCloseTo(72, 1);
  expect(engineVersion).toBe(1);
});

test('V10: F = .78, μ0 = .3153, A = .5431, 75.92', () => {
  const high = span(60, 80);
  const { score, components } = fitOf(
    {
      openness: high,
      conscientiousness: high,
      extraversion: high,
      agreeableness: high,
      neuroticism: span(20, 40),
    },
    { openness: 62, conscientiousness: 58, extraversion: 55, agreeableness: 60, neuroticism: 44 },
  );
  expect(components.credit).toBeCloseTo(0.78, 10);
  expect(components.chance).toBeCloseTo(0.3153, 4);
  expect(components.anchor).toBeCloseTo(0.5431, 4);
  expect(score).toBeCloseTo(75.92, 2);
});

test('V11: managerial ability of V9’s T is 51.77', () => {
  expect(reportComposites(measureOfT(V9_T)).managerialAbility).toBeCloseTo(51.77, 2);
});

test('the other composites are means of their facets', () => {
  const place = (trait: Trait) => FACETS.findIndex((facet) => facet === trait);
  const t = (trait: Trait) => 35 + place(trait);
  const composites = reportComposites(
    measureOfT(Object.fromEntries(FACETS.map((facet) => [facet, t(facet)]))),
  );
  const mean = (...numbers: number[]) => numbers.reduce((a, b) => a + b) / numbers.length;
  expect(composites.work).toBeCloseTo(
    mean(
      t('self_efficacy'),
      t('orderliness'),
      t('dutifulness'),
      t('achievement_striving'),
      t('self_discipline'),
      t('activity_level'),
    ),
    10,
  );
  expect(composites.others).toBeCloseTo(
    mean(
      t('friendliness'),
      t('gregariousness'),
      t('trust'),
      t('altruism'),
      t('cooperation'),
      t('sympathy'),
    ),
    10,
  );
  expect(composites.management).toBeCloseTo(
    mean(t('dutifulness'), t('morality'), t('cooperation'), 100 - t('anger')),
    10,
  );
  expect(composites.emotions).toBeCloseTo(
    100 -
      mean(
        t('anxiety'),
        t('anger'),
        t('depression'),
        t('self_consciousness'),
        t('immoderation'),
        t('vulnerability'),
      ),
    10,
  );
});

test('an interval of 20–80 is not required', () => {
  expect(isRequired(span(20, 80))).toBe(false);
  expect(isRequired(span(25, 80))).toBe(true);
  expect(isRequired(span(20, 75))).toBe(true);
  expect(personalityTarget({ openness: span(20, 80) })).toBeNull();
  expect(personalityTarget({})).toBeNull();
  expect(fitOf({ ...V9, anxiety: span(20, 80) }, V9_T).score).toBe(fitOf(V9, V9_T).score);
});

test('credit fades to nothing over ten T outside of the interval', () => {
  expect([39, 45, 50, 55, 62].map((t) => distanceTo(span(45, 55), t))).toEqual([6, 0, 0, 0, 7]);
  expect([0, 4, 9.9, 10, 11].map(creditAt)).toEqual([1, 0.6, expect.closeTo(0.01, 10), 0, 0]);
});

test('a facet weighs half of a domain', () => {
  const { components } = fitOf(
    { openness: span(45, 65), anxiety: span(20, 40) },
    { openness: 55, anxiety: 60 },
  );
  expect(components.weight).toBe(1.5);
  expect(components.credit).toBeCloseTo(2 / 3, 12);
  expect(components.traits.map(({ trait, weight }) => [trait, weight])).toEqual([
    ['openness', 1],
    ['anxiety', 0.5],
  ]);
});

test('below the anchor the score is 50 F / A, above it rises to 100', () => {
  const one = { openness: span(45, 65) };
  const low = fitOf(one, { openness: 38 });
  expect(low.components.credit).toBeCloseTo(0.3, 10);
  expect(low.score).toBeCloseTo((50 * 0.3) / 0.75, 10);
  expect(fitOf(one, { openness: 42.5 }).score).toBeCloseTo(50, 10);
  expect(fitOf(one, { openness: 44 }).score).toBeCloseTo(50 + (50 * 0.15) / 0.25, 10);
  expect(fitOf(one, { openness: 35 }).score).toBe(0);
});

test('the spread of chance weighs facets by half as well', () => {
  const target = personalityTarget({ openness: span(45, 65), anxiety: span(20, 40) });
  const variance = chanceOf(span(45, 65)).variance + 0.25 * chanceOf(span(20, 40)).variance;
  expect(target?.chanceDeviation).toBeCloseTo(Math.sqrt(variance) / 1.5, 12);
  expect(target?.chance).toBeCloseTo(
    (chanceOf(span(45, 65)).mean + 0.5 * chanceOf(span(20, 40)).mean) / 1.5,
    12,
  );
});

test('chance is the mean and variance of the credit on T = 0, .1, …, 100', () => {
  /** The same by an independent way: shares of a fine grid from the distribution function. */
  const moment = (power: number): number => {
    let total = 0;
    for (let t = 20; t < 80; t += 0.01) {
      const share = normalShareBelow((t + 0.01 - 50) / 10) - normalShareBelow((t - 50) / 10);
      total += share * Math.max(0, 1 - Math.max(0, Math.abs(t + 0.005 - 50) - 5) / 10) ** power;
    }
    return total;
  };
  const { mean, variance } = chanceOf(span(45, 55));
  expect(mean).toBeCloseTo(0.663, 3);
  expect(mean).toBeCloseTo(moment(1), 4);
  expect(variance).toBeCloseTo(moment(2) - moment(1) ** 2, 4);
  expect(chanceOf(span(20, 80)).mean).toBeCloseTo(0.99925, 5);
  expect(chanceOf(span(45, 65)).mean).toBeCloseTo(chanceOf(span(35, 55)).mean, 12);
});

test('the anchor keeps within .50 and .75', () => {
  expect(personalityTarget({ openness: span(75, 80) })?.anchor).toBe(0.5);
  expect(personalityTarget({ openness: span(25, 75) })?.anchor).toBe(0.75);
  const middle = personalityTarget({
    openness: span(60, 80),
    extraversion: span(60, 80),
    neuroticism: span(20, 40),
    agreeableness: span(60, 80),
  });
  expect(middle?.anchor).toBeCloseTo(
    (middle?.chance ?? 0) + 1.2816 * (middle?.chanceDeviation ?? 0),
    12,
  );
});

test('the form warns of a target that an average person would match', () => {
  expect(lenientTarget({ openness: span(35, 65) })).toBe(true);
  const half = span(50, 80);
  const below = { openness: half, agreeableness: half, trust: half, extraversion: span(40, 55) };
  expect(personalityTarget(below)?.chance).toBeCloseTo(0.7048, 4);
  expect(lenientTarget(below)).toBe(true);
  expect(lenientTarget({ ...below, conscientiousness: half, anger: half })).toBe(false);
  expect(lenientTarget({})).toBe(false);
});

test('the share of people within an interval is that of a normal population', () => {
  expect(shareMatching(span(45, 55))).toBeCloseTo(0.3829, 4);
  expect(shareMatching(span(60, 70))).toBeCloseTo(0.1359, 4);
  expect(shareMatching(span(20, 80))).toBe(1);
  expect(shareMatching(span(60, 80))).toBeCloseTo(0.1587, 4);
  expect(shareMatching(span(20, 40))).toBeCloseTo(0.1587, 4);
  expect(shareMatching(span(25, 75))).toBeCloseTo(0.9876, 4);
});

test('an interval that ends at 20 or 80 is open: the T that is shown is the T that is scored', () => {
  const { score, components } = fitOf({ morality: span(20, 40) }, { morality: 4 });
  expect(components.traits[0]?.t).toBe(20);
  expect(score).toBe(100);
  expect(fitOf({ openness: span(60, 80) }, { openness: 88 }).score).toBe(100);
});

const step5 = fc.integer({ min: 4, max: 16 }).map((x) => 5 * x);
const interval = fc
  .tuple(step5, step5)
  .filter(([a, b]) => a !== b)
  .map(([a, b]) => span(Math.min(a, b), Math.max(a, b)));
const intervals = fc
  .record(
    Object.fromEntries([...DOMAINS, 'trust' as const, 'anger' as const].map((t) => [t, interval])),
    { requiredKeys: [] },
  )
  .filter((wished) => personalityTarget(wished) !== null);
const tScores = fc.record(
  Object.fromEntries(
    [...DOMAINS, 'trust' as const, 'anger' as const].map((t) => [
      t,
      fc.integer({ min: 0, max: 100 }),
    ]),
  ),
);

test('every score lies in 0–100', () => {
  fc.assert(
    fc.property(intervals, tScores, (wished, t) => {
      const { score } = fitOf(wished, t);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }),
  );
});

test('moving T towards its interval never lowers the score', () => {
  fc.assert(
    fc.property(
      intervals,
      tScores,
      fc.constantFrom(...DOMAINS),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (wished, t, trait, share) => {
        const wish = wished[trait];
        fc.pre(wish !== undefined);
        const from = t[trait] ?? 50;
        const nearest = Math.min(Math.max(from, wish?.min ?? 0), wish?.max ?? 100);
        const moved = { ...t, [trait]: from + share * (nearest - from) };
        expect(fitOf(wished, moved).score).toBeGreaterThanOrEqual(fitOf(wished, t).score - 1e-9);
      },
    ),
  );
});

test('a person within every interval scores 100', () => {
  fc.assert(
    fc.property(intervals, (wished) => {
      const middle = Object.fromEntries(
        Object.entries(wished).map(([trait, wish]) => [
          trait,
          ((wish?.min ?? 0) + (wish?.max ?? 0)) / 2,
        ]),
      );
      expect(fitOf(wished, middle).score).toBeCloseTo(100, 9);
    }),
  );
});
