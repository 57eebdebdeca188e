import { LANGUAGES, type Language } from '@cadran/contract/codes';
import { keyedAnswer } from '../../personality/answer-sheet.ts';
import { pointScorer } from '../../score-candidate.ts';
import type { ScoredTarget } from '../../scored-target.ts';
import { SCREENING_KEY } from '../../screening-key.ts';
import { completeSheet, type PersonNumbers, personNumbers } from '../../evidence/person-numbers.ts';
import type { PageTimings } from '../../quality/page-times.ts';
import { simulateCandidate } from '../simulate-candidate.ts';
import { type Random, toScale } from '../random.ts';
import { VECTOR_TARGETS } from '../vector-targets.ts';

export const SIMULATED_PEOPLE = 2000;
/** Items that people who answer in English understand otherwise: they agree about a step more than others alike. */
export const DIF_ITEMS = ['imagination_1', 'trust_2', 'orderliness_3'] as const;
const DIF_STEPS = 1;

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
  readonly hired: boolean;
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

/** People whose loadings and item bias are known, so that what the panels say can be checked. */
export const simulateInstallation = (
  random: Random,
  people: number = SIMULATED_PEOPLE,
): SimulatedPerson[] => {
  const score = pointScorer(TARGET);
  const candidates = Array.from({ length: people }, (_, place) => {
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
    };
  });
  // Whoever scores higher is hired more often.
  return candidates.map((one) => ({ ...one, hired: random() < one.overall / 200 }));
};
