import { fQuantile } from './distributions.ts';
import { diagonal, type Matrix, sumOfAll, total } from './item-sums.ts';

export type Interval = readonly [low: number, high: number];

export interface Reliability {
  readonly alpha: number;
  /** 95 %, by Feldt's F distribution. */
  readonly alphaInterval: Interval;
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

/** Of a scale, from the covariances of its items keyed in one direction. */
export const reliability = (covariances: Matrix, people: number): Reliability => {
  const alpha = alphaOf(covariances);
  return { alpha, alphaInterval: alphaInterval(alpha, people, covariances.length) };
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
