import { creditAt, distanceTo } from '../../personality/matching/interval-chance.ts';
import { FACETS } from '@cadran/contract/codes';
import type { FacetAnswers } from '../../personality/facet-answers.ts';
import {
  answeredTarget,
  intervalScore,
  type PersonalityTarget,
} from '../../personality/matching/interval-fit.ts';
import { PERSONALITY_NORMS, type PersonalityNorms } from '../../personality/personality-norms.ts';
import type { PersonalityMeasure } from '../../personality/personality-scores.ts';
import { placesOf } from '../../personality/trait-items.ts';
import { workingT } from '../../personality/matching/working-t.ts';

/**
 * Facet sums with the noise of as many items as were answered; domains are sums of their facets
 * (docs/method/certainty.md#noise).
 */
export const noisyPersonality = (
  measure: PersonalityMeasure,
  { sums, answered, deviation }: FacetAnswers,
  target: PersonalityTarget,
  normal: () => number,
  norms: PersonalityNorms = PERSONALITY_NORMS,
): (() => number) => {
  const { required, weight, anchor } = answeredTarget(measure, target);
  const compared = required.map((requirement) => {
    const places = placesOf(requirement.trait);
    const count = places.reduce((total, place) => total + (answered[place] ?? 0), 0);
    return { ...requirement, places, count };
  });
  const noise = answered.map((count) => deviation * Math.sqrt(count));
  const drawn = new Float64Array(FACETS.length);
  return () => {
    for (let place = 0; place < drawn.length; place += 1)
      drawn[place] = (sums[place] ?? 0) + (noise[place] ?? 0) * normal();
    let earned = 0;
    for (const { trait, interval, weight: own, places, count } of compared) {
      let total = 0;
      for (const place of places) total += drawn[place] ?? 0;
      earned += own * creditAt(distanceTo(interval, workingT(trait, total / count, norms)));
    }
    return intervalScore(earned / weight, anchor);
  };
};
