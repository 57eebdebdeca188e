import { AUDIT_LIMITS } from '@cadran/contract/codes';
import { perType, steppedScores } from '../../culture/culture-score.ts';
import type { GroupCulture } from '../group-culture.ts';
import { around } from '../intervals/interval.ts';
import type { Precision } from './published-figures.ts';

const SHARE_STEP = 1;

/**
 * Shares of leading types in whole percent that add up to 100, before anything reads them: screen, PDF, export and API
 * then write the same digits.
 */
export const shownCulture = (culture: GroupCulture, precision: Precision): GroupCulture => {
  const { intervals } = culture;
  if (!culture.dominant) return culture;
  const step = precision === 'protected' ? AUDIT_LIMITS.step : SHARE_STEP;
  const dominant = steppedScores(culture.dominant, step);
  const sure = intervals?.dominant;
  return {
    ...culture,
    dominant,
    intervals: intervals && {
      ...intervals,
      dominant: sure ? perType((type) => around(dominant[type], sure[type])) : null,
    },
  };
};
