import { type Value, VALUES } from '@cadran/contract/codes';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import {
  circleRelation,
  PERSONALITY_NORMS,
  type PerValue,
  type TraitBand,
  valuesMeasure,
} from '@cadran/scoring';
import { DOMAIN_COLORS as THEME_COLORS } from '@cadran/theme';
import { describe, expect, test } from 'vitest';
import { DOMAIN_COLORS } from '../drafting/domain-colors.ts';
import { writerOf } from '../drafting/writer.ts';
import { randomApplicant } from '../testing/random-applicant.ts';
import { readNumber } from '../testing/report-texts.ts';
import { COMPOSITE_TRAITS, COMPOSITES } from './composite-traits.ts';
import { targetPoint } from './culture-pictures.ts';
import { dominantTypes, leastType, preferenceStrength } from './culture-reading.ts';
import { bandOfComposite } from './personality-reading.ts';
import {
  conflictPairs,
  lowValues,
  neighbourPairs,
  strongestPole,
  topValues,
} from './values-reading.ts';

test('the colours of the domains are the theme’s', () => {
  expect(DOMAIN_COLORS).toEqual(THEME_COLORS);
});

test('the composites are made of what the report says they are made of', () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const { personality, composites } = randomApplicant(seed).scores?.measures ?? {};
    if (!personality || !composites) continue;
    for (const composite of COMPOSITES) {
      const parts = COMPOSITE_TRAITS[composite];
      const weights = parts.reduce((total, { weight }) => total + weight, 0);
      const sum = parts.reduce((total, { trait, weight, reversed }) => {
        const { t } = personality.traits[trait];
        return total + weight * (reversed ? 100 - t : t);
      }, 0);
      expect(sum / weights).toBeCloseTo(composites[composite], 8);
    }
  }
});

test.each([
  [44.94, 'low'],
  [44.95, 'average'],
  [45, 'average'],
  [55, 'average'],
  [55.04, 'average'],
  [55.06, 'high'],
] as const)('a composite of %f, as it is written, is %s', (value, band) => {
  expect(bandOfComposite(value)).toBe(band);
});

test('no T score that an answer can give is written as a number of another band', () => {
  const write = writerOf('fr');
  const bandOf = (t: number): TraitBand => {
    if (t < 45) return 'low';
    return t > 55 ? 'high' : 'average';
  };
  for (const { norms, items } of [
    { norms: PERSONALITY_NORMS.domains, items: 24 },
    { norms: PERSONALITY_NORMS.facets, items: 4 },
  ]) {
    for (const { mean, sd } of Object.values(norms)) {
      for (let raw = items; raw <= 5 * items; raw += 1) {
        const t = 50 + (10 * (raw - mean)) / sd;
        expect(bandOf(readNumber(write.decimal(t), 'fr'))).toBe(bandOf(t));
      }
    }
  }
});

describe('the favourite culture', () => {
  const scores = (clan: number, adhocracy: number, market: number, hierarchy: number) => ({
    clan,
    adhocracy,
    market,
    hierarchy,
  });
  test('is one, or several that are equal, or none', () => {
    expect(dominantTypes(scores(40, 20, 20, 20))).toEqual(['clan']);
    expect(dominantTypes(scores(30, 30, 20, 20))).toEqual(['clan', 'adhocracy']);
    expect(dominantTypes(scores(25, 25, 25, 25))).toHaveLength(4);
    expect(leastType(scores(40, 20, 22, 18))).toBe('hierarchy');
    expect(leastType(scores(40, 20, 20, 20))).toBeNull();
  });
  test.each([
    [29.9, 'weak'],
    [30, 'moderate'],
    [35, 'moderate'],
    [35.1, 'strong'],
  ] as const)('at %f is %s', (highest, strength) => {
    const rest = (100 - highest) / 3;
    expect(preferenceStrength(scores(highest, rest, rest, rest))).toBe(strength);
  });
  test('a target beyond the edge is drawn on it, in its own direction', () => {
    expect(targetPoint(scores(100, 0, 0, 0))).toEqual({ x: -100, y: 100 });
    expect(targetPoint(scores(0, 50, 50, 0))).toEqual({ x: 100, y: 0 });
    expect(targetPoint(scores(40, 30, 15, 15))).toEqual({ x: -15, y: 60 });
  });
});

describe('values', () => {
  const rated = (ratings: Partial<Record<Value, number>>) =>
    valuesMeasure(
      Object.fromEntries(VALUES.map((value) => [value, ratings[value] ?? 3])) as PerValue<number>,
    );
  const { neighbours, conflicts } = REPORT_WORDS.en.values;

  test('three come first, with those tied with the third; none when all are equal', () => {
    expect(topValues(rated({ power: 7, security: 6, achievement: 5 }))).toEqual([
      'power',
      'security',
      'achievement',
    ]);
    expect(topValues(rated({ power: 7, security: 6, achievement: 5, hedonism: 5 }))).toHaveLength(
      4,
    );
    expect(topValues(rated({}))).toEqual([]);
    expect(lowValues(rated({}))).toEqual([]);
    expect(lowValues(rated({ power: -1, tradition: 0, hedonism: 1 }))).toEqual([
      'power',
      'tradition',
    ]);
  });

  test('every neighbouring and every conflicting pair has its sentence, the others none', () => {
    for (const a of VALUES) {
      for (const b of VALUES) {
        const relation = circleRelation(a, b);
        const isPair = a !== b;
        expect(neighbourPairs([a, b], neighbours)).toHaveLength(
          isPair && relation === 'neighbours' ? 1 : 0,
        );
        expect(conflictPairs([a, b], conflicts)).toHaveLength(
          isPair && relation === 'conflict' ? 1 : 0,
        );
      }
    }
  });

  test('a tension names first the value its sentence speaks of first', () => {
    const [pair] = conflictPairs(['security', 'self_direction'], conflicts);
    expect(pair).toEqual({
      first: 'self_direction',
      second: 'security',
      text: conflicts.openness_conservation,
    });
  });

  test('the strongest pole stands above the others as they are written', () => {
    expect(strongestPole(rated({ benevolence: 7, universalism: 6 }))).toBe('self_transcendence');
    expect(strongestPole(rated({}))).toBeNull();
  });
});
