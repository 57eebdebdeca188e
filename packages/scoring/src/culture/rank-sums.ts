import type { CultureType } from '@cadran/contract/codes';

export type PerType<T> = Readonly<Record<CultureType, T>>;

/**
 * Sum of the ranks each type received over a number of situations. Whole numbers, so that ties and
 * the borders of quadrants are exact, and histograms have a finite grid.
 */
export interface RankSums {
  readonly situations: number;
  readonly sums: PerType<number>;
}

/** A click is the partial ranking 1, 3, 3, 3 (docs/method/scores.md#culture). */
const CLICKED_RANK = 1;
const NOT_CLICKED_RANK = 3;

/** The rank sum of a type that was clicked so often. */
export const rankSumOfClicks = (clicks: number, situations: number): number =>
  situations * NOT_CLICKED_RANK + clicks * (CLICKED_RANK - NOT_CLICKED_RANK);

/** How often a type with this rank sum was clicked. */
export const clicksOf = (rankSum: number, situations: number): number =>
  (rankSum - situations * NOT_CLICKED_RANK) / (CLICKED_RANK - NOT_CLICKED_RANK);

export const rankSumsOfClicks = (clicks: readonly CultureType[]): RankSums => {
  const counts = { clan: 0, adhocracy: 0, market: 0, hierarchy: 0 };
  for (const type of clicks) counts[type] += 1;
  const situations = clicks.length;
  return {
    situations,
    sums: {
      clan: rankSumOfClicks(counts.clan, situations),
      adhocracy: rankSumOfClicks(counts.adhocracy, situations),
      market: rankSumOfClicks(counts.market, situations),
      hierarchy: rankSumOfClicks(counts.hierarchy, situations),
    },
  };
};

/** One situation's four proposals, the best first. */
export type CultureRanking = readonly CultureType[];

export const rankSumsOfRankings = (rankings: readonly CultureRanking[]): RankSums => {
  const sums = { clan: 0, adhocracy: 0, market: 0, hierarchy: 0 };
  for (const ranking of rankings) {
    for (const [place, type] of ranking.entries()) sums[type] += place + 1;
  }
  return { situations: rankings.length, sums };
};
