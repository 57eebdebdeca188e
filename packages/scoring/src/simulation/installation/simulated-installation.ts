import { LANGUAGES, type Language } from '@cadran/contract/codes';
import type { PairSums, TripleSums } from '@cadran/evidence';
import { keyedAnswer } from '../../personality/answer-sheet.ts';
import { pointScorer } from '../../score-candidate.ts';
import type { ScoredTarget } from '../../scored-target.ts';
import { SCREENING_KEY } from '../../screening-key.ts';
import { completeSheet, type PersonNumbers, personNumbers } from '../../evidence/person-numbers.ts';
import type { PageTimings } from '../../quality/page-times.ts';
import { simulateCandidate } from '../simulate-candidate.ts';
import { normal, type Random, toScale } from '../random.ts';
import { VECTOR_TARGETS } from '../vector-targets.ts';

export const SIMULATED_PEOPLE = 2000;
/** Items that people who answer in English understand otherwise: they agree about a step more than others alike. */
export const DIF_ITEMS = ['imagination_1', 'trust_2', 'orderliness_3'] as const;
const DIF_STEPS = 1;
/** How closely performance follows the overall score among all who applied. */
export const VALIDITY = 0.25;
/** Putting performance on five steps loses a little of the correlation. */
const KEPT_ON_FIVE_STEPS = 0.96;
/** Who is hired depends on the score alone, so that the correction for range holds. */
const HIRED_SHARE = 0.3;

const TARGET: ScoredTarget = {
  ...VECTOR_TARGETS,
  skills: [
    { name: 'SQL', level: 4, years: 5 },
    { name: 'TypeScript', level: 3, years: 2 },
  ],
};

export interface SimulatedPerson {
  readonly language: Language;
  readonly sex: 'female' | 'male';
  /** What is added to the sums. */
  readonly numbers: readonly PersonNumbers[];
  /** All personality answers, in the order of the key. */
  readonly sheet: readonly number[];
  readonly overall: number;
  readonly skills: number;
  /** A rating from 1 to 5; null for those who were not hired. */
  readonly performance: number | null;
}

/** Agrees a step more with what the item says, whichever way it is keyed. */
const withBias = (answers: Record<string, unknown>): Record<string, unknown> => ({
  ...answers,
  ...Object.fromEntries(
    DIF_ITEMS.map((id) => {
      const reverse = SCREENING_KEY.personality.find((item) => item.id === id)?.reverse ?? false;
      const more = keyedAnswer(Number(answers[id]), reverse) + DIF_STEPS;
      return [id, keyedAnswer(toScale(more, 1, 5), reverse)];
    }),
  ),
});

const timingsOf = (random: Random): PageTimings =>
  Object.fromEntries(
    Array.from({ length: 12 }, (_, page) => [
      `personality/${page}`,
      { ms: Math.round(50_000 * (2 / 3 + (2 / 3) * random())), statements: 10 },
    ]),
  );

/** People whose loadings, item bias and validity are known, so that what the panels say can be checked. */
export const simulateInstallation = (
  random: Random,
  people: number = SIMULATED_PEOPLE,
): SimulatedPerson[] => {
  const score = pointScorer(TARGET);
  const applicants = Array.from({ length: people }, (_, place) => {
    const language = LANGUAGES[place % LANGUAGES.length] ?? 'fr';
    const answers = simulateCandidate(random, { profile: TARGET, affinity: 0.8 * random() });
    const personality = (
      language === 'en' ? withBias({ ...answers.personality }) : answers.personality
    ) as typeof answers.personality;
    const scores = score({ ...answers, personality });
    return {
      language,
      sex: random() < 0.5 ? ('female' as const) : ('male' as const),
      numbers: personNumbers({ ...answers, personality }, scores, timingsOf(random)),
      sheet: completeSheet(personality) ?? [],
      overall: scores.overall ?? 0,
      skills: scores.sections.skills.score ?? 0,
    };
  });
  const mean = applicants.reduce((sum, { overall }) => sum + overall, 0) / people;
  const squares = applicants.reduce((sum, { overall }) => sum + (overall - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / people) || 1;
  const latentValidity = VALIDITY / KEPT_ON_FIVE_STEPS;
  return applicants.map((applicant) => {
    const standing = (applicant.overall - mean) / deviation;
    const isHired = random() < HIRED_SHARE * (1 + standing / 2);
    const felt = latentValidity * standing + Math.sqrt(1 - latentValidity ** 2) * normal(random);
    return { ...applicant, performance: isHired ? toScale(3 + felt, 1, 5) : null };
  });
};

/** Sums of those who were hired: overall score and performance. */
export const outcomePairs = (people: readonly SimulatedPerson[]): PairSums => {
  const hired = people.flatMap(({ overall, performance }) =>
    performance === null ? [] : [{ x: Math.round(overall), y: performance }],
  );
  const sum = (of: (one: { x: number; y: number }) => number): number =>
    hired.reduce((total, one) => total + of(one), 0);
  return {
    people: hired.length,
    x: sum(({ x }) => x),
    y: sum(({ y }) => y),
    xx: sum(({ x }) => x * x),
    yy: sum(({ y }) => y * y),
    xy: sum(({ x, y }) => x * y),
  };
};

/** The same with their scores of skills. */
export const outcomeTriples = (people: readonly SimulatedPerson[]): TripleSums => {
  const hired = people.flatMap(({ skills, overall, performance }) =>
    performance === null ? [] : [{ a: Math.round(skills), b: Math.round(overall), c: performance }],
  );
  const sum = (of: (one: { a: number; b: number; c: number }) => number): number =>
    hired.reduce((total, one) => total + of(one), 0);
  return {
    people: hired.length,
    a: sum(({ a }) => a),
    b: sum(({ b }) => b),
    c: sum(({ c }) => c),
    aa: sum(({ a }) => a * a),
    bb: sum(({ b }) => b * b),
    cc: sum(({ c }) => c * c),
    ab: sum(({ a, b }) => a * b),
    ac: sum(({ a, c }) => a * c),
    bc: sum(({ b, c }) => b * c),
  };
};
