import {
  type Domain,
  DOMAINS,
  type Facet,
  FACETS,
  FACETS_OF,
  T_SCALE,
} from '@cadran/contract/codes';
import type { TraitIntervals } from '../../personality/matching/interval-fit.ts';
import { PERSONALITY_NORMS } from '../../personality/personality-norms.ts';
import { keyedAnswer, type PersonalityItemKey } from '../../personality/answer-sheet.ts';
import { recordOf } from '../../record-of.ts';
import { normal, type Random, toScale } from '../random.ts';

/** Share of an item's variance that is its facet, before the answer is put on five steps. */
export const ITEM_COMMUNALITY = 0.45;
/** Share of a facet's variance that is its domain. */
const FACET_COMMUNALITY = 0.4;
const ITEMS_PER_FACET = 4;

/** Spread of one answer such that the facet's sum has the spread of the norms. */
export const itemSpread = (facet: Facet): number =>
  PERSONALITY_NORMS.facets[facet].sd /
  Math.sqrt(ITEMS_PER_FACET * (1 + (ITEMS_PER_FACET - 1) * ITEM_COMMUNALITY));

/** Centre of a trait's target interval in standard deviations from the mean; 0 without one. */
const targetOf = (intervals: TraitIntervals | null, trait: Domain | Facet): number => {
  const interval = intervals?.[trait];
  if (!interval) return 0;
  return ((interval.min + interval.max) / 2 - T_SCALE.mean) / T_SCALE.sd;
};

const mix = (shared: number, share: number, random: Random): number =>
  Math.sqrt(share) * shared + Math.sqrt(1 - share) * normal(random);

/** A person's latent facet scores, in standard deviations from the mean. */
export const latentFacets = (
  random: Random,
  intervals: TraitIntervals | null,
  affinity: number,
): Record<Facet, number> => {
  const domains = recordOf(
    DOMAINS,
    (domain) => affinity * targetOf(intervals, domain) + normal(random),
  );
  const domainOf = new Map<Facet, Domain>(
    DOMAINS.flatMap((domain) => FACETS_OF[domain].map((facet) => [facet, domain] as const)),
  );
  return recordOf(FACETS, (facet) => {
    const shared = domains[domainOf.get(facet) ?? 'openness'];
    return affinity * targetOf(intervals, facet) + mix(shared, FACET_COMMUNALITY, random);
  });
};

/** Honest answers for these latent scores, with measurement noise. */
export const answerPersonality = (
  random: Random,
  facets: Readonly<Record<Facet, number>>,
  items: readonly PersonalityItemKey[],
): Record<string, number> => {
  const answers: Record<string, number> = {};
  for (const { id, facet, reverse } of items) {
    const felt = mix(facets[facet], ITEM_COMMUNALITY, random);
    const mean = PERSONALITY_NORMS.facets[facet].mean / ITEMS_PER_FACET;
    answers[id] = keyedAnswer(toScale(mean + itemSpread(facet) * felt, 1, 5), reverse);
  }
  return answers;
};
