import type { ScoringTarget, ScreeningAnswers } from '@cadran/contract';
import { DECLINED, MOTIVATIONS, SCORED_SECTIONS, TRAITS } from '@cadran/contract/codes';
import { seededRandom } from '@cadran/instruments/seeded-random';
import fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import type { CandidateAnswers } from './candidate-answers.ts';
import { recordOf } from './record-of.ts';
import type { ScoredTarget } from './scored-target.ts';
import { candidateScorer, pointScorer, scoreCandidate } from './score-candidate.ts';
import { SCREENING_KEY } from './screening-key.ts';
import { simulateCandidate } from './simulation/simulate-candidate.ts';
import { VECTOR_TARGETS } from './simulation/vector-targets.ts';

/** With facts as well. */
const FULL: ScoredTarget = {
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
  expectTypeOf<ScoringTarget>().toExtend<ScoredTarget>();
  expectTypeOf<ScreeningAnswers>().toExtend<CandidateAnswers>();
});

test('a candidate who matches the target fits on every section', () => {
  const random = seededRandom(20);
  const score = candidateScorer(FULL);
  const scores = Array.from({ length: 50 }, () =>
    score(simulateCandidate(random, { profile: FULL, affinity: 1 }), 'one'),
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
  expect(scores.engineVersion).toBe(2);
  expect(scores.weights.culture).toBe(15);
  expect(scores.weight).toBe(100);
  expect(scores.measures.personality?.traits.openness?.position).toBeGreaterThan(1);
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
  const empty: ScoredTarget = {
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

test('a flat target is unscorable, and the section inactive', () => {
  const flat: ScoredTarget = {
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

test('a required section without answers counts 0', () => {
  const { sections, overall, weight } = scoreCandidate({}, FULL);
  for (const section of SCORED_SECTIONS) {
    expect(sections[section]).toEqual({ status: 'unanswered', active: true, score: 0 });
  }
  expect(overall).toBe(0);
  expect(weight).toBe(100);
});

test('what was answered has an interval, what was not has none', () => {
  const answers = simulateCandidate(seededRandom(5), { profile: FULL, affinity: 0.8 });
  const { skills: _, values: __, ...rest } = answers;
  const { sections } = scoreCandidate(rest, FULL).precision ?? {};
  for (const section of SCORED_SECTIONS)
    expect(sections?.[section] === null).toBe(section === 'skills' || section === 'values');
});

test('the questionnaire’s id seeds how sure a score is, not the score', () => {
  const answers = simulateCandidate(seededRandom(5), { profile: FULL, affinity: 0.8 });
  const score = candidateScorer(FULL);
  const [one, other] = [score(answers, 'one'), score(answers, 'other')];
  expect(one.overall).toBe(other.overall);
  expect(one.precision?.overall?.low).not.toBe(other.precision?.overall?.low);
  expect(scoreCandidate(answers, FULL)).toEqual(score(answers, ''));
});

test('adopted norms of the target compare the person with other people', () => {
  const answers = simulateCandidate(seededRandom(5), { profile: FULL, affinity: 0.8 });
  const norms = {
    id: 'ours',
    name: 'Our people',
    language: 'fr',
    people: 3,
    adoptedAt: '2026-03-01T00:00:00.000Z',
    counts: recordOf(TRAITS, () => [[10, 1] as const, [12, 1] as const, [14, 1] as const]),
  } as const;
  const [own, provisional] = [{ ...FULL, norms }, FULL].map(
    (target) => scoreCandidate(answers, target).measures.personality,
  );
  const { compared, ...measured } = own ?? {};
  expect(compared?.norms.name).toBe('Our people');
  expect(measured).toEqual(provisional);
});

test('clicks and rankings cannot be left half done', () => {
  const answers = simulateCandidate(seededRandom(9), { profile: FULL });
  const half = {
    ...answers,
    culture: { ...answers.culture, leadership_2: null },
    motivations: answers.motivations?.slice(1),
    studies: { degree: null },
  };
  const { sections } = scoreCandidate(half, FULL);
  for (const section of ['culture', 'motivations', 'studies'] as const) {
    expect(sections[section].status).toBe('unanswered');
  }
});

const declined = (ids: readonly { readonly id: string }[]) =>
  Object.fromEntries(ids.map(({ id }) => [id, DECLINED]));

test('a few declined answers are named, and never punished', () => {
  const answers = simulateCandidate(seededRandom(9), { profile: FULL, affinity: 1 });
  const some = {
    ...answers,
    values: { ...answers.values, power_1: DECLINED, power_2: DECLINED },
    personality: {
      ...answers.personality,
      ...declined(SCREENING_KEY.personality.filter(({ facet }) => facet === 'trust')),
    },
  } as const;
  const { sections, measures, leftOut } = scoreCandidate(some, FULL);
  expect(sections.values).toMatchObject({ status: 'scored', components: { missing: ['power'] } });
  expect(sections.personality).toMatchObject({ status: 'scored', components: { missing: [] } });
  expect(measures.personality?.missing).toEqual(['trust']);
  expect(measures.composites?.others).toBeNull();
  expect(leftOut).toEqual([]);
});

test('a section that was mostly declined has no score, and the overall says why', () => {
  const answers = simulateCandidate(seededRandom(9), { profile: FULL, affinity: 1 });
  const most = {
    ...answers,
    values: declined(SCREENING_KEY.values),
    personality: declined(SCREENING_KEY.personality),
  };
  const scores = scoreCandidate(most, FULL);
  expect(scores.sections.values).toMatchObject({ status: 'left_out', active: false, score: null });
  expect(scores.sections.personality).toEqual({
    status: 'left_out',
    active: false,
    score: null,
    missing: Object.keys(VECTOR_TARGETS.personality).toSorted(
      (a, b) => TRAITS.findIndex((t) => t === a) - TRAITS.findIndex((t) => t === b),
    ),
  });
  expect(scores.leftOut).toEqual(['values', 'personality']);
  expect(scores.weight).toBe(65);
  expect(scores.precision?.sections.values).toBeNull();
  expect(scores.precision?.overall).not.toBeNull();
});

test('intervals that nearly everybody meets are unscorable', () => {
  const target: ScoredTarget = { personality: { openness: { min: 25, max: 75 } } };
  for (const answers of [simulateCandidate(seededRandom(1)), {}]) {
    expect(scoreCandidate(answers, target).sections.personality).toEqual({
      status: 'inactive',
      active: false,
      score: null,
      reason: 'unscorable_target',
    });
  }
});

test('the scores alone are those with replicates', () => {
  const answers = simulateCandidate(seededRandom(12), { profile: FULL, affinity: 0.6 });
  const { precision, ...points } = candidateScorer(FULL)(answers, 'any');
  expect(pointScorer(FULL)(answers)).toEqual(points);
  expect(precision?.replicates).toBe(400);
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

test('a candidate without a work permit is capped at 50, with the reason', () => {
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
  const again = score(JSON.parse(JSON.stringify(answers)), 'one');
  expect(score(answers, 'one')).toEqual(again);
  expect(JSON.parse(JSON.stringify(again))).toEqual(again);
});
