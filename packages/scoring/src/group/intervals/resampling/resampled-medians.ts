import type { MedianValues } from './median-thresholds.ts';

/** How the medians of a resample are read off its counts. */
export interface MedianReader {
  /** Writes all medians. `counts`: people of the resample at or below each threshold. */
  read(counts: Uint8Array, medians: Float64Array): void;
}

/**
 * Of a group of `people`, `drawn` are drawn. If that is fewer, how far the share below a threshold moves is scaled by
 * √(drawn/people) before the median is read: medians lie on a grid, so that scaling the median itself would make up
 * values in between and miss the next step. Comparing with a limit for each threshold is the same, solved for the count.
 */
export const createMedianReader = (
  medians: readonly MedianValues[],
  /** Share at or below each threshold among those who are drawn from. */
  baseShares: Float64Array,
  people: number,
  drawn: number,
): MedianReader => {
  const scale = Math.sqrt(people / drawn);
  const [lower, upper] = [Math.floor((people - 1) / 2) + 0.5, Math.floor(people / 2) + 0.5];
  const shares = Float64Array.from(medians.flatMap(({ sharesUpTo }) => sharesUpTo));
  const limitOf = (rank: number) => (share: number, threshold: number) =>
    (rank - people * share) / scale + drawn * (baseShares[threshold] ?? share);
  const lowLimits = shares.map(limitOf(lower));
  const highLimits = shares.map(limitOf(upper));
  const values = Float64Array.from(medians.flatMap((median) => median.values));
  const lengths = Uint16Array.from(medians, ({ sharesUpTo }) => sharesUpTo.length);
  return {
    read: (counts, out) => {
      let threshold = 0;
      let first = 0;
      for (let median = 0; median < lengths.length; median += 1) {
        const length = lengths[median] ?? 0;
        let low = first;
        let high = first;
        for (const end = threshold + length; threshold < end; threshold += 1) {
          const count = counts[threshold] ?? 0;
          if (count < (lowLimits[threshold] ?? 0)) low += 1;
          if (count < (highLimits[threshold] ?? 0)) high += 1;
        }
        out[median] = ((values[low] ?? 0) + (values[high] ?? 0)) / 2;
        first += length + 1;
      }
    },
  };
};
