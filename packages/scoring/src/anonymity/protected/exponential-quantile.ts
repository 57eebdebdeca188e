import type { Histogram } from '../../arithmetic/weighted-histogram.ts';

/** One person's answers change the odds of a figure by at most e to this power (docs/method/audits.md#protection). */
export const EPSILON = 2;

/** The whole numbers that a figure may take. */
export interface Grid {
  readonly from: number;
  readonly to: number;
}
export const AXIS_GRID: Grid = { from: -100, to: 100 };
/** The diagonal of the diagram is 141.4 long. */
export const RADIUS_GRID: Grid = { from: 0, to: 142 };

/** How many people lie below the points of a grid, which are asked about in their order. */
const peopleBelow = (
  values: Histogram,
  isBelow: (value: number, point: number) => boolean,
): ((point: number) => number) => {
  let people = 0;
  let next = 0;
  return (point) => {
    for (let bin = values[next]; bin && isBelow(bin.value, point); bin = values[next]) {
      people += bin.count;
      next += 1;
    }
    return people;
  };
};

/**
 * The exponential mechanism for the value below which a share of the group stands: the weight of each point of the
 * grid falls with the number of people by which it misses that share.
 */
export const quantileWeights = (
  values: Histogram,
  share: number,
  { from, to }: Grid = AXIS_GRID,
): Float64Array => {
  const wanted = share * values.reduce((sum, { count }) => sum + count, 0);
  const below = peopleBelow(values, (value, point) => value < point);
  const upTo = peopleBelow(values, (value, point) => value <= point);
  return Float64Array.from({ length: to - from + 1 }, (_, place) => {
    const missed = Math.max(0, below(from + place) - wanted, wanted - upTo(from + place));
    return Math.exp((-EPSILON * missed) / 2);
  });
};

/** The smallest point with a weight whose cumulative weight reaches `u` times the total. */
export const drawFrom = (weights: Float64Array, u: number, { from }: Grid = AXIS_GRID): number => {
  const wanted = u * weights.reduce((sum, weight) => sum + weight, 0);
  let reached = 0;
  const place = weights.findIndex((weight) => {
    reached += weight;
    return reached >= wanted && weight > 0;
  });
  return from + place;
};

/** Half the width of the middle 90 % of what may be drawn. */
export const halfWidth = (weights: Float64Array): number =>
  (drawFrom(weights, 0.95) - drawFrom(weights, 0.05)) / 2;
