import { type Trait, TRAITS } from '@cadran/contract/codes';
import { ENGINE_VERSION, type Versioned } from '../engine-version.ts';
import { recordOf } from '../record-of.ts';
import type { ComparedTraits } from './adopted-norms.ts';
import type { FacetAnswers } from './facet-answers.ts';
import { answersNeeded, placesOf } from './trait-items.ts';

/** Where a person lies on the scale people answered, 1 to 5 (docs/method/scores.md#personality). */
export interface TraitPosition {
  /** Mean of the answered items, reverse-keyed ones turned. */
  readonly position: number;
  /** Half-width of what is probable, from the person's own consistency. */
  readonly margin: number;
  readonly answered: number;
}

export interface PersonalityMeasure extends Versioned {
  /** Null where too few items were answered. */
  readonly traits: Readonly<Record<Trait, TraitPosition | null>>;
  readonly missing: readonly Trait[];
  /** Pooled deviation of the items around their facet. */
  readonly itemDeviation: number;
  /** Only where the campaign has adopted norms (docs/method/evidence.md). */
  readonly compared?: ComparedTraits | undefined;
}

/** The interval shown reaches from the 10th to the 90th percentile, as that of a score does. */
export const MARGIN_DEVIATIONS = 1.2816;

/** Five domains and thirty facets as positions (docs/method/scores.md#personality). */
export const personalityOfFacets = ({
  sums,
  answered,
  deviation,
}: FacetAnswers): PersonalityMeasure => {
  const traits = recordOf(TRAITS, (trait): TraitPosition | null => {
    let total = 0;
    let count = 0;
    for (const place of placesOf(trait)) {
      total += sums[place] ?? 0;
      count += answered[place] ?? 0;
    }
    if (count < answersNeeded(trait)) return null;
    const margin = (MARGIN_DEVIATIONS * deviation) / Math.sqrt(count);
    return { position: total / count, margin, answered: count };
  });
  return {
    engineVersion: ENGINE_VERSION,
    traits,
    missing: TRAITS.filter((trait) => traits[trait] === null),
    itemDeviation: deviation,
  };
};
