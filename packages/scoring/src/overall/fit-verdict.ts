import { LIMITS, type Verdict } from '@cadran/contract/codes';

/** Above 70 fits, above 50 can adapt (spec, section 4). Give it the displayed integer. */
export const fitVerdict = (percent: number): Exclude<Verdict, 'insufficient_basis'> => {
  if (percent > LIMITS.fitsAbove) return 'fits';
  return percent > LIMITS.canAdaptAbove ? 'can_adapt' : 'does_not_fit';
};

export const NEAR = 3;
export type VerdictLimit = typeof LIMITS.fitsAbove | typeof LIMITS.canAdaptAbove;

/** The limit of a verdict that a displayed score lies within ±3 of (scoring.md §5). */
export const nearLimit = (percent: number): VerdictLimit | null =>
  [LIMITS.fitsAbove, LIMITS.canAdaptAbove].find((limit) => Math.abs(percent - limit) <= NEAR) ??
  null;
