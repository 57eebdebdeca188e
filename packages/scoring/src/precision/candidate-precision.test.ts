import { DECLINED, SCORED_SECTIONS } from '@cadran/contract/codes';
import { seededRandom } from '@cadran/instruments/seeded-random';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CandidateAnswers } from '../candidate-answers.ts';
import { answerSheet, keyedAnswer } from '../personality/answer-sheet.ts';
import { facetAnswers } from '../personality/facet-answers.ts';
import { personalityTarget } from '../personality/matching/interval-fit.ts';
import { candidateScorer, pointScorer } from '../score-candidate.ts';
import type { ScoredTarget } from '../scored-target.ts';
import { SCREENING_KEY } from '../screening-key.ts';
import { simulateCandidate } from '../simulation/simulate-candidate.ts';
import { VECTOR_TARGETS } from '../simulation/vector-targets.ts';
import { noisyCulture } from './noise/noisy-culture.ts';
import { noisyMotivations } from './noise/noisy-motivations.ts';
import { noisyPersonality } from './noise/noisy-personality.ts';
import { noisyValues } from './noise/noisy-values.ts';
import { normalSource, replicate, seededSource } from './noise/replicates.ts';
import { scorePrecision } from './score-precision.ts';

const FACTS: ScoredTarget = {
  skills: [{ name: 'SQL', level: 4, years: 5 }],
  languages: [{ language: 'en', level: 'b2' }],
  studies: { degree: 'master' },
};
const ALL: ScoredTarget = { ...VECTOR_TARGETS, ...FACTS };
const score = candidateScorer(ALL);
const person = (seed: number, affinity = 0.6) =>
  simulateCandidate(seededRandom(seed), { profile: ALL, affinity });

const SIMILAR = ['culture', 'values', 'personality', 'motivations'] as const;

test('every scored section and half, and the overall, has its interval', () => {
  const scores = score(person(1), 'a');
  const { precision } = scores;
  for (const section of SIMILAR) {
    const interval = precision?.sections[section];
    expect(interval?.low).toBeLessThan(interval?.high ?? 0);
  }
  expect(precision?.sections.skills).toMatchObject({
    low: scores.sections.skills.score,
    high: scores.sections.skills.score,
  });
  expect(precision?.sections.job).toBeNull();
  expect(precision?.halves.answers?.low).toBeLessThan(scores.halves.answers ?? 0);
  expect(precision?.halves.facts).toMatchObject({
    low: expect.closeTo(scores.halves.facts ?? 0, 9),
    high: expect.closeTo(scores.halves.facts ?? 0, 9),
  });
  /** Facts have no noise, so the overall is surer than the answers are. */
  const width = ({ low, high } = { low: 0, high: 0 }) => high - low;
  expect(width(precision?.overall ?? undefined)).toBeLessThan(
    width(precision?.halves.answers ?? undefined),
  );
  expect(precision?.overall).toMatchObject({ certainty: expect.any(String) });
});

test('the overall’s replicates are weighted means of the sections’', () => {
  const onlyValues = { values: VECTOR_TARGETS.values, skills: FACTS.skills };
  const scores = candidateScorer(onlyValues, { values: 30, skills: 10 })(person(2), 'a');
  const { overall, sections } = scores.precision ?? {};
  const point = scores.sections.values.score ?? 0;
  const section = sections?.values ?? { low: 0, high: 0 };
  expect(section.high).toBeLessThan(100);
  expect(overall?.low).toBeCloseTo((scores.overall ?? 0) + 0.75 * (section.low - point), 9);
  expect(overall?.high).toBeCloseTo((scores.overall ?? 0) + 0.75 * (section.high - point), 9);
});

test('a section that was not answered has no interval and counts 0 in the overall’s', () => {
  const { motivations: _, ...rest } = person(3);
  const scores = score(rest, 'a');
  expect(scores.sections.motivations.status).toBe('unanswered');
  expect(scores.precision?.sections.motivations).toBeNull();
  const { low = 0, high = 0 } = scores.precision?.overall ?? {};
  expect(low).toBeLessThan(scores.overall ?? 0);
  expect(high).toBeGreaterThan(scores.overall ?? 0);
});

