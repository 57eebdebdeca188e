/**
 * Scores live on a grid of fractions that doubles hold only nearly: a gap of exactly 10 may come out
 * as 9.999999999999998. A threshold therefore has the tolerance of docs/method/scores.md#shared-rules.
 */
export const TOLERANCE = 1e-9;

export const isBelow = (x: number, limit: number): boolean => x < limit - TOLERANCE;

export const isAbove = (x: number, limit: number): boolean => x > limit + TOLERANCE;
