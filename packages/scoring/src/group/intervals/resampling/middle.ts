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

/** Most figures take a few values only. */
const MOST_DIFFERENT = 24;

/** The different values in order with how often each occurs; null if there are many. */
const differentValues = (values: Float64Array) => {
  const found = new Float64Array(MOST_DIFFERENT);
  const counts = new Uint32Array(MOST_DIFFERENT);
  let different = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    let place = 0;
    while (place < different && found[place] !== value) place += 1;
    if (place === MOST_DIFFERENT) return null;
    if (place === different) {
      found[place] = value;
      different += 1;
    }
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return Array.from({ length: different }, (_, place) => ({
    value: found[place] ?? 0,
    count: counts[place] ?? 0,
  })).toSorted((a, b) => a.value - b.value);
};

/** Middle 95 % of a figure's replicates. Only the ends are put in order. */
export const middleOf = (replicates: Float64Array): Interval => {
  const last = replicates.length - 1;
  const [from, to] = [Math.round(TAIL * last), Math.round((1 - TAIL) * last)];
  const bins = differentValues(replicates);
  if (!bins) return [valueAt(replicates, from, 1), valueAt(replicates, last - to, -1)];
  const valueOfRank = (rank: number): number => {
    let passed = 0;
    return bins.find(({ count }) => (passed += count) > rank)?.value ?? Number.NaN;
  };
  return [valueOfRank(from), valueOfRank(to)];
};