test('without an overall there is no certainty, the sections keep their intervals', () => {
  const scores = candidateScorer({ values: VECTOR_TARGETS.values })(person(4), 'a');
  expect(scores.verdict).toBe('insufficient_basis');
  expect(scores.precision?.overall).toBeNull();
  expect(scores.precision?.sections.values).not.toBeNull();
  expect(scores.precision?.halves.answers).not.toBeNull();
  expect(scores.precision?.halves.facts).toBeNull();
});

test('facts alone are certain', () => {
  const scores = candidateScorer(FACTS)(person(5), 'a');
  expect(scores.precision?.overall).toMatchObject({
    low: expect.closeTo(scores.overall ?? 0, 9),
    high: expect.closeTo(scores.overall ?? 0, 9),
    certainty: 'very_likely',
    share: 1,
    second: null,
  });
});

test('a failed must-have keeps every replicate at 50 and below', () => {
  const permit = candidateScorer({ ...ALL, individual: { workPermit: true } });
  const answers = { ...person(6, 1), individual: { workPermit: false } };
  const scores = permit(answers, 'a');
  expect(scores.capped).toBe(true);
  // Around the score that it would be, all of them are above 50.
  expect(scores.precision?.overall).toMatchObject({
    low: 50,
    high: 50,
    certainty: 'very_likely',
    share: 1,
  });
  /** Met, it changes nothing. */
  const met = permit({ ...answers, individual: { workPermit: true } }, 'a');
  expect(met.precision?.overall?.high).toBeGreaterThan(50);
});

test('nothing answered, or nothing asked for, has no interval', () => {
  const none = score({}, 'a').precision;
  for (const section of SCORED_SECTIONS) expect(none?.sections[section]).toBeNull();
  expect(none?.overall).toMatchObject({ low: 0, high: 0, share: 1 });
  const unasked = candidateScorer({})(person(9), 'a').precision;
  for (const section of SCORED_SECTIONS) expect(unasked?.sections[section]).toBeNull();
  expect(unasked).toMatchObject({ overall: null, halves: { answers: null, facts: null } });
});

test('a section that was mostly declined takes no part in the overall’s replicates', () => {
  const answers = person(10);
  const declined = Object.fromEntries(SCREENING_KEY.values.map(({ id }) => [id, DECLINED]));
  const scores = score({ ...answers, values: declined }, 'a');
  expect(scores.sections.values.status).toBe('left_out');
  expect(scores.precision?.sections.values).toBeNull();
  const { values: _, ...others } = ALL;
  expect(scores.precision?.overall).toEqual(
    candidateScorer(others)(answers, 'a').precision?.overall,
  );
});

test('each section draws from a source named after it', () => {
  const answers = person(11);
  const { sections, measures, precision } = score(answers, 'a');
  const { culture, values, personality, composites: _ } = measures;
  const sheet = answerSheet(answers.personality, SCREENING_KEY.personality);
  const target = personalityTarget(VECTOR_TARGETS.personality);
  if (!culture || !values || !personality || !sheet || !target) throw new Error('not answered');
  const facets = facetAnswers(sheet, SCREENING_KEY.personality);
  const normal = (section: string) => normalSource(seededSource('a/2', section));
  const draws = {
    culture: noisyCulture(culture, VECTOR_TARGETS.culture, seededSource('a/2', 'culture')),
    values: noisyValues(values, VECTOR_TARGETS.values, normal('values')),
    personality: noisyPersonality(personality, facets, target, normal('personality')),
    motivations: noisyMotivations(
      VECTOR_TARGETS.motivations,
      answers.motivations ?? [],
      normal('motivations'),
    ),
  };
  for (const section of SIMILAR) {
    const expected = scorePrecision(replicate(draws[section]), sections[section].score ?? -1);
    expect(precision?.sections[section]).toEqual(expected);
  }
});

test('the id of the questionnaire seeds its replicates', () => {
  const answers = person(7);
  expect(score(answers, 'a')).toEqual(score(answers, 'a'));
  expect(score(answers, 'a').precision).not.toEqual(score(answers, 'b').precision);
});

