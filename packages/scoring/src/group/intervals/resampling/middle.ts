import type { Interval } from '../interval.ts';

const TAIL = 0.025;

/** The value that has `place` smaller ones; with the sign -1 the one that has so many larger ones. */
const valueAt = (values: Float64Array, place: number, sign: 1 | -1): number => {
  /** The smallest values seen so far, in order. */
  const smallest = new Float64Array(place + 1).fill(Infinity);
  let limit = Infinity;
  for (let at = 0; at < values.length; at += 1) {
    const value = sign * (values[at] ?? 0);
    if (value >= limit) continue;
    let to = place;
    for (; to > 0 && (smallest[to - 1] ?? 0) > value; to -= 1) smallest[to] = smallest[to - 1] ?? 0;
    smallest[to] = value;
    limit = smallest[place] ?? 0;
  }
  return sign * limit;
};

/** Middle 95 % of a figure's replicates. Only the ends are put in order. */
export const middleOf = (replicates: Float64Array): Interval => {
  const last = replicates.length - 1;
  return [
    valueAt(replicates, Math.round(TAIL * last), 1),
    valueAt(replicates, last - Math.round((1 - TAIL) * last), -1),
  ];
};
