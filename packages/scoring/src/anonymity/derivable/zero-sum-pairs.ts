/** Two sums closer than this to cancelling each other are looked at exactly. */
const TOLERANCE = 1e-7;
const BUCKETS_PER_UNIT = 1e6;

/** Indices into `sums`: the second is -1 for a sum that is zero by itself. */
type Visit = (first: number, second: number) => boolean;

const cellOf = (sum: number): number => Math.floor(sum * BUCKETS_PER_UNIT);

const bucketOf = (cell: number, mask: number): number =>
  (Math.imul(cell | 0, 0x9e3779b1) >>> 7) & mask;

/** Chains of sums by bucket, so that the few that may cancel a given one are found at once. */
const chain = (sums: readonly number[]): { heads: Int32Array; next: Int32Array; mask: number } => {
  let size = 16;
  while (size < 2 * sums.length) size *= 2;
  const mask = size - 1;
  const heads = new Int32Array(size).fill(-1);
  const next = new Int32Array(sums.length);
  for (const [i, sum] of sums.entries()) {
    const bucket = bucketOf(cellOf(sum), mask);
    next[i] = heads[bucket] ?? -1;
    heads[bucket] = i;
  }
  return { heads, next, mask };
};

/** Visits every sum that is zero and every two that cancel, until a visit says that it is enough. */
export const visitZeroSums = (sums: readonly number[], visit: Visit): boolean => {
  const { heads, next, mask } = chain(sums);
  for (const [first, sum] of sums.entries()) {
    if (Math.abs(sum) < TOLERANCE && visit(first, -1)) return true;
    for (const near of [-1, 0, 1]) {
      const bucket = bucketOf(cellOf(-sum) + near, mask);
      for (let second = heads[bucket] ?? -1; second >= 0; second = next[second] ?? -1) {
        if (second <= first || Math.abs(sum + (sums[second] ?? 0)) >= TOLERANCE) continue;
        if (visit(first, second)) return true;
      }
    }
  }
  return false;
};
