import {
  CULTURE_TYPES,
  type CultureType,
  FACETS,
  type Motivation,
  MOTIVATIONS,
} from '@cadran/contract/codes';
import { PERSONALITY_ITEMS } from '@cadran/instruments/personality/index';
import { SCREENING_CULTURE } from '@cadran/instruments/screening-culture';
import { seededRandom } from '@cadran/instruments/seeded-random';
import { expect, test } from 'vitest';
import { cultureFit } from '../../culture/culture-fit.ts';
import { cultureOfClicks } from '../../culture/culture-measure.ts';
import { motivationsFit } from '../../motivations/motivations-fit.ts';
import { answerSheet } from '../../personality/answer-sheet.ts';
import { type FacetAnswers, facetAnswers } from '../../personality/facet-answers.ts';
import { personalityFit, personalityTarget } from '../../personality/matching/interval-fit.ts';
import { personalityOfFacets } from '../../personality/personality-scores.ts';
import { simulateCandidate } from '../../simulation/simulate-candidate.ts';
import { VECTOR_TARGETS } from '../../simulation/vector-targets.ts';
import { valuesFit } from '../../values/values-fit.ts';
import { perValue, valuesOfItems } from '../../values/values-score.ts';
import { noisyCulture } from './noisy-culture.ts';
import { noisyMotivations } from './noisy-motivations.ts';
import { noisyPersonality } from './noisy-personality.ts';
import { noisyValues } from './noisy-values.ts';

const silent = () => 0;
/** Gives the listed numbers again and again. */
const listed = (numbers: readonly number[]) => {
  let next = 0;
  return () => {
    next += 1;
    return numbers[(next - 1) % numbers.length] ?? 0;
  };
};
const scoreOf = (result: object | null): number => {
  if (result === null || !('score' in result)) throw new Error('no score');
  return Number(result.score);
};

const clicksOf = (counts: readonly number[]) => {
  const types = CULTURE_TYPES.flatMap((type, i) => Array<CultureType>(counts[i] ?? 0).fill(type));
  const measure = cultureOfClicks(
    Object.fromEntries(SCREENING_CULTURE.map(({ id }, i) => [id, types[i]])),
    SCREENING_CULTURE,
  );
  if (!measure) throw new Error('not all clicked');
  return measure;
};

test('culture: clicks are drawn from (count + 1)/(18 + 4)', () => {
  const measure = clicksOf([9, 5, 1, 3]);
  /** Shares 10/22, 6/22, 2/22, 4/22: just below and on the borders between them. */
  const uniform = listed(
    [0, 9.99, 10, 15.99, 16, 17.99, 18, 21.99, 10, 10, 0, 0, 0, 0, 0, 18, 16, 10].map(
      (x) => x / 22,
    ),
  );
  const draw = noisyCulture(measure, VECTOR_TARGETS.culture, uniform);
  const drawn = clicksOf([7, 5, 3, 3]);
  const expected = scoreOf(cultureFit(drawn.scores, 18, VECTOR_TARGETS.culture));
  expect(draw()).toBeCloseTo(expected, 10);
  /** Every replicate starts from no clicks. */
  expect(draw()).toBeCloseTo(expected, 10);
});

test('culture: shares that sum to a hair less than 1 leave the last type for the rest', () => {
  const draw = noisyCulture(clicksOf([9, 5, 1, 3]), VECTOR_TARGETS.culture, () => 1 - 1e-16);
  const last = clicksOf([0, 0, 0, 18]);
  expect(draw()).toBeCloseTo(scoreOf(cultureFit(last.scores, 18, VECTOR_TARGETS.culture)), 10);
});

const ITEMS = perValue((_, place) => [(place * 3) % 7, ((place * 3) % 7) + (place % 3)]);

