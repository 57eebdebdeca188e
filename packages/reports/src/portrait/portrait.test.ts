import {
  CULTURE_TYPES,
  POLES,
  type Trait,
  TRAITS,
  type Value,
  VALUES,
} from '@cadran/contract/codes';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import { TRAIT_DESCRIPTIONS } from '@cadran/instruments';
import {
  centredValues,
  circleRelation,
  type CultureScores,
  type PerValue,
  type TraitPosition,
  type ValuesMeasure,
} from '@cadran/scoring';
import { describe, expect, test } from 'vitest';
import { randomCandidate } from '../testing/random-candidate.ts';
import { wordsOfReport } from '../testing/report-texts.ts';
import { buildPersonalReport } from '../personal/personal-report.ts';
import { buildRecruiterReport } from '../recruiter/recruiter-report.ts';
import { targetPoint } from './culture-pictures.ts';
import { dominantTypes, leastType } from './culture-reading.ts';
import { combinationsOf, markedDomains, sideOfPosition } from './personality-reading.ts';
import {
  conflictPairs,
  lowValues,
  neighbourPairs,
  strongestPole,
  topValues,
} from './values-reading.ts';

test.each([
  [3.5, 0.5, 'middle'],
  [3.51, 0.4, 'high'],
  [3.24, 0.15, 'middle'],
  [3.25, 0.14, 'high'],
  [2.6, 0.4, 'middle'],
  [2.5, 0.4, 'low'],
  [3, 0, 'middle'],
  [1, 0.3, 'low'],
  [5, 0.3, 'high'],
] as const)('a position of %f ± %f, as it is written, is %s', (position, margin, side) => {
  expect(sideOfPosition(position, margin)).toBe(side);
});

const withTraits = (seed: number, at: (trait: Trait) => TraitPosition | null) => {
  const { scores, ...data } = randomCandidate(seed);
  const personality = scores?.measures.personality;
  if (!scores || !personality) throw new Error('unscored');
  const traits = Object.fromEntries(TRAITS.map((trait) => [trait, at(trait)])) as Record<
    Trait,
    TraitPosition | null
  >;
  const missing = TRAITS.filter((trait) => traits[trait] === null);
  const measures = { ...scores.measures, personality: { ...personality, traits, missing } };
  return { ...data, scores: { ...scores, measures } };
};

test('when every trait lies around the middle, no trait stands out', () => {
  const data = withTraits(1, () => ({ position: 3.2, margin: 0.3, answered: 4 }));
  const measure = data.scores.measures.personality;
  expect(markedDomains(measure)).toEqual([]);
  expect(combinationsOf(measure, REPORT_WORDS.en.combinations)).toEqual([]);
  const { personality, personal } = REPORT_WORDS.en;
  expect(wordsOfReport(buildRecruiterReport(data, 'en'))).toContain(personality.noneStandsOut);
  expect(wordsOfReport(buildPersonalReport(data, 'en'))).toContain(
    personal.personality.noneStandsOut,
  );
});

test('positions are written on the scale people answered, with their margin', () => {
  const data = withTraits(1, () => ({ position: 4.26, margin: 0.31, answered: 4 }));
  for (const build of [buildRecruiterReport, buildPersonalReport]) {
    const words = wordsOfReport(build(data, 'en')).join('\n');
    expect(words).toContain('4.3 ± 0.3');
  }
});

test('a trait with too few answers has no position, is named, and no sentence is made of it', () => {
  const data = withTraits(1, (trait) =>
    trait === 'agreeableness' ? null : { position: 4, margin: 0.2, answered: 4 },
  );
  const words = wordsOfReport(buildRecruiterReport(data, 'en'));
  const { personality } = REPORT_WORDS.en;
  expect(words).toContain(personality.missing(TRAIT_DESCRIPTIONS.agreeableness.name.en));
  expect(words).not.toContain(TRAIT_DESCRIPTIONS.agreeableness.high.en);
  expect(words).toContain(TRAIT_DESCRIPTIONS.openness.high.en);
});

test('managing people is described without a number', () => {
  const data = withTraits(1, () => ({ position: 4, margin: 0.2, answered: 4 }));
  const { managerialAbility } = REPORT_WORDS.en.personality.composites;
  const words = wordsOfReport(buildRecruiterReport(data, 'en'));
  expect(words).toContain(managerialAbility.name);
  expect(words.filter((text) => text.startsWith(`${managerialAbility.name}:`))).toEqual([]);
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
  const rated = (given: Partial<Record<Value, number>>): ValuesMeasure => {
    const ratings = Object.fromEntries(
      VALUES.map((value) => [value, given[value] ?? 3]),
    ) as PerValue<number>;
    const centred = centredValues(ratings);
    const pole = (values: readonly Value[]): number =>
      values.reduce((sum, value) => sum + centred[value], 0) / values.length;
    return {
      engineVersion: 2,
      ratings,
      answered: Object.fromEntries(VALUES.map((value) => [value, 2])) as PerValue<number>,
      missing: [],
      mean: 3,
      centred,
      poles: {
        openness: pole(POLES.openness),
        self_enhancement: pole(POLES.self_enhancement),
        conservation: pole(POLES.conservation),
        self_transcendence: pole(POLES.self_transcendence),
      },
      itemDeviation: 0.5,
    };
  };
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

  test('a value that was not answered is neither among the first nor among the last', () => {
    const measure = rated({ power: 7, tradition: -1 });
    const centred = { ...measure.centred, power: null, tradition: null };
    expect(topValues({ ...measure, centred })).not.toContain('power');
    expect(lowValues({ ...measure, centred })).not.toContain('tradition');
    expect(strongestPole({ ...measure, poles: { ...measure.poles, openness: null } })).toBeNull();
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

/** A desired profile from which the person's most chosen culture differs by so much. */
const withCultureGap = (gap: number) => {
  const { scores, ...data } = randomCandidate(6);
  const outcome = scores?.sections.culture;
  const own = scores?.measures.culture?.scores;
  if (!own || outcome?.status !== 'scored') throw new Error('unscored');
  const [most] = CULTURE_TYPES.toSorted((a, b) => own[b] - own[a]);
  const target = Object.fromEntries(
    CULTURE_TYPES.map((type) => [type, own[type] + (type === most ? -gap : gap / 3)]),
  ) as CultureScores;
  const culture = { ...outcome, components: { ...outcome.components, target } };
  return { ...data, scores: { ...scores, sections: { ...scores.sections, culture } } };
};

test.each([
  ['close', 4],
  ['unsure', 4.6],
  ['more', 9],
  ['less', -9],
] as const)(
  'a culture is more or less present than desired only beyond what answering again could change: %s',
  (word, gap) => {
    const { gapMore, gapLess, gapUnsure, gapClose } = REPORT_WORDS.en.culture;
    const texts = wordsOfReport(buildRecruiterReport(withCultureGap(gap), 'en'));
    const says = (sentence: (types: string) => string): boolean =>
      texts.some((text) => text.startsWith(sentence('').replace(/\.$/u, '')));
    expect({
      close: texts.includes(gapClose),
      unsure: texts.includes(gapUnsure),
      more: says(gapMore),
      less: says(gapLess),
    }).toEqual({ close: false, unsure: false, more: false, less: false, [word]: true });
  },
);
