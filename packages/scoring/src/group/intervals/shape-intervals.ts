import { CULTURE_DIMENSIONS, CULTURE_TYPES } from '@cadran/contract/codes';
import { recordOf } from '../../record-of.ts';
import type { PerDimension } from '../culture-shape.ts';
import type { Interval } from './interval.ts';
import { turnedInterval } from './turned-interval.ts';

const TYPES = CULTURE_TYPES.length;
const DIMENSIONS = CULTURE_DIMENSIONS.length;
/** Four bars for each dimension, one dimension after the other. */
export const DIMENSION_BARS = TYPES * DIMENSIONS;

/** What is missing to a congruence of 100 (docs/method/audits.md#intervals). */
const incongruence = (bars: Float64Array): number => {
  let total = 0;
  for (let type = 0; type < TYPES; type += 1) {
    let sum = 0;
    for (let at = type; at < DIMENSION_BARS; at += TYPES) sum += bars[at] ?? 0;
    for (let at = type; at < DIMENSION_BARS; at += TYPES)
      total += Math.abs((bars[at] ?? 0) - sum / DIMENSIONS);
  }
  return total / DIMENSIONS;
};

const chancesOf = (own: Float64Array, replicates: Float64Array): Float64Array => {
  const chances = new Float64Array(replicates.length);
  for (let from = 0; from < replicates.length; from += own.length)
    for (let at = 0; at < own.length; at += 1)
      chances[from + at] = (replicates[from + at] ?? 0) - (own[at] ?? 0);
  return chances;
};

/** From the bars of all dimensions, and a row of them for each replicate. */
export const congruenceInterval = (bars: Float64Array, replicates: Float64Array): Interval => {
  const [low, high] = turnedInterval(bars, chancesOf(bars, replicates), incongruence);
  return [Math.max(0, 100 - high), 100 - low];
};

const length = (row: Float64Array): number => Math.hypot(row[0] ?? 0, row[1] ?? 0);

/** Of the distance between two points, from their differences on both axes. */
export const distanceInterval = (difference: Float64Array, replicates: Float64Array): Interval =>
  turnedInterval(difference, chancesOf(difference, replicates), length);

const halfSum = (row: Float64Array): number => {
  let total = 0;
  for (let at = 0; at < row.length; at += 1) total += Math.abs(row[at] ?? 0);
  return total / 2;
};

/** Of half the sum of four differences: the total gap, or the deviation of a dimension. */
export const halfSumInterval = (differences: Float64Array, replicates: Float64Array): Interval =>
  turnedInterval(differences, chancesOf(differences, replicates), halfSum);

/** The mean of all dimensions, for each row of bars. */
const meansOf = (rows: Float64Array): Float64Array => {
  const means = new Float64Array(rows.length / DIMENSIONS);
  for (let from = 0, place = 0; from < rows.length; from += DIMENSION_BARS)
    for (let type = from; type < from + TYPES; type += 1, place += 1) {
      let sum = 0;
      for (let at = type; at < from + DIMENSION_BARS; at += TYPES) sum += rows[at] ?? 0;
      means[place] = sum / DIMENSIONS;
    }
  return means;
};

/** How far the four bars of one dimension lie from the mean of all, for each row of bars. */
const distancesToMean = (
  rows: Float64Array,
  means: Float64Array,
  dimension: number,
): Float64Array => {
  const distances = new Float64Array(means.length);
  for (let from = dimension * TYPES, place = 0; from < rows.length; from += DIMENSION_BARS)
    for (let at = from; at < from + TYPES; at += 1, place += 1)
      distances[place] = (rows[at] ?? 0) - (means[place] ?? 0);
  return distances;
};

/** Of each dimension's deviation, from the same bars as congruence. */
export const deviationIntervals = (
  bars: Float64Array,
  replicates: Float64Array,
): PerDimension<Interval> => {
  const [own, drawn] = [meansOf(bars), meansOf(replicates)];
  return recordOf(CULTURE_DIMENSIONS, (_, dimension) =>
    halfSumInterval(
      distancesToMean(bars, own, dimension),
      distancesToMean(replicates, drawn, dimension),
    ),
  );
};
