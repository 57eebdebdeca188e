import { DOMAINS, type Domain, type Trait } from '@cadran/contract/codes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalShareBelow } from '../../arithmetic/normal-distribution.ts';
import { chanceOf, creditAt, distanceTo, isRequired } from './interval-chance.ts';
import {
  intervalScore,
  personalityFit,
  personalityTarget,
  type TraitIntervals,
} from './interval-fit.ts';
import { measureOfT } from './measure-of-t.ts';
import { PERSONALITY_NORMS } from '../personality-norms.ts';
import { personalityTargetNotes } from './target-notes.ts';

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
const fitOf = (intervals: TraitIntervals, t: Readonly<Partial<Record<Trait, number | null>>>) => {
  const target = personalityTarget(intervals);
  if (target === null) throw new Error('nothing required');
  const result = personalityFit(measureOfT(t), target);
  if ('tooMuch' in result) throw new Error('too much left out');
  return result;
};

test('V9: F = .86, μ0 = .6817, A = .84085, 56.02', () => {
  const { score, components, engineVersion } = fitOf(V9, V9_T);
  const credit = (trait: Trait) => components.traits.find((t) => t.trait === trait)?.credit;
  expect(credit('openness')).toBe(1);
  expect(credit('extraversion')).toBeCloseTo(0.8, 12);
  expect(credit('agreeableness')).toBeCloseTo(0.9, 12);
  expect(credit('conscientiousness')).toBeCloseTo(0.6, 12);
  expect(credit('neuroticism')).toBe(1);
  expect(components.credit).toBeCloseTo(0.86, 12);
  expect(components.chance).toBe(0.6817);
  expect(components.anchor).toBeCloseTo(0.84085, 12);
  expect(score).toBeCloseTo(56.02, 2);
  expect(components.missing).toEqual([]);
  expect(components.byFacets).toEqual([]);
  expect(engineVersion).toBe(2);
});

test('V10: F = .78, μ0 = .3153, A = .65765, 67.87', () => {
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
  expect(components.chance).toBe(0.3153);
  expect(components.anchor).toBeCloseTo(0.65765, 12);
  expect(score).toBeCloseTo(67.87, 2);
});

