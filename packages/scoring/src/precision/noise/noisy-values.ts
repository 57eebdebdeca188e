import { calibrate, shrunkenCosine } from '../../arithmetic/similarity.ts';
import { mean } from '../../arithmetic/vectors.ts';
import { ANCHOR, comparedValues } from '../../values/values-fit.ts';
import type { PerValue, ValuesMeasure } from '../../values/values-score.ts';

/**
 * Each value with the noise of a mean of its answered items, centred and scored again (docs/method/certainty.md#noise).
 */
export const noisyValues = (
  measure: ValuesMeasure,
  targetRatings: PerValue<number>,
  normal: () => number,
): (() => number) => {
  const { values, target, floor } = comparedValues(measure, targetRatings);
  const ratings = values.map((value) => measure.ratings[value] ?? 0);
  const deviation = measure.itemDeviation;
  const noise = values.map((value) => deviation / Math.sqrt(measure.answered[value]));
  const profile = new Float64Array(values.length);
  return () => {
    for (let place = 0; place < profile.length; place += 1)
      profile[place] = (ratings[place] ?? 0) + (noise[place] ?? 0) * normal();
    const own = mean(profile);
    for (let place = 0; place < profile.length; place += 1)
      profile[place] = (profile[place] ?? 0) - own;
    return calibrate(shrunkenCosine(profile, target, floor), ANCHOR);
  };
};
