import { CULTURE_DIMENSIONS, CULTURE_TYPES } from '@cadran/contract/codes';
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
  replicates.map((drawn, at) => drawn - (own[at % own.length] ?? 0));

/** From the bars of all dimensions, and a row of them for each replicate. */
export const congruenceInterval = (bars: Float64Array, replicates: Float64Array): Interval => {
  const [low, high] = turnedInterval(bars, chancesOf(bars, replicates), incongruence);
  return [Math.max(0, 100 - high), 100 - low];
};

const length = (row: Float64Array): number => Math.hypot(row[0] ?? 0, row[1] ?? 0);

/** Of the distance between two points, from their differences on both axes. */
export const distanceInterval = (difference: Float64Array, replicates: Float64Array): Interval =>
  turnedInterval(difference, chancesOf(difference, replicates), length);
