/** Statistics of an installation's own data, from sums and counts, never from rows of people. */
export type { GroupSelection, GroupTable } from './handed-sums.ts';
export {
  type FairnessClass,
  type GroupedAnswers,
  type ItemFairness,
  itemFairness,
} from './item-fairness.ts';
export { addSums, covariances, type ItemSums, noSums, sumsOf } from './item-sums.ts';
export { type Norms, normsOf, percentile, percentileRank, type ScoreCounts } from './norms.ts';
export { readingSize } from './reading-size.ts';
export {
  type Interval,
  itemRestCorrelations,
  type Reliability,
  reliability,
} from './reliability.ts';
export { fisherTest, wilsonInterval } from './selection.ts';
