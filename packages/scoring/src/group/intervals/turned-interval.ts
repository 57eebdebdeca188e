import type { Interval } from './interval.ts';

/** Plain loops over rows of numbers: this runs for every group of a snapshot. */

const TAIL = 0.025;
/** Up to twice what was found is looked at. */
const MOST = 2;
const HALVINGS = 8;

/** The size of one row of numbers; twice the row has twice the size. */
type SizeOf = (row: Float64Array) => number;

/**
 * Of a size that chance adds to, such as a distance or the sum of differences: resampling adds the same chance once
 * more, so that the middle of the replicates misses the truth, the more so the fewer people answer. So the question is
 * turned around: the interval holds every share of what was found for which groups where that is the truth would show
 * a size as large as the one found, and as small, in more than 2.5 % of the cases. `chances` has a row for each
 * replicate: how far chance moved what was found; it moves it as much in the other direction.
 */
export const turnedInterval = (
  found: Float64Array,
  chances: Float64Array,
  sizeOf: SizeOf,
): Interval => {
  const width = found.length;
  const shown = sizeOf(found);
  const enough = (2 * TAIL * chances.length) / width;
  const moved = new Float64Array(width);
  const sizeAt = (share: number, from: number, sign: 1 | -1): number => {
    for (let at = 0; at < width; at += 1)
      moved[at] = share * (found[at] ?? 0) + sign * (chances[from + at] ?? 0);
    return sizeOf(moved);
  };
  const isUsual = (share: number, direction: 1 | -1): boolean => {
    let count = 0;
    for (let from = 0; from < chances.length && count <= enough; from += width) {
      if (direction * (sizeAt(share, from, 1) - shown) >= 0) count += 1;
      if (direction * (sizeAt(share, from, -1) - shown) >= 0) count += 1;
    }
    return count > enough;
  };
  /** The last usual share on the way from what was found to an end. */
  const furthest = (end: number, direction: 1 | -1): number => {
    if (isUsual(end, direction)) return end;
    let [usual, unusual] = [1, end];
    for (let step = 0; step < HALVINGS; step += 1) {
      const between = (usual + unusual) / 2;
      if (isUsual(between, direction)) usual = between;
      else unusual = between;
    }
    return usual;
  };
  return [shown * furthest(0, 1), shown * furthest(MOST, -1)];
};
