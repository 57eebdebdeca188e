import type { Interval } from './interval.ts';

/** Plain loops over rows of numbers: this runs for every group of a snapshot. */

const TAIL = 0.025;
/** Up to twice what was found is looked at. */
const MOST = 2;
const HALVINGS = 8;

/** With more different rows than this each is looked at as often as it occurs. */
const MOST_DIFFERENT = 32;

/** Different rows, and how often each occurs: medians of many people take few places. */
const differentRows = (rows: Float64Array, width: number) => {
  const all = { rows, counts: new Uint32Array(rows.length / width).fill(1) };
  const found = new Float64Array(MOST_DIFFERENT * width);
  const counts = new Uint32Array(MOST_DIFFERENT);
  let different = 0;
  const isSame = (place: number, from: number): boolean => {
    for (let at = 0; at < width; at += 1)
      if (found[place * width + at] !== rows[from + at]) return false;
    return true;
  };
  for (let from = 0; from < rows.length; from += width) {
    let place = 0;
    while (place < different && !isSame(place, from)) place += 1;
    if (place === MOST_DIFFERENT) return all;
    if (place === different) {
      found.set(rows.subarray(from, from + width), place * width);
      different += 1;
    }
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return { rows: found.subarray(0, different * width), counts: counts.subarray(0, different) };
};

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
  const { rows, counts } = differentRows(chances, width);
  const moved = new Float64Array(width);
  const sizeAt = (share: number, from: number, sign: 1 | -1): number => {
    for (let at = 0; at < width; at += 1)
      moved[at] = share * (found[at] ?? 0) + sign * (rows[from + at] ?? 0);
    return sizeOf(moved);
  };
  const isUsual = (share: number, direction: 1 | -1): boolean => {
    let count = 0;
    for (let place = 0; place < counts.length && count <= enough; place += 1) {
      const from = place * width;
      const often = counts[place] ?? 0;
      if (direction * (sizeAt(share, from, 1) - shown) >= 0) count += often;
      if (direction * (sizeAt(share, from, -1) - shown) >= 0) count += often;
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
