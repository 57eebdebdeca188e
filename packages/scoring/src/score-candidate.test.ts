import type { ScorableProfile, ScreeningAnswers } from '@cadran/contract';
import { MOTIVATIONS, SCORED_SECTIONS } from '@cadran/contract/codes';
import { seededRandom } from '@cadran/instruments/seeded-random';
import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import type { CandidateAnswers } from './candidate-answers.ts';
import type { DesiredProfile } from './desired-profile.ts';
import { candidateScorer, scoreCandidate } from './score-candidate.ts';
import { simulateCandidate } from './simulation/simulate-candidate.ts';
import { VECTOR_TARGETS } from './simulation/vector-targets.ts';

/** With facts as well. */
const FULL: DesiredProfile = {
  ...VECTOR_TARGETS,
  job: {
    professions: ['251'],
    sectors: ['J62'],
    contractTypes: ['permanent'],
    recruitingDelay: 'within_2_months',
  },
  mobility: { workplace: '2988507', transports: ['train'], travelTime: { max: 45 } },
  individual: {
    workPermit: true,
    travelPercentage: 20,
    salary: { amount: 48_000, payment: 'yearly', currency: 'euro' },
  },
  skills: [{ name: 'SQL', level: 4, years: 5 }],
  experiences: { positions: ['251'], sectors: ['J62'] },
  studies: { degree: 'master' },
  languages: [{ language: 'en', level: 'b2' }],
};

test('the profile of a campaign and the answers of a questionnaire can be scored as they are', () => {
  expectTypeOf<ScorableProfile>().toExtend<DesiredProfile>();
  expectTypeOf<ScreeningAnswers>().toExtend<CandidateAnswers>();
});

test('a candidate who is what the campaign wishes for fits, on every section', () => {
  const random = seededRandom(20);
  const score = candidateScorer(FULL);
  const scores = Array.from({ length: 50 }, () =>
    score(simulateCandidate(random, { profile: FULL, affinity: 1 })),
  );
  for (const { sections } of scores) {
    for (const section of SCORED_SECTIONS) {
      expect(sections[section]).toMatchObject({ status: 'scored', active: true });
    }
  }
  const fitting = scores.filter(({ verdict, capped }) => verdict === 'fits' || capped);
  expect(fitting.length).toBeGreaterThan(45);
});

test('each section carries its score, and the result its version, weights and measures', () => {
  const answers = simulateCandidate(seededRandom(5), { profile: FULL, affinity: 0.8 });
  const scores = scoreCandidate(answers, FULL);
  expect(scores.engineVersion).toBe(1);
  expect(scores.weights.culture).toBe(15);
  expect(scores.weight).toBe(100);
  expect(scores.measures.personality?.traits.openness.t).toBeGreaterThan(0);
  expect(scores.measures.composites?.work).toBeGreaterThan(0);
  expect(scores.measures.culture?.situations).toBe(18);
  expect(scores.measures.values?.mean).toBeGreaterThan(-1);
  const mean =
    SCORED_SECTIONS.reduce(
      (sum, section) => sum + scores.weights[section] * (scores.sections[section].score ?? 0),
      0,
    ) / 100;
  expect(scores.overall).toBeCloseTo(mean, 9);
  expect(scores.quality.level).toBe('good');
});

test('a campaign’s own weights are used and shown', () => {
  const answers = simulateCandidate(seededRandom(4), { profile: FULL });
  const scores = scoreCandidate(answers, FULL, { culture: 60 });
  expect(scores.weights.culture).toBe(60);
  expect(scores.weight).toBe(145);
});

test('what the campaign set no requirement for is inactive', () => {
  const scores = scoreCandidate(simulateCandidate(seededRandom(1)), {});
  for (const section of SCORED_SECTIONS) {
    expect(scores.sections[section]).toEqual({
      status: 'inactive',
      active: false,
      score: null,
      reason: 'no_requirement',
    });
  }
  expect(scores.verdict).toBe('insufficient_basis');
  expect(scores.measures.culture).not.toBeNull();
});

test('parts without any requirement inside are inactive too', () => {
  const empty: DesiredProfile = {
    personality: { openness: { min: 20, max: 80 } },
    job: { professions: [], sectors: [], contractTypes: [], recruitingDelay: null },
    mobility: { workplace: null, transports: [], travelTime: null },
    individual: { workPermit: true, travelPercentage: null, salary: null },
    skills: [],
    experiences: { positions: [], sectors: [] },
    studies: { degree: null },
    languages: [],
  };
  const { sections } = scoreCandidate({}, empty);
  for (const section of SCORED_SECTIONS) expect(sections[section].status).toBe('inactive');
});

