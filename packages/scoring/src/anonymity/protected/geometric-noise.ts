import { EPSILON } from './exponential-quantile.ts';

/** One person moves two counts by one each, so that each gets half of the budget. */
const ALPHA = Math.exp(-EPSILON / 2);
/** Rarer than one in 10^20. */
const FARTHEST = 50;

const cumulative = (k: number): number =>
  k < 0 ? ALPHA ** -k / (1 + ALPHA) : 1 - ALPHA ** (k + 1) / (1 + ALPHA);

/**
 * Two-sided geometric noise, P(k) = (1-α)/(1+α) α^|k|, by its inverse distribution (docs/method/audits.md#protection).
 */
export const geometricNoise = (u: number): number => {
  let k = -FARTHEST;
  while (cumulative(k) < u) k += 1;
  return k;
};

/** The variance of that noise. */
export const NOISE_VARIANCE = (2 * ALPHA) / (1 - ALPHA) ** 2;
