import { AGE_BANDS, CULTURE_TYPES, GENDERS, TENURE_BANDS } from '@cadran/contract/codes';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import type { Segments } from '../anonymity/cells.ts';
import type { SituationKey } from '../culture/culture-measure.ts';
import { type CultureScores, NEUTRAL, perType } from '../culture/culture-score.ts';
import type { CultureRanking } from '../culture/rank-sums.ts';
import type { CultureAuditAnswers } from '../group/culture-audit-table.ts';
import { noisyOrder, normal, pick, type Random } from './random.ts';

export interface SimulatedPopulation {
  readonly unitIds: readonly [string, ...string[]];
  /** Perceived and desired culture, four numbers that sum to 100. */
  readonly perceived: CultureScores;
  readonly desired: CultureScores;
  /** Standard deviation between respondents, in points of a profile. */
  readonly spread?: number;
  /** Probability that a respondent leaves an attribute out. */
  readonly reticence?: number;
  readonly situations?: readonly SituationKey[];
}

export interface SimulatedRespondent {
  readonly segments: Segments;
  readonly answers: CultureAuditAnswers;
}

/** Points of a culture profile that weigh as much as one deviation of a single judgement. */
const STEP = 10;

const rank = (
  random: Random,
  culture: CultureScores,
  spread: number,
  situations: readonly SituationKey[],
): Record<string, CultureRanking> => {
  const view = perType((type) => (culture[type] - NEUTRAL + spread * normal(random)) / STEP);
  return Object.fromEntries(
    situations.map(({ id }) => [id, noisyOrder(random, CULTURE_TYPES, (type) => view[type], 1)]),
  );
};

/** A respondent's anonymous culture audit questionnaire. */
export const simulateRespondent = (
  random: Random,
  {
    unitIds,
    perceived,
    desired,
    spread = 8,
    reticence = 0.03,
    situations = PROFILING_CULTURE,
  }: SimulatedPopulation,
): SimulatedRespondent => {
  const given = (value: string): string | null => (random() < reticence ? null : value);
  return {
    segments: {
      unit: given(pick(random, unitIds)),
      gender: given(pick(random, GENDERS)),
      age: given(pick(random, AGE_BANDS)),
      tenure: given(pick(random, TENURE_BANDS)),
    },
    answers: {
      perceived: rank(random, perceived, spread, situations),
      desired: rank(random, desired, spread, situations),
    },
  };
};
