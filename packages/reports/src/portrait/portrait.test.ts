import { type Value, VALUES } from '@cadran/contract/codes';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import {
  circleRelation,
  PERSONALITY_NORMS,
  type PerValue,
  type TraitBand,
  valuesMeasure,
} from '@cadran/scoring';
import { describe, expect, test } from 'vitest';
import { writerOf } from '../drafting/writer.ts';
import { randomApplicant } from '../testing/random-applicant.ts';
import { readNumber, wordsOfReport } from '../testing/report-texts.ts';
import { buildPersonalReport } from '../personal/personal-report.ts';
import { buildRecruiterReport } from '../recruiter/recruiter-report.ts';
import { targetPoint } from './culture-pictures.ts';
import { dominantTypes, leastType } from './culture-reading.ts';
import { bandOfComposite } from './personality-reading.ts';
import {
  conflictPairs,
  lowValues,
  neighbourPairs,
  strongestPole,
  topValues,
} from './values-reading.ts';

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

test('a T score beyond the scale is written as it is drawn, on its edge', () => {
  const { scores, ...data } = randomApplicant(1);
  const personality = scores?.measures.personality;
  if (!scores || !personality) throw new Error('unscored');
  const { morality, agreeableness } = personality.traits;
  const beyond = { t: 4.1, shownT: 20, band: 'low' } as const;
  const traits = {
    ...personality.traits,
    morality: { ...morality, ...beyond },
    agreeableness: { ...agreeableness, ...beyond },
  };
  const measures = { ...scores.measures, personality: { ...personality, traits } };
  for (const build of [buildRecruiterReport, buildPersonalReport]) {
    const report = build({ ...data, scores: { ...scores, measures } }, 'en');
    const words = wordsOfReport(report).join('\n');
    expect(words).toContain('20.0');
    expect(words).not.toMatch(/(?<![\d.])4\.1(?!\d)/u);
  }
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
