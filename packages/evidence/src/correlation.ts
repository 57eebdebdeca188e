import type { Interval } from './reliability.ts';

const Z95 = 1.959963984540054;

export interface Correlation {
  readonly r: number;
  readonly interval: Interval;
}

/** What is added up of pairs of numbers: people, x, y, x², y², xy. */
export interface PairSums {
  readonly people: number;
  readonly x: number;
  readonly y: number;
  readonly xx: number;
  readonly yy: number;
  readonly xy: number;
}

/** Pearson's r with its 95 % interval by Fisher's z; null for fewer than four people or one value only. */
export const correlation = ({ people, x, y, xx, yy, xy }: PairSums): Correlation | null => {
  const spread = Math.sqrt((xx - x ** 2 / people) * (yy - y ** 2 / people));
  if (people < 4 || !(spread > 0)) return null;
  const r = Math.max(-1, Math.min(1, (xy - (x * y) / people) / spread));
  const half = Z95 / Math.sqrt(people - 3);
  return { r, interval: [Math.tanh(Math.atanh(r) - half), Math.tanh(Math.atanh(r) + half)] };
};

/**
 * What r would be had nobody been selected by the score (Thorndike's case 2); the ratio is the spread of all who
 * applied over that of those who were hired. The ends of the interval are corrected alike.
 */
export const correctedForRange = (
  { r, interval: [low, high] }: Correlation,
  spreadRatio: number,
): Correlation => {
  const correct = (value: number): number =>
    (value * spreadRatio) / Math.sqrt(1 + value ** 2 * (spreadRatio ** 2 - 1));
  return { r: correct(r), interval: [correct(low), correct(high)] };
};

/** How much more of an outcome's variance two predictors explain than the first alone, from their correlations. */
export const increment = (first: number, second: number, between: number): number =>
  (second - first * between) ** 2 / (1 - between ** 2);
