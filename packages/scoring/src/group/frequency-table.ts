import type { Bin, Histogram } from '../arithmetic/weighted-histogram.ts';
import type { RankSums } from '../culture/rank-sums.ts';
import type { PerType } from '../culture/rank-sums.ts';

/**
 * How many respondents have which rank sums. With 12 situations a sum is one of 37 whole numbers and
 * an axis one of 49, so that 100,000 respondents shrink to a few thousand rows, which a database can
 * count with one `group by`; medians are then read off histograms on the grid.
 */
export interface CultureFrequency {
  readonly situations: number;
  readonly rows: readonly CultureFrequencyRow[];
}

export interface CultureFrequencyRow {
  readonly sums: PerType<number>;
  readonly count: number;
}

export const respondentsIn = ({ rows }: CultureFrequency): number =>
  rows.reduce((total, { count }) => total + count, 0);

/** From one row per respondent; all have answered the same number of situations. */
export const cultureFrequency = (
  respondents: readonly RankSums[],
  situations: number,
): CultureFrequency => {
  const base = 4 * situations + 1;
  const rows = new Map<number, { sums: PerType<number>; count: number }>();
  for (const { sums } of respondents) {
    const key = (sums.clan * base + sums.adhocracy) * base + sums.market;
    const row = rows.get(key);
    if (row) row.count += 1;
    else rows.set(key, { sums, count: 1 });
  }
  return { situations, rows: [...rows.values()] };
};

/** How many have each value of a sum or difference of rank sums. Counted on the grid: a snapshot does it for every group. */
export const frequencyHistogram = (
  { rows, situations }: CultureFrequency,
  valueOf: (sums: PerType<number>) => number,
): Histogram => {
  // No value is further from 0 than four ranks in every situation.
  const farthest = 4 * situations;
  const counts = new Float64Array(2 * farthest + 1);
  for (const { sums, count } of rows) {
    const place = valueOf(sums) + farthest;
    counts[place] = (counts[place] ?? 0) + count;
  }
  const bins: Bin[] = [];
  for (let place = 0; place < counts.length; place += 1) {
    const count = counts[place] ?? 0;
    if (count > 0) bins.push({ value: place - farthest, count });
  }
  return bins;
};
