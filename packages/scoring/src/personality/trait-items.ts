import { FACETS_OF, type Trait } from '@cadran/contract/codes';
import { facetPlace, isFacet } from './answer-sheet.ts';

const FACET_ITEMS = 4;
/** A facet needs 3 of its 4 items, a domain 20 of its 24 (docs/method/scores.md#personality). */
export const FACET_ANSWERED = 3;
export const DOMAIN_ANSWERED = 20;

/** The places in `FACETS` of the facets that a trait is made of. */
export const placesOf = (trait: Trait): readonly number[] =>
  isFacet(trait) ? [facetPlace(trait)] : FACETS_OF[trait].map(facetPlace);

/** How many items a trait has: 4 or 24. */
export const itemsOf = (trait: Trait): number => FACET_ITEMS * placesOf(trait).length;

export const answersNeeded = (trait: Trait): number =>
  isFacet(trait) ? FACET_ANSWERED : DOMAIN_ANSWERED;
