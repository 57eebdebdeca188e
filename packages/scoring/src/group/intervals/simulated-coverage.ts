import { CULTURE_DIMENSIONS, CULTURE_TYPES } from '@cadran/contract/codes';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { seededRandom } from '@cadran/instruments/seeded-random';
import type { CultureScores } from '../../culture/culture-score.ts';
import { simulateRespondent } from '../../simulation/simulate-respondent.ts';
import { respondentSums } from '../advice/simulation/simulated-advice.ts';
import { stylesApart } from '../advice/recommendations.ts';
import {
  type CultureAuditAnswers,
  cultureAuditTable,
  type RankedAnswers,
} from '../culture-audit-table.ts';
import { totalGap } from '../culture-gap.ts';
import { groupCulture } from '../group-culture.ts';
import { bootstrapIntervals, type GroupIntervals } from './resampling/bootstrap-intervals.ts';
import type { Interval } from './interval.ts';

/** What a population answers in each dimension; wishes are the same everywhere. */
export type SimulatedDimensions = readonly CultureScores[];

const WHOLE_POPULATION = 20_000;
/** Fewer than an audit has, for time. */
const REPLICATES = 300;
/** Radii are binned. */
const TOLERANCE = 0.5;

const WANTED: CultureScores = { clan: 34, adhocracy: 26, market: 20, hierarchy: 20 };

const merged = (parts: readonly RankedAnswers[]): RankedAnswers =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part)));

const answersOf = (
  seed: number,
  people: number,
  population: SimulatedDimensions,
): CultureAuditAnswers[] => {
  const random = seededRandom(seed);
  const parts = CULTURE_DIMENSIONS.map((name, place) => ({
    situations: PROFILING_CULTURE.filter(({ dimension }) => dimension === name),
    perceived: population[place % population.length] ?? WANTED,
  }));
  return Array.from({ length: people }, () => {
    const given = parts.map(
      (part) => simulateRespondent(random, { unitIds: ['a'], desired: WANTED, ...part }).answers,
    );
    return {
      perceived: merged(given.map(({ perceived }) => perceived)),
      desired: merged(given.map(({ desired }) => desired)),
    };
  });
};

const groupOf = (answers: readonly CultureAuditAnswers[]) => {
  const table = cultureAuditTable(answers, PROFILING_CULTURE);
  return { table, perceived: groupCulture(table.perceived), desired: groupCulture(table.desired) };
};

/** Each figure of the population with the interval that a group found for it. */
const pairsOf = (
  { perceived, desired }: ReturnType<typeof groupOf>,
  { perceived: found, gaps, totalGap: total }: GroupIntervals,
): readonly (readonly [figure: string, truth: number, found: Interval | null | undefined])[] => [
  ['congruence', perceived.congruence.value, found.congruence],
  ['strength', perceived.strength.value, found.strength],
  ['totalGap', totalGap(perceived.bars, desired.bars), total],
  ['radius', perceived.radius, found.radius],
  ['stylesApart', stylesApart(perceived) ?? 0, found.stylesApart],
  ['point', perceived.point.x, found.point.x],
  ['point', perceived.point.y, found.point.y],
  ...CULTURE_DIMENSIONS.map(
    (name) =>
      ['deviations', perceived.congruence.deviations[name], found.deviations?.[name]] as const,
  ),
  ...CULTURE_TYPES.flatMap((type) => [
    ['bars', perceived.bars[type], found.bars[type]] as const,
    ['gaps', desired.bars[type] - perceived.bars[type], gaps[type]] as const,
    ['dominant', perceived.dominant[type], found.dominant?.[type]] as const,
    ...CULTURE_DIMENSIONS.map(
      (name) =>
        [
          'dimensions',
          perceived.dimensions[name].bars[type],
          found.dimensions?.[name].bars[type],
        ] as const,
    ),
  ]),
];

type Group = ReturnType<typeof groupOf>;

export const wholePopulation = (population: SimulatedDimensions): Group =>
  groupOf(answersOf(1, WHOLE_POPULATION, population));

/** In which share of simulated groups the interval of each figure holds what the whole population would show. */
export const simulatedCoverage = (
  population: SimulatedDimensions,
  whole: Group,
  people: number,
  runs: number,
): Readonly<Record<string, number>> => {
  const held: Record<string, number> = {};
  for (let run = 0; run < runs; run += 1) {
    const answers = answersOf(1000 * people + run, people, population);
    const group = groupOf(answers);
    const found = bootstrapIntervals(respondentSums(answers), group, seededRandom(run), REPLICATES);
    const pairs = pairsOf(whole, found);
    for (const [figure, truth, interval] of pairs) {
      const [low, high] = interval ?? [NaN, NaN];
      const isHeld = truth >= low - TOLERANCE && truth <= high + TOLERANCE;
      const of = pairs.filter(([other]) => other === figure).length;
      held[figure] = (held[figure] ?? 0) + (isHeld ? 1 / (runs * of) : 0);
    }
  }
  return held;
};