test('a section’s interval does not depend on which others are asked', () => {
  const answers = person(8);
  const alone = candidateScorer({ values: VECTOR_TARGETS.values })(answers, 'a').precision;
  expect(alone?.sections.values).toEqual(score(answers, 'a').precision?.sections.values);
});

test('the verdict and every score are what they are without replicates', () => {
  const points = pointScorer(ALL);
  fc.assert(
    fc.property(
      fc.nat(),
      fc.string(),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (seed, id, affinity) => {
        const answers = person(seed, affinity);
        const { precision, ...scores } = score(answers, id);
        expect(scores).toEqual(points(answers));
        expect(precision?.overall?.share).toBe(
          precision?.overall?.shares[scores.verdict as 'fits'],
        );
      },
    ),
    { numRuns: 25 },
  );
});

test('every interval lies in 0–100 and holds its score; shares sum to 1', () => {
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (seed, affinity) => {
      const scores = score(person(seed, affinity), 'x');
      const { precision } = scores;
      const intervals = [
        [scores.overall, precision?.overall],
        [scores.halves.answers, precision?.halves.answers],
        ...SCORED_SECTIONS.map(
          (one) => [scores.sections[one].score, precision?.sections[one]] as const,
        ),
      ] as const;
      for (const [point, interval] of intervals) {
        if (!interval) continue;
        expect(interval.low).toBeGreaterThanOrEqual(0);
        expect(interval.low).toBeLessThanOrEqual(Number(point));
        expect(interval.high).toBeGreaterThanOrEqual(Number(point));
        expect(interval.high).toBeLessThanOrEqual(100);
        const { fits, can_adapt: adapt, does_not_fit: not } = interval.shares;
        expect(fits + adapt + not).toBeCloseTo(1, 12);
      }
    }),
    { numRuns: 25 },
  );
});

/** The same means with answers nearer to them: 1 leaves them as they are, 0 makes them equal. */
const nearer = (answers: CandidateAnswers, spread: number): CandidateAnswers => {
  const pull = (items: readonly { id: string; of: string; reverse: boolean }[], given: object) => {
    const known = new Map(Object.entries(given));
    const keyed = ({ id, reverse }: { id: string; reverse: boolean }) =>
      keyedAnswer(Number(known.get(id)), reverse);
    return Object.fromEntries(
      items.map((item) => {
        const same = items.filter(({ of }) => of === item.of).map(keyed);
        const mean = same.reduce((a, b) => a + b) / same.length;
        return [item.id, keyedAnswer(mean + spread * (keyed(item) - mean), item.reverse)];
      }),
    );
  };
  return {
    ...answers,
    values: pull(
      SCREENING_KEY.values.map(({ id, value }) => ({ id, of: value, reverse: false })),
      answers.values ?? {},
    ),
    personality: pull(
      SCREENING_KEY.personality.map(({ id, facet, reverse }) => ({ id, of: facet, reverse })),
      answers.personality ?? {},
    ),
  };
};

test('more consistent answers never widen the interval on average', () => {
  const people = Array.from({ length: 20 }, (_, i) => person(100 + i));
  const widths = (spread: number) => {
    const of = { values: 0, personality: 0, overall: 0 };
    for (const [i, answers] of people.entries()) {
      const { precision } = score(nearer(answers, spread), `${i}`);
      for (const section of ['values', 'personality'] as const) {
        const { low = 0, high = 0 } = precision?.sections[section] ?? {};
        of[section] += high - low;
      }
      of.overall += (precision?.overall?.high ?? 0) - (precision?.overall?.low ?? 0);
    }
    return of;
  };
  const steps = [0, 0.4, 0.7, 1].map(widths);
  for (const [i, narrow] of steps.entries()) {
    const wide = steps[i + 1];
    if (!wide) continue;
    expect(narrow.values).toBeLessThanOrEqual(wide.values);
    expect(narrow.personality).toBeLessThan(wide.personality);
    expect(narrow.overall).toBeLessThan(wide.overall);
  }
  /** Personality without any spread has no noise left. */
  expect(steps[0]?.personality).toBeCloseTo(0, 9);
});
