import { CULTURE_TYPES } from '@cadran/contract/codes';
import { calibrate, shrunkenCosine } from '../../arithmetic/similarity.ts';
import { ANCHOR, cultureFloor } from '../../culture/culture-fit.ts';
import type { CultureMeasure } from '../../culture/culture-measure.ts';
import {
  type CultureScores,
  fromNeutral,
  NEUTRAL,
  scoreOfRankSum,
} from '../../culture/culture-score.ts';
import { clicksOf, rankSumOfClicks } from '../../culture/rank-sums.ts';
import type { Uniform } from './replicates.ts';

/** Clicks drawn anew from (count + 1)/(situations + 4), then scored (docs/method/certainty.md#noise). */
export const noisyCulture = (
  { situations, rankSums }: CultureMeasure,
  target: CultureScores,
  uniform: Uniform,
): (() => number) => {
  const desired = fromNeutral(target);
  const floor = cultureFloor(situations);
  const counts = CULTURE_TYPES.map((type) => clicksOf(rankSums.sums[type], situations));
  const pulls = counts.map((count) => (count + 1) / (situations + CULTURE_TYPES.length));
  const drawn = new Float64Array(CULTURE_TYPES.length);
  const profile = new Float64Array(CULTURE_TYPES.length);
  return () => {
    drawn.fill(0);
    for (let click = 0; click < situations; click += 1) {
      let left = uniform();
      let type = 0;
      while (type < pulls.length - 1 && left >= (pulls[type] ?? 0)) {
        left -= pulls[type] ?? 0;
        type += 1;
      }
      drawn[type] = (drawn[type] ?? 0) + 1;
    }
    for (let type = 0; type < drawn.length; type += 1) {
      const rankSum = rankSumOfClicks(drawn[type] ?? 0, situations);
      profile[type] = scoreOfRankSum(rankSum, situations) - NEUTRAL;
    }
    return calibrate(shrunkenCosine(profile, desired, floor), ANCHOR);
  };
};
