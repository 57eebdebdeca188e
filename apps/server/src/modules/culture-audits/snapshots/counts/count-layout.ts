import { CULTURE_DIMENSIONS, MOMENTS } from '@cadran/contract';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';

/** One table of a group's counts: which situations it adds up, and on which grid of rank sums. */
export interface CountTable {
  readonly situations: number;
  /** Possible sums of one type; the fourth follows from the other three. */
  readonly steps: number;
  /** Places of its situations in the instrument. */
  readonly of: readonly number[];
}

const tableOf = (of: readonly number[]): CountTable => ({
  situations: of.length,
  steps: 3 * of.length + 1,
  of,
});

/** Over all situations, then by dimension. */
export const SIDE_TABLES: readonly CountTable[] = [
  tableOf(PROFILING_CULTURE.map((_, place) => place)),
  ...CULTURE_DIMENSIONS.map((dimension) =>
    tableOf(
      PROFILING_CULTURE.flatMap((situation, place) =>
        situation.dimension === dimension ? [place] : [],
      ),
    ),
  ),
];

/** As it is today, then as one would like it. */
export const COUNT_TABLES: readonly CountTable[] = MOMENTS.flatMap(() => SIDE_TABLES);

export const gridOf = ({ steps }: CountTable): number => steps ** 3;

/** Three rank sums as one place of the grid. */
export const placeOf = (
  { situations, steps }: CountTable,
  clan: number,
  adhocracy: number,
  market: number,
): number =>
  ((clan - situations) * steps + (adhocracy - situations)) * steps + (market - situations);

/** And back; four ranks make ten in every situation. */
export const sumsAt = ({ situations, steps }: CountTable, place: number) => {
  const market = (place % steps) + situations;
  const adhocracy = (Math.floor(place / steps) % steps) + situations;
  const clan = Math.floor(place / (steps * steps)) + situations;
  return { clan, adhocracy, market, hierarchy: 10 * situations - clan - adhocracy - market };
};
