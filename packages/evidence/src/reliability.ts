import { fQuantile } from './distributions.ts';
import { diagonal, type Matrix, sumOfAll, total } from './item-sums.ts';

export type Interval = readonly [low: number, high: number];

export interface Reliability {
  readonly alpha: number;
  /** 95 %, by Feldt's F distribution. */
  readonly alphaInterval: Interval;
  /** What the items do not have for themselves, by one factor of their correlations (McDonald's total). */
  readonly omega: number;
  /** Standard error of measurement of the sum of the items. */
  readonly standardError: number;
}

const alphaOf = (covariances: Matrix): number => {
  const items = covariances.length;
  return (items / (items - 1)) * (1 - total(diagonal(covariances)) / sumOfAll(covariances));
};

const alphaInterval = (alpha: number, people: number, items: number): Interval => {
  const [above, below] = [people - 1, (people - 1) * (items - 1)];
  return [
    1 - (1 - alpha) * fQuantile(0.975, above, below),
    1 - (1 - alpha) * fQuantile(0.025, above, below),
  ];
};

const correlations = (covariances: Matrix): Matrix => {
  const deviations = diagonal(covariances).map(Math.sqrt);
  return covariances.map((row, i) =>
    row.map((value, j) => value / ((deviations[i] ?? 1) * (deviations[j] ?? 1))),
  );
};

const CONVERGED = 1e-10;

/** One factor by least squares of the residuals (minres): each loading in turn, until none moves. */
export const factorLoadings = (correlation: Matrix): number[] => {
  const loadings = correlation.map(() => Math.SQRT1_2);
  for (let round = 0; round < 10_000; round += 1) {
    let moved = 0;
    for (const [i, row] of correlation.entries()) {
      const others = loadings.map((loading, j) => (j === i ? 0 : loading));
      const fitted = total(row.map((r, j) => r * (others[j] ?? 0)));
      const next = fitted / total(others.map((loading) => loading ** 2));
      moved = Math.max(moved, Math.abs(next - (loadings[i] ?? 0)));
      loadings[i] = next;
    }
    // Items that all answer alike have no correlations: NaN never converges.
    if (!(moved >= CONVERGED)) break;
  }
  return loadings;
};

/** Of a scale, from the covariances of its items keyed in one direction. */
export const reliability = (covariances: Matrix, people: number): Reliability => {
  const correlation = correlations(covariances);
  const alpha = alphaOf(covariances);
  return {
    alpha,
    alphaInterval: alphaInterval(alpha, people, covariances.length),
    omega: 1 - total(factorLoadings(correlation).map((l) => 1 - l ** 2)) / sumOfAll(correlation),
    standardError: Math.sqrt(sumOfAll(covariances) * (1 - alpha)),
  };
};

/** The correlation of each item with the sum of the others. */
export const itemRestCorrelations = (covariances: Matrix): number[] => {
  const variance = sumOfAll(covariances);
  return covariances.map((row, i) => {
    const own = row[i] ?? 0;
    const withAll = total(row);
    const rest = variance - 2 * withAll + own;
    return (withAll - own) / Math.sqrt(own * rest);
  });
};