test('a target that says nothing is unscorable, and the section inactive', () => {
  const flat: DesiredProfile = {
    culture: { clan: 25, adhocracy: 25, market: 25, hierarchy: 25 },
    values: {
      ...VECTOR_TARGETS.values,
      ...Object.fromEntries(Object.keys(VECTOR_TARGETS.values).map((v) => [v, 3])),
    },
    motivations: MOTIVATIONS.slice(2),
  };
  for (const answers of [simulateCandidate(seededRandom(1)), {}]) {
    const { sections } = scoreCandidate(answers, flat);
    for (const section of ['culture', 'values', 'motivations'] as const) {
      expect(sections[section]).toMatchObject({ status: 'inactive', reason: 'unscorable_target' });
    }
  }
});

test('asked for and unanswered counts 0, else skipping would pay', () => {
  const { sections, overall, weight } = scoreCandidate({}, FULL);
  for (const section of SCORED_SECTIONS) {
    expect(sections[section]).toEqual({ status: 'unanswered', active: true, score: 0 });
  }
  expect(overall).toBe(0);
  expect(weight).toBe(100);
});

test('a part answered by half is unanswered', () => {
  const answers = simulateCandidate(seededRandom(9), { profile: FULL });
  const half = {
    ...answers,
    culture: { ...answers.culture, leadership_2: null },
    values: { ...answers.values, power_1: null },
    personality: { ...answers.personality, trust_1: null },
    motivations: answers.motivations?.slice(1),
    studies: { degree: null },
  };
  const { sections } = scoreCandidate(half, FULL);
  for (const section of ['culture', 'values', 'personality', 'motivations', 'studies'] as const) {
    expect(sections[section].status).toBe('unanswered');
  }
});

test('pay in another currency takes the section out when nothing else can be compared', () => {
  const target = {
    ...FULL,
    individual: { salary: { amount: 1, payment: 'yearly', currency: 'euro' } },
  } as const;
  const answers = {
    individual: { salary: { amount: 1, payment: 'yearly', currency: 'chf' } },
  } as const;
  expect(scoreCandidate(answers, target).sections.individual).toMatchObject({
    status: 'inactive',
    reason: 'not_comparable',
  });
});

test('a candidate who may not work is held at 50, with the reason', () => {
  const random = seededRandom(21);
  const answers = simulateCandidate(random, { profile: FULL, affinity: 1 });
  const scores = scoreCandidate(
    { ...answers, individual: { ...answers.individual, workPermit: false } },
    FULL,
  );
  expect(scores).toMatchObject({
    overall: 50,
    capped: true,
    mustHave: 'failed',
    verdict: 'does_not_fit',
  });
});

test('changing age, birth date, nationality, name, gender or home place changes no score', () => {
  const answers = simulateCandidate(seededRandom(30), { profile: FULL, affinity: 0.5 });
  const before = scoreCandidate(answers, FULL);
  const place = fc.oneof(fc.record({ text: fc.string() }), fc.record({ id: fc.nat() }));
  fc.assert(
    fc.property(
      fc.record({
        contact: fc.record({ firstName: fc.string(), lastName: fc.string(), gender: fc.string() }),
        birthDate: fc.constantFrom('1950-01-01', '2007-12-31', null),
        nationalities: fc.array(fc.constantFrom('FR', 'DE', 'MA')),
        homePlace: place,
        ageGroup: fc.constantFrom('under_25', '55_plus', null),
        nationality: fc.constantFrom('FR', 'CH', null),
        residenceCities: fc.array(place),
      }),
      (other) => {
        const after = scoreCandidate(
          {
            ...answers,
            contact: other.contact,
            individual: {
              ...answers.individual,
              birthDate: other.birthDate,
              nationalities: other.nationalities,
            },
            mobility: { ...answers.mobility, homePlace: other.homePlace },
          },
          {
            ...FULL,
            individual: {
              ...FULL.individual,
              ageGroup: other.ageGroup,
              nationality: other.nationality,
            },
            mobility: { ...FULL.mobility, residenceCities: other.residenceCities },
          },
        );
        expect(after).toEqual(before);
      },
    ),
  );
});

test('scoring is a pure function of its arguments', () => {
  const answers = simulateCandidate(seededRandom(8), { profile: FULL });
  const score = candidateScorer(FULL);
  expect(score(answers)).toEqual(score(JSON.parse(JSON.stringify(answers))));
  expect(JSON.parse(JSON.stringify(score(answers)))).toEqual(score(answers));
});
