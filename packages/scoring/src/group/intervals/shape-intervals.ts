import { CULTURE_DIMENSIONS, CULTURE_TYPES } from '@cadran/contract/codes';
import { recordOf } from '../../record-of.ts';
import type { PerDimension } from '../culture-shape.ts';
import type { Interval } from './interval.ts';
import { turnedInterval } from './turned-interval.ts';

const TYPES = CULTURE_TYPES.length;
const DIMENSIONS = CULTURE_DIMENSIONS.length;
/** Four bars for each dimension, one dimension after the other. */
export const DIMENSION_BARS = TYPES * DIMENSIONS;

/** What is missing to a congruence of 100 (scoring.md §9). */
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

const chancesOf = (own: Float64Array, replicates: Float64Array): Float64Array =>
  replicates.map((value, place) => value - (own[place % own.length] ?? 0));

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

/** Where the four bars of the first dimension are, for each row of bars. */
const firstBarAt = (place: number): number =>
  Math.floor(place / TYPES) * DIMENSION_BARS + (place % TYPES);

/** The mean of all dimensions, for each row of bars. */
const meansOf = (rows: Float64Array): Float64Array =>
  new Float64Array(rows.length / DIMENSIONS).map((_, place) => {
    const from = firstBarAt(place);
    let sum = 0;
    for (let at = from; at < from + DIMENSION_BARS; at += TYPES) sum += rows[at] ?? 0;
    return sum / DIMENSIONS;
  });

/** How far the four bars of one dimension lie from the mean of all, for each row of bars. */
const distancesToMean = (
  rows: Float64Array,
  means: Float64Array,
  dimension: number,
): Float64Array =>
  means.map((mean, place) => (rows[firstBarAt(place) + dimension * TYPES] ?? 0) - mean);

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
