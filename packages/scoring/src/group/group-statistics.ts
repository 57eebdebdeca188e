import { CULTURE_TYPES } from '@cadran/contract/codes';
import { isAbove, isBelow } from '../arithmetic/thresholds.ts';
import {
  type Bin,
  type Histogram,
  histogramOf,
  median,
  quantile,
} from '../arithmetic/weighted-histogram.ts';
import {
  axisOfSteps,
  type CulturePoint,
  type CultureScores,
  perType,
  scoreOfRankSum,
  xSteps,
  ySteps,
} from '../culture/culture-score.ts';
import { type CultureFrequency, frequencyHistogram, respondentsIn } from './frequency-table.ts';

export type Agreement = 'consensus' | 'mixed' | 'divided';

/** Quartiles of type 7. */
export interface Spread {
  readonly low: number;
  readonly high: number;
}

export const CONSENSUS_BELOW = 15;
export const DIVIDED_ABOVE = 30;

const axisHistogram = (table: CultureFrequency, axis: 'x' | 'y'): Histogram =>
  frequencyHistogram(table, axis === 'x' ? xSteps : ySteps);

/** Component-wise median of the respondents' points (docs/method/audits.md#group-figures). */
export const medianPoint = (table: CultureFrequency): CulturePoint => ({
  x: axisOfSteps(median(axisHistogram(table, 'x')), table.situations),
  y: axisOfSteps(median(axisHistogram(table, 'y')), table.situations),
});

const spreadOf = (histogram: Histogram, situations: number): Spread => ({
  low: axisOfSteps(quantile(histogram, 0.25), situations),
  high: axisOfSteps(quantile(histogram, 0.75), situations),
});

export const spread = (table: CultureFrequency): { readonly x: Spread; readonly y: Spread } => ({
  x: spreadOf(axisHistogram(table, 'x'), table.situations),
  y: spreadOf(axisHistogram(table, 'y'), table.situations),
});

/** Median distance of the respondents to a point. */
export const medianRadius = (
  { rows, situations }: CultureFrequency,
  point: CulturePoint,
): number => {
  // Many rank sums are at one place of the diagram.
  const farthest = 4 * situations;
  const width = 2 * farthest + 1;
  const counts = new Float64Array(width * width);
  for (const { sums, count } of rows) {
    const place = (xSteps(sums) + farthest) * width + ySteps(sums) + farthest;
    counts[place] = (counts[place] ?? 0) + count;
  }
  const distances: Bin[] = [];
  for (let place = 0; place < counts.length; place += 1) {
    const count = counts[place] ?? 0;
    if (count === 0) continue;
    const x = axisOfSteps(Math.floor(place / width) - farthest, situations) - point.x;
    const y = axisOfSteps((place % width) - farthest, situations) - point.y;
    distances.push({ value: Math.hypot(x, y), count });
  }
  return median(histogramOf(distances));
};

export const agreementOf = (radius: number): Agreement => {
  if (isBelow(radius, CONSENSUS_BELOW)) return 'consensus';
  return isAbove(radius, DIVIDED_ABOVE) ? 'divided' : 'mixed';
};

/** Component medians brought back to a sum of 100. */
export const medianBars = (table: CultureFrequency): CultureScores => {
  const medians = perType((type) =>
    scoreOfRankSum(median(frequencyHistogram(table, (sums) => sums[type])), table.situations),
  );
  const total = CULTURE_TYPES.reduce((sum, type) => sum + medians[type], 0);
  return perType((type) => (medians[type] * 100) / total);
};

/** Percentage of respondents whose strongest type it is; a tie of m types gives each 1/m. */
export const dominantTypes = (table: CultureFrequency): CultureScores => {
  const shares = { clan: 0, adhocracy: 0, market: 0, hierarchy: 0 };
  for (const { sums, count } of table.rows) {
    const best = Math.min(sums.clan, sums.adhocracy, sums.market, sums.hierarchy);
    let strongest = 0;
    for (const type of CULTURE_TYPES) if (sums[type] === best) strongest += 1;
    for (const type of CULTURE_TYPES) if (sums[type] === best) shares[type] += count / strongest;
  }
  const respondents = respondentsIn(table);
  return perType((type) => (100 * shares[type]) / respondents);
};
