/** Two sums closer than this to cancelling each other are looked at exactly. */
const TOLERANCE = 1e-7;

/** Indices into `sums`; without the second, the first is zero by itself. */
type Visit = (first: number, second?: number) => boolean;

/** Visits every sum that is zero and every two that cancel, until a visit says that it is enough. */
export const visitZeroSums = (sums: readonly number[], visit: Visit): boolean => {
  const sizeOf = (place: number): number => Math.abs(sums[place] ?? 0);
  const bySize = Uint32Array.from(sums.keys()).toSorted((a, b) => sizeOf(a) - sizeOf(b));
  return bySize.some((first, place) => {
    if (sizeOf(first) < TOLERANCE && visit(first)) return true;
    for (const second of bySize.subarray(place + 1)) {
      if (sizeOf(second) - sizeOf(first) > TOLERANCE) return false;
      const total = (sums[first] ?? 0) + (sums[second] ?? 0);
      if (Math.abs(total) < TOLERANCE && visit(first, second)) return true;
    }
    return false;
  });
};
