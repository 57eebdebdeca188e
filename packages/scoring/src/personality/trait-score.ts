import { AVERAGE_BAND, T_SCALE } from '@cadran/contract/codes';
import { normalShareBelow } from '../arithmetic/normal-distribution.ts';
import { isAbove, isBelow } from '../arithmetic/thresholds.ts';
import type { Norm } from './personality-norms.ts';

export type TraitBand = 'low' | 'average' | 'high';

export interface TraitScore {
  readonly raw: number;
  readonly t: number;
  /** T as drawn: within 20–80. */
  readonly shownT: number;
  readonly percentile: number;
  readonly band: TraitBand;
  /** Half-width, in T, of the interval a report draws around the score. */
  readonly error: number;
}

export const clampT = (t: number): number => Math.min(T_SCALE.max, Math.max(T_SCALE.min, t));

const bandOf = (t: number): TraitBand => {
  if (isBelow(t, AVERAGE_BAND.min)) return 'low';
  return isAbove(t, AVERAGE_BAND.max) ? 'high' : 'average';
};

/** Share of the reference below a T score, in whole percents from 1 to 99. */
export const percentileOfT = (t: number): number => {
  const percent = Math.round(100 * normalShareBelow((t - T_SCALE.mean) / T_SCALE.sd));
  return Math.min(99, Math.max(1, percent));
};

export const traitScore = (raw: number, norm: Norm, error: number): TraitScore => {
  const t = T_SCALE.mean + (T_SCALE.sd * (raw - norm.mean)) / norm.sd;
  return { raw, t, shownT: clampT(t), percentile: percentileOfT(t), band: bandOf(t), error };
};
