/**
 * Values with how many respondents have each, sorted by value: what a median needs
 * (docs/method/audits.md#group-figures).
 */
export interface Bin {
  readonly value: number;
  readonly count: number;
}
export type Histogram = readonly Bin[];

export const histogramOf = (bins: Iterable<Bin>): Histogram => {
  const counts = new Map<number, number>();
  for (const { value, count } of bins) {
    if (count > 0) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => a.value - b.value);
};

const sizeOf = (histogram: Histogram): number =>
  histogram.reduce((total, bin) => total + bin.count, 0);

/** The value of rank `position` (from 0) among all respondents in order. */
const valueAt = (histogram: Histogram, position: number): number => {
  let passed = 0;
  for (const { value, count } of histogram) {
    passed += count;
    if (position < passed) return value;
  }
  return Number.NaN;
};

/** Quantile of type 7 (linear between ranks); NaN for nobody. */
export const quantile = (histogram: Histogram, p: number): number => {
  const position = (sizeOf(histogram) - 1) * p;
  const rank = Math.floor(position);
  const low = valueAt(histogram, rank);
  const share = position - rank;
  return share === 0 ? low : low + share * (valueAt(histogram, rank + 1) - low);
};

/** The median of plain numbers. */
export const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return median(sorted.map((value) => ({ value, count: 1 })));
};

/** Mean of the middle two when the number is even, which is what type 7 gives. */
export const median = (histogram: Histogram): number => quantile(histogram, 0.5);