test('50 is halfway between what an average person earns and a full match', () => {
  expect(intervalScore(0.6, 0.6)).toBeCloseTo(50, 12);
  expect(intervalScore(0, 0.6)).toBe(0);
  expect(intervalScore(0.3, 0.6)).toBeCloseTo(25, 12);
  expect(intervalScore(0.8, 0.6)).toBeCloseTo(75, 12);
  expect(intervalScore(1, 0.6)).toBe(100);
  for (const intervals of [V9, { openness: span(75, 80) }, { openness: span(25, 75) }]) {
    const target = personalityTarget(intervals);
    expect(target?.anchor).toBeCloseTo((1 + (target?.chance ?? 0)) / 2, 12);
  }
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

test('a match is explained by the working T and names its norms as provisional', () => {
  const { components } = fitOf(V9, V9_T);
  expect(components.norms).toEqual({
    version: PERSONALITY_NORMS.version,
    source: PERSONALITY_NORMS.source,
    provisional: true,
  });
  expect(components.traits.find(({ trait }) => trait === 'agreeableness')).toMatchObject({
    interval: span(45, 65),
    t: expect.closeTo(66, 9),
    distance: expect.closeTo(1, 9),
  });
});

test('a domain and its own facets both required: the facets only are counted', () => {
  const both = fitOf(
    { ...V9, anxiety: span(20, 40), anger: span(20, 80), trust: span(50, 70) },
    { ...V9_T, anxiety: 35, trust: 45 },
  ).components;
  expect(both.byFacets).toEqual(['agreeableness', 'neuroticism']);
  expect(both.traits.map(({ trait }) => trait)).toEqual([
    'openness',
    'conscientiousness',
    'extraversion',
    'trust',
    'anxiety',
  ]);
  expect(both.weight).toBe(4);
  const { openness, conscientiousness, extraversion } = V9;
  const apart = fitOf(
    { openness, conscientiousness, extraversion, anxiety: span(20, 40), trust: span(50, 70) },
    { ...V9_T, anxiety: 35, trust: 45 },
  );
  expect(both.credit).toBeCloseTo(apart.components.credit, 12);
  /** Facets alone, of any domain, replace nothing. */
  expect(apart.components.byFacets).toEqual([]);
});

test('a target that nearly everybody meets says nothing, and the form names its traits', () => {
  const wide = span(25, 75);
  expect(chanceOf(wide)).toBeGreaterThan(0.9);
  const all = { openness: wide, trust: wide };
  expect(personalityTarget(all)?.scorable).toBe(false);
  expect(personalityTargetNotes(all)).toEqual({
    lenient: true,
    unscorable: true,
    saysNothing: ['openness', 'trust'],
    byFacets: [],
  });
  const mixed = { openness: wide, trust: span(60, 80) };
  expect(personalityTarget(mixed)?.scorable).toBe(true);
  expect(personalityTargetNotes(mixed)).toMatchObject({
    unscorable: false,
    saysNothing: ['openness'],
  });
  expect(personalityTargetNotes({ ...V9, anger: span(20, 40) })).toEqual({
    lenient: false,
    unscorable: false,
    saysNothing: [],
    byFacets: ['neuroticism'],
  });
  expect(personalityTargetNotes({})).toEqual({
    lenient: false,
    unscorable: false,
    saysNothing: [],
    byFacets: [],
  });
});

test('a missing trait is left out of F and named, and chance is that of the others', () => {
  const five = {
    openness: span(60, 80),
    conscientiousness: span(45, 55),
    extraversion: span(45, 65),
    agreeableness: span(45, 65),
    neuroticism: span(25, 45),
  };
  const t = { openness: 62, conscientiousness: 51, extraversion: 43, agreeableness: 66 };
  const { score, components } = fitOf(five, { ...t, neuroticism: null });
  expect(components.missing).toEqual(['neuroticism']);
  expect(components.weight).toBe(4);
  const { neuroticism: _, ...four } = five;
  const without = fitOf(four, t);
  expect(score).toBeCloseTo(without.score, 12);
  expect(components.anchor).toBeCloseTo(without.components.anchor, 12);
});

test('more than a fifth of what is required left out leaves no score', () => {
  const target = personalityTarget(V9);
  const without = (...traits: Domain[]) =>
    target &&
    personalityFit(
      measureOfT({ ...V9_T, ...Object.fromEntries(traits.map((trait) => [trait, null])) }),
      target,
    );
  expect(without('openness')).toHaveProperty('score');
  expect(without('openness', 'neuroticism')).toEqual({
    missing: ['openness', 'neuroticism'],
    tooMuch: true,
  });
  const one = personalityTarget({ trust: span(60, 80) });
  expect(one && personalityFit(measureOfT({ trust: null }), one)).toEqual({
    missing: ['trust'],
    tooMuch: true,
  });
});

test('what is left after gaps must still say something', () => {
  const wide = span(25, 75);
  const target = personalityTarget({
    openness: wide,
    conscientiousness: wide,
    extraversion: wide,
    agreeableness: wide,
    neuroticism: span(70, 80),
  });
  expect(target?.scorable).toBe(true);
  expect(target && personalityFit(measureOfT({ neuroticism: null }), target)).toEqual({
    missing: ['neuroticism'],
    tooMuch: true,
  });
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

test('chance weighs facets by half as well', () => {
  const target = personalityTarget({ openness: span(45, 65), anxiety: span(20, 40) });
  expect(target?.chance).toBeCloseTo(
    (chanceOf(span(45, 65)) + 0.5 * chanceOf(span(20, 40))) / 1.5,
    4,
  );
});

test('chance is the mean of the credit on T = 0, .1, …, 100', () => {
  /** The same by an independent way: shares of a fine grid from the distribution function. */
  let expected = 0;
  for (let t = 20; t < 80; t += 0.01) {
    const share = normalShareBelow((t + 0.01 - 50) / 10) - normalShareBelow((t - 50) / 10);
    expected += share * Math.max(0, 1 - Math.max(0, Math.abs(t + 0.005 - 50) - 5) / 10);
  }
  expect(chanceOf(span(45, 55))).toBeCloseTo(0.663, 3);
  expect(chanceOf(span(45, 55))).toBeCloseTo(expected, 4);
  expect(chanceOf(span(20, 80))).toBeCloseTo(0.99925, 5);
  expect(chanceOf(span(45, 65))).toBeCloseTo(chanceOf(span(35, 55)), 12);
});

test('the form warns of a target that an average person would match', () => {
  expect(personalityTargetNotes({ openness: span(35, 65) }).lenient).toBe(true);
  const half = span(50, 80);
  const below = { openness: half, agreeableness: half, anxiety: half, extraversion: span(40, 55) };
  expect(personalityTarget(below)?.chance).toBeCloseTo(0.7048, 4);
  expect(personalityTargetNotes(below).lenient).toBe(true);
  expect(personalityTargetNotes({ ...below, conscientiousness: half, anger: half }).lenient).toBe(
    false,
  );
  expect(personalityTargetNotes({}).lenient).toBe(false);
});

test('an interval that ends at 20 or 80 is open: the working T is kept within', () => {
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
  .filter((desiredTarget) => personalityTarget(desiredTarget) !== null);
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
    fc.property(intervals, tScores, (desiredTarget, t) => {
      const { score } = fitOf(desiredTarget, t);
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
      (desiredTarget, t, trait, share) => {
        const range = desiredTarget[trait];
        fc.pre(range !== undefined);
        const from = t[trait] ?? 50;
        const nearest = Math.min(Math.max(from, range?.min ?? 0), range?.max ?? 100);
        const moved = { ...t, [trait]: from + share * (nearest - from) };
        expect(fitOf(desiredTarget, moved).score).toBeGreaterThanOrEqual(
          fitOf(desiredTarget, t).score - 1e-9,
        );
      },
    ),
  );
});

test('a person within every range scores 100', () => {
  fc.assert(
    fc.property(intervals, (desiredTarget) => {
      const middle = Object.fromEntries(
        Object.entries(desiredTarget).map(([trait, range]) => [
          trait,
          ((range?.min ?? 0) + (range?.max ?? 0)) / 2,
        ]),
      );
      expect(fitOf(desiredTarget, middle).score).toBeCloseTo(100, 6);
    }),
  );
});