test('values: each is drawn with the deviation of a mean of its answered items', () => {
  const z = [1, -1, 0.5, 2, 0, -0.5, 1, -2, 0.25, 0.75];
  const measure = valuesOfItems(ITEMS);
  const e = measure.itemDeviation;
  expect(e).toBeGreaterThan(0.5);
  const target = VECTOR_TARGETS.values;
  const draw = noisyValues(measure, target, listed(z));
  const shifted = perValue((value, place) => [
    (measure.ratings[value] ?? 0) + (e / Math.SQRT2) * (z[place] ?? 0),
  ]);
  const expected = scoreOf(valuesFit(valuesOfItems(shifted), target));
  expect(draw()).toBeCloseTo(expected, 10);
  expect(draw()).toBeCloseTo(expected, 10);
  expect(noisyValues(measure, target, silent)()).toBeCloseTo(
    scoreOf(valuesFit(measure, target)),
    10,
  );
});

test('values: one item is noisier than two, and missing values draw nothing', () => {
  const gaps = perValue((value) => {
    if (value === 'power') return [];
    return value === 'security' ? [4] : ITEMS[value];
  });
  const measure = valuesOfItems(gaps);
  const e = measure.itemDeviation;
  const z = [1, -1, 0.5, 2, -0.5, 1, -2, 0.25, 0.75];
  let place = -1;
  const shifted = perValue((value) => {
    if (gaps[value].length === 0) return [];
    place += 1;
    return [(measure.ratings[value] ?? 0) + (e / Math.sqrt(gaps[value].length)) * (z[place] ?? 0)];
  });
  const draw = noisyValues(measure, VECTOR_TARGETS.values, listed(z));
  expect(draw()).toBeCloseTo(scoreOf(valuesFit(valuesOfItems(shifted), VECTOR_TARGETS.values)), 10);
});

const personalityOf = (decline: readonly string[] = []) => {
  const answers = { ...simulateCandidate(seededRandom(4)).personality };
  for (const id of decline) delete answers[id];
  const sheet = answerSheet(answers, PERSONALITY_ITEMS);
  if (!sheet) throw new Error('nothing answered');
  return facetAnswers(sheet, PERSONALITY_ITEMS);
};
const INTERVALS = { ...VECTOR_TARGETS.personality, trust: { min: 40, max: 50 } };
const target = personalityTarget(INTERVALS);

const drawPersonality = (facets: FacetAnswers, normal: () => number) => {
  if (!target) throw new Error('nothing required');
  return noisyPersonality(personalityOfFacets(facets), facets, target, normal);
};
const fitOfFacets = (facets: FacetAnswers) =>
  scoreOf(target && personalityFit(personalityOfFacets(facets), target));

test.each([
  ['all answered', []],
  ['one item of a facet declined', ['trust_2', 'imagination_1', 'imagination_3']],
])('personality: facet sums + N(0, 2s), domains are sums of their facets: %s', (_, decline) => {
  const facets = personalityOf(decline);
  const z = FACETS.map((_facet, place) => ((place * 7) % 5) / 2 - 1);
  const sums = facets.sums.map(
    (sum, place) =>
      sum + facets.deviation * Math.sqrt(facets.answered[place] ?? 0) * (z[place] ?? 0),
  );
  const draw = drawPersonality(facets, listed(z));
  const expected = fitOfFacets({ ...facets, sums });
  expect(expected).not.toBeCloseTo(fitOfFacets(facets), 1);
  expect(draw()).toBeCloseTo(expected, 10);
  expect(draw()).toBeCloseTo(expected, 10);
  expect(drawPersonality(facets, silent)()).toBeCloseTo(fitOfFacets(facets), 10);
});

test('motivations: ranks + N(0, 1.2), sorted again', () => {
  const desired = VECTOR_TARGETS.motivations;
  const ranking = MOTIVATIONS.toReversed();
  const z = [2, -1, 0.5, 1, -2, 0, 1.5, -0.5, 3, -3];
  const felt = desired.map((motivation, i) => ({
    motivation,
    place: ranking.indexOf(motivation) + 1.2 * (z[i] ?? 0),
  }));
  const sorted: Motivation[] = felt
    .toSorted((a, b) => a.place - b.place)
    .map(({ motivation }) => motivation);
  expect(sorted).not.toEqual(ranking);
  const draw = noisyMotivations(desired, ranking, listed(z));
  const expected = motivationsFit(desired, sorted).score;
  expect(draw()).toBeCloseTo(expected, 10);
  expect(draw()).toBeCloseTo(expected, 10);
  expect(noisyMotivations(desired, ranking, silent)()).toBe(motivationsFit(desired, ranking).score);
});
