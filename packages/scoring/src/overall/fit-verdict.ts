import { type FitVerdict, LIMITS } from '@cadran/contract/codes';

/** Above 70 fits, above 50 can adapt (spec, section 4). Give it the displayed integer. */
export const fitVerdict = (percent: number): FitVerdict => {
  if (percent > LIMITS.fitsAbove) return 'fits';
  return percent > LIMITS.canAdaptAbove ? 'can_adapt' : 'does_not_fit';
};
