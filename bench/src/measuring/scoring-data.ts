import { seededRandom } from '@cadran/instruments/seeded-random';
import {
  type CultureAuditAnswers,
  type CandidateAnswers,
  type Cohort,
  type ScoredTarget,
  segmentValues,
} from '@cadran/scoring';
import { simulateCandidate, simulateRespondent, VECTOR_TARGETS } from '@cadran/scoring/simulation';

/** A campaign that asks for everything. */
export const PROFILE: ScoredTarget = {
  ...VECTOR_TARGETS,
  job: { professions: ['251'], contractTypes: ['permanent'], recruitingDelay: 'within_2_months' },
  mobility: { workplace: '2988507', transports: ['train'], travelTime: { max: 45 } },
  individual: { travelPercentage: 20, workPermit: true },
  skills: [
    { name: 'SQL', level: 4, years: 5 },
    { name: 'TypeScript', level: 3, years: 2 },
  ],
  experiences: { positions: ['251'], sectors: ['J62'] },
  studies: { degree: 'master' },
  languages: [{ language: 'en', level: 'b2' }],
};

export const candidates = (count: number): CandidateAnswers[] => {
  const random = seededRandom(1);
  return Array.from({ length: count }, () =>
    simulateCandidate(random, { profile: PROFILE, affinity: random() }),
  );
};

const WORKFORCE = {
  perceived: { clan: 20, adhocracy: 15, market: 30, hierarchy: 35 },
  desired: { clan: 35, adhocracy: 30, market: 20, hierarchy: 15 },
} as const;

/** Rows of answers; some thousands of different people, each counted several times over. */
export const respondents = (count: number): CultureAuditAnswers[] => {
  const random = seededRandom(2);
  const different = Array.from(
    { length: 5000 },
    () => simulateRespondent(random, { unitIds: ['u0'], ...WORKFORCE }).answers,
  );
  return Array.from({ length: count }, (_, i) => different[i % different.length]).filter(
    (answers) => answers !== undefined,
  );
};

/** People of some units, of uneven sizes, a few of whom keep an attribute to themselves. */
export const workforce = (people: number, units: number) => {
  const random = seededRandom(3);
  const unitIds = Array.from({ length: units }, (_, i) => `u${i}`);
  const values = segmentValues(unitIds);
  const choose = (list: readonly string[], skew: number): string | null =>
    random() < 0.03 ? null : (list[Math.floor(random() ** skew * (list.length - 1))] ?? null);
  const cohorts: Cohort[] = Array.from({ length: people }, () => ({
    segments: {
      unit: choose(values.unit, 2),
      gender: choose(values.gender, 1),
      age: choose(values.age, 1),
      tenure: choose(values.tenure, 1),
    },
    snapshot: 0,
    people: 1,
  }));
  return { values, cohorts };
};
