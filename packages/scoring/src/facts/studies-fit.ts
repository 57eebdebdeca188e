import type { Degree } from '@cadran/contract/codes';
import { DEGREE_ECTS } from '@cadran/instruments/reference/degrees';
import { type Fit, fit } from '../engine-version.ts';

const ECTS_PER_YEAR = 60;
export const LOSS_PER_YEAR = 0.25;

export interface StudiesFitComponents {
  readonly required: Degree;
  readonly given: Degree | 'none';
  /** Null without a degree of the list. */
  readonly missingYears: number | null;
}

/** How near the highest degree comes to the required one (docs/method/scores.md#facts); no degree earns nothing. */
export const studiesFit = (required: Degree, given: Degree | 'none'): Fit<StudiesFitComponents> => {
  if (given === 'none') return fit(0, { required, given, missingYears: null });
  const missingYears = Math.max(0, DEGREE_ECTS[required] - DEGREE_ECTS[given]) / ECTS_PER_YEAR;
  return fit(100 * Math.max(0, 1 - LOSS_PER_YEAR * missingYears), {
    required,
    given,
    missingYears,
  });
};
