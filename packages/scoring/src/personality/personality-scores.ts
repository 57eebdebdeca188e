import { FACETS, FACETS_OF, type Facet, type Trait, TRAITS } from '@cadran/contract/codes';
import { ENGINE_VERSION, type Versioned } from '../engine-version.ts';
import {
  type AnswerSheet,
  facetPlace,
  isFacet,
  keyedAnswer,
  type PersonalityItemKey,
} from './answer-sheet.ts';
import { PERSONALITY_NORMS, type PersonalityNorms } from './personality-norms.ts';
import { recordOf } from '../record-of.ts';
import { type TraitScore, traitScore } from './trait-score.ts';

export interface PersonalityMeasure extends Versioned {
  readonly norms: Pick<PersonalityNorms, 'version' | 'source' | 'provisional'>;
  readonly traits: Readonly<Record<Trait, TraitScore>>;
}

/** Six facets less their random error: a domain is measured better than a facet (scoring.md §3). */
export const DOMAIN_ERROR = 4;
export const FACET_ERROR = 6;

/** Raw sum of each facet's items, in the order of `FACETS`. */
const facetSums = (sheet: AnswerSheet, items: readonly PersonalityItemKey[]): number[] => {
  const sums = FACETS.map(() => 0);
  let i = 0;
  for (const { facet, reverse } of items) {
    const place = facetPlace(facet);
    sums[place] = (sums[place] ?? 0) + keyedAnswer(sheet[i] ?? 0, reverse);
    i += 1;
  }
  return sums;
};

/** Five domains and thirty facets as T scores (scoring.md §3). */
export const personalityOfSheet = (
  sheet: AnswerSheet,
  items: readonly PersonalityItemKey[],
  norms: PersonalityNorms = PERSONALITY_NORMS,
): PersonalityMeasure => {
  const sums = facetSums(sheet, items);
  const rawOf = (facet: Facet): number => sums[facetPlace(facet)] ?? 0;
  const scoreOf = (trait: Trait): TraitScore => {
    if (isFacet(trait)) return traitScore(rawOf(trait), norms.facets[trait], FACET_ERROR);
    let raw = 0;
    for (const facet of FACETS_OF[trait]) raw += rawOf(facet);
    return traitScore(raw, norms.domains[trait], DOMAIN_ERROR);
  };
  const { version, source, provisional } = norms;
  return {
    engineVersion: ENGINE_VERSION,
    norms: { version, source, provisional },
    traits: recordOf(TRAITS, scoreOf),
  };
};
