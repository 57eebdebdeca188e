import type { Histogram } from '../../arithmetic/weighted-histogram.ts';

/** One person's answers change the odds of a figure by at most e to this power (anonymity.md). */
export const EPSILON = 2;

/** The whole numbers that a figure may take. */
export interface Grid {
  readonly from: number;
  readonly to: number;
}
export const AXIS_GRID: Grid = { from: -100, to: 100 };
/** The diagonal of the diagram is 141.4 long. */
export const RADIUS_GRID: Grid = { from: 0, to: 142 };

/**
 * The exponential mechanism for the value below which a share of the group stands: the weight of each point of the
 * grid falls with the number of people by which it misses that share.
 */
export const quantileWeights = (
  values: Histogram,
  share: number,
  { from, to }: Grid = AXIS_GRID,
): Float64Array => {
  const people = values.reduce((sum, { count }) => sum + count, 0);
  const wanted = people * share;
  const weights = new Float64Array(to - from + 1);
  let below = 0;
  let upTo = 0;
  let nextBelow = 0;
  let nextUpTo = 0;
  for (let x = from; x <= to; x += 1) {
    for (; (values[nextBelow]?.value ?? Infinity) < x; nextBelow += 1)
      below += values[nextBelow]?.count ?? 0;
    for (; (values[nextUpTo]?.value ?? Infinity) <= x; nextUpTo += 1)
      upTo += values[nextUpTo]?.count ?? 0;
    const missed = Math.max(0, below - wanted, wanted - upTo);
    weights[x - from] = Math.exp((-EPSILON * missed) / 2);
  }
  return weights;
};

/** The smallest point whose cumulative weight reaches `u` times the total. */
export const drawFrom = (weights: Float64Array, u: number, { from }: Grid = AXIS_GRID): number => {
  const wanted = u * weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  for (const [place, weight] of weights.entries()) {
    reached += weight;
    if (reached >= wanted && weight > 0) return from + place;
  }
  return from + weights.length - 1;
};

/** Half the width of the middle 90 % of what may be drawn. */
export const halfWidth = (weights: Float64Array): number =>
  (drawFrom(weights, 0.95) - drawFrom(weights, 0.05)) / 2;
