import { CULTURE_TYPES, type CultureDimension, type CultureType } from '@cadran/contract';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { seededRandom } from '@cadran/instruments/seeded-random';

type Four = readonly [number, number, number, number];
type Random = () => number;
/** Ranking by situation, best first. */
export type Answers = Record<string, CultureType[]>;

const SEED = 17;
const MAX_TRIES = 200_000;

const shuffled = (random: Random): CultureType[] =>
  CULTURE_TYPES.map((type) => ({ type, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ type }) => type);

const swapped = (random: Random, ranking: readonly CultureType[]): CultureType[] => {
  const next = [...ranking];
  const [a, b] = [Math.floor(random() * 4), Math.floor(random() * 4)];
  [next[a], next[b]] = [next[b] ?? 'clan', next[a] ?? 'clan'];
  return next;
};

/** Local search: changes one ranking at a time until the error is 0. */
const search = (
  rows: CultureType[][],
  missed: (rows: CultureType[][]) => number,
  random: Random,
) => {
  let best = missed(rows);
  for (let tries = 0; best > 1e-9; tries += 1) {
    if (tries > MAX_TRIES) throw new Error('No such rankings were found.');
    const at = Math.floor(random() * rows.length);
    const before = rows[at] ?? [];
    rows[at] = swapped(random, before);
    const now = missed(rows);
    // Neutral and occasional worse steps escape local minima.
    if (now <= best || random() < 0.02) best = now;
    else rows[at] = before;
  }
  return rows;
};

const rankSum = (rows: readonly CultureType[][], type: CultureType): number =>
  rows.reduce((sum, ranking) => sum + ranking.indexOf(type) + 1, 0);

/** One respondent's twelve rankings with these mean ranks (C, A, M, H). */
export const findAnswersWithMeanRanks = (meanRanks: Four): Answers => {
  const random = seededRandom(SEED);
  const rows = search(
    PROFILING_CULTURE.map(() => shuffled(random)),
    (tried) =>
      CULTURE_TYPES.reduce(
        (sum, type, place) =>
          sum + Math.abs(rankSum(tried, type) - tried.length * (meanRanks[place] ?? 0)),
        0,
      ),
    random,
  );
  return Object.fromEntries(PROFILING_CULTURE.map(({ id }, place) => [id, rows[place] ?? []]));
};

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
};

/** Answers of several respondents with these median bars per dimension. */
export const findAnswersWithDimensionBars = (
  bars: Readonly<Record<CultureDimension, Four>>,
  people: number,
): Answers[] => {
  const random = seededRandom(SEED);
  const answers: Answers[] = Array.from({ length: people }, () => ({}));
  for (const [dimension, wanted] of Object.entries(bars)) {
    const situations = PROFILING_CULTURE.filter((situation) => situation.dimension === dimension);
    const width = situations.length;
    const barsOf = (rows: CultureType[][]): number[] => {
      const medians = CULTURE_TYPES.map((type) =>
        median(
          answers.map(
            (_, person) =>
              4 * width - rankSum(rows.slice(person * width, (person + 1) * width), type),
          ),
        ),
      );
      const total = medians.reduce((sum, value) => sum + value, 0);
      return medians.map((value) => (100 * value) / total);
    };
    const rows = search(
      answers.flatMap(() => situations.map(() => shuffled(random))),
      (tried) =>
        barsOf(tried).reduce((sum, bar, place) => sum + Math.abs(bar - (wanted[place] ?? 0)), 0),
      random,
    );
    for (const [person, given] of answers.entries())
      for (const [place, { id }] of situations.entries())
        given[id] = rows[person * width + place] ?? [];
  }
  return answers;
};
