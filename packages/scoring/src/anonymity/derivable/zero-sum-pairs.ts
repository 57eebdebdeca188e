/** Two sums closer than this to cancelling each other are looked at exactly. */
const TOLERANCE = 1e-7;

/** Indices into `sums`; without the second, the first is zero by itself. */
type Visit = (first: number, second?: number) => boolean;

const bucketOf = (sum: number): number => Math.round(sum / TOLERANCE);

/** Visits every sum that is zero and every two that cancel, until a visit says that it is enough. */
export const visitZeroSums = (sums: readonly number[], visit: Visit): boolean => {
  const buckets = Map.groupBy(sums.entries(), ([, sum]) => bucketOf(sum));
  return sums.some((sum, first) => {
    const cancels = ([second, other]: readonly [number, number]): boolean =>
      second > first && Math.abs(sum + other) < TOLERANCE && visit(first, second);
    if (Math.abs(sum) < TOLERANCE && visit(first)) return true;
    // Two that cancel may lie on either side of a bucket's border.
    return [-1, 0, 1].some((near) => buckets.get(bucketOf(-sum) + near)?.some(cancels));
  });
};
