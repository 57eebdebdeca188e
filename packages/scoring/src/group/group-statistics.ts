import { CULTURE_TYPES } from '@cadran/contract/codes';
import { isAbove, isBelow } from '../arithmetic/thresholds.ts';
import { type Histogram, histogramOf, median, quantile } from '../arithmetic/weighted-histogram.ts';
import {
  axisOfSteps,
  axisSteps,
  type CulturePoint,
  type CultureScores,
  perType,
  scoreOfRankSum,
} from '../culture/culture-score.ts';
import { type CultureFrequency, respondentsIn } from './frequency-table.ts';

export type Agreement = 'consensus' | 'mixed' | 'divided';

/** Quartiles of type 7. */
export interface Spread {
  readonly low: number;
  readonly high: number;
}

export const CONSENSUS_BELOW = 15;
export const DIVIDED_ABOVE = 30;

const axisHistogram = (table: CultureFrequency, axis: 'x' | 'y'): Histogram =>
  histogramOf(
    table.rows.map(({ sums, count }) => ({
      value: axisSteps({ sums, situations: table.situations })[axis],
      count,
    })),
  );

/** Component-wise median of the respondents' points (scoring.md §9). */
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
export const medianRadius = (table: CultureFrequency, point: CulturePoint): number =>
  median(
    histogramOf(
      table.rows.map(({ sums, count }) => {
        const { x, y } = axisSteps({ sums, situations: table.situations });
        return {
          value: Math.hypot(
            axisOfSteps(x, table.situations) - point.x,
            axisOfSteps(y, table.situations) - point.y,
          ),
          count,
        };
      }),
    ),
  );

export const agreementOf = (radius: number): Agreement => {
  if (isBelow(radius, CONSENSUS_BELOW)) return 'consensus';
  return isAbove(radius, DIVIDED_ABOVE) ? 'divided' : 'mixed';
};

/** Component medians brought back to a sum of 100. */
export const medianBars = (table: CultureFrequency): CultureScores => {
  const medians = perType((type) =>
    scoreOfRankSum(
      median(histogramOf(table.rows.map(({ sums, count }) => ({ value: sums[type], count })))),
      table.situations,
    ),
  );
  const total = CULTURE_TYPES.reduce((sum, type) => sum + medians[type], 0);
  return perType((type) => (medians[type] * 100) / total);
};

/** Percentage of respondents whose strongest type it is; a tie of m types gives each 1/m. */
export const dominantTypes = (table: CultureFrequency): CultureScores => {
  const shares = { clan: 0, adhocracy: 0, market: 0, hierarchy: 0 };
  for (const { sums, count } of table.rows) {
    const best = Math.min(...CULTURE_TYPES.map((type) => sums[type]));
    const strongest = CULTURE_TYPES.filter((type) => sums[type] === best);
    for (const type of strongest) shares[type] += count / strongest.length;
  }
  const respondents = respondentsIn(table);
  return perType((type) => (100 * shares[type]) / respondents);
};
