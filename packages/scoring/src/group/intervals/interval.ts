import { wilsonInterval } from '@cadran/evidence';

/** A 95 % interval around a figure (docs/method/audits.md#intervals). */
export type Interval = readonly [low: number, high: number];

const Z95 = 1.959964;

/** Of a figure with a standard error, kept within a scale. */
export const normalInterval = (
  value: number,
  error: number,
  [from, to]: Interval = [-Infinity, Infinity],
): Interval => [Math.max(from, value - Z95 * error), Math.min(to, value + Z95 * error)];

/** The standard error that half of an interval stands for. */
const errorOf = (distance: number): number => distance / Z95;

/** Of a share of so many people by Wilson, in percent: has a width even where nobody or everybody counts. */
export const shareInterval = (percent: number, people: number): Interval => {
  const [low, high] = wilsonInterval((percent / 100) * people, people);
  return [100 * low, 100 * high];
};

/** Between the figure and the side of the interval that faces a limit. */
export const errorTowards = (value: number, [low, high]: Interval, limit: number): number =>
  errorOf(limit < value ? value - low : high - value);

/** Of the difference `b - a` of two figures that were measured apart. */
export const differenceInterval = (
  a: number,
  [aLow, aHigh]: Interval,
  b: number,
  [bLow, bHigh]: Interval,
): Interval => [b - a - Math.hypot(b - bLow, aHigh - a), b - a + Math.hypot(bHigh - b, a - aLow)];

/** Rounded away from the figure, so that it says no more than the figure does. */
export const roundedOutwards = ([low, high]: Interval, step: number): Interval => [
  step * Math.floor(low / step + 1e-9),
  step * Math.ceil(high / step - 1e-9),
];

/** From the lower of two ends to the higher of the two others. */
export const hull = (one: Interval, other: Interval): Interval => [
  Math.min(one[0], other[0]),
  Math.max(one[1], other[1]),
];

/** Holds the figure, whatever rounding or resampling did. */
export const around = (value: number, interval: Interval): Interval =>
  hull([value, value], interval);
