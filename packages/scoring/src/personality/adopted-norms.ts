import { type Language, T_SCALE, type Trait, TRAITS } from '@cadran/contract/codes';
import { normsOf, percentileRank, type ScoreCounts } from '@cadran/evidence';
import { recordOf } from '../record-of.ts';
import { isFacet } from './answer-sheet.ts';
import { normOf, tOfRaw } from './matching/working-t.ts';
import type { Norm, PersonalityNorms } from './personality-norms.ts';
import { itemsOf } from './trait-items.ts';

/** Norms of our own: raw sums of each trait with how many people have them (docs/method/evidence.md#norms). */
export interface AdoptedNorms {
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly people: number;
  readonly adoptedAt: string;
  readonly counts: Readonly<Record<Trait, readonly (readonly [sum: number, people: number])[]>>;
}

/** What is said of adopted norms beside every figure they give. */
export type AdoptedNormsName = Omit<AdoptedNorms, 'counts'>;

const scoreCounts = ({ counts }: AdoptedNorms, trait: Trait): ScoreCounts =>
  counts[trait].map(([value, count]) => ({ value, count }));

/** Mean and deviation of raw sums, for matching. */
export const normsOfAdopted = (adopted: AdoptedNorms): PersonalityNorms => {
  const norm = (trait: Trait): Norm => {
    const { mean, deviation } = normsOf(scoreCounts(adopted, trait));
    return { mean, sd: deviation };
  };
  const all = recordOf(TRAITS, norm);
  return {
    version: adopted.id,
    source: adopted.name,
    provisional: false,
    domains: all,
    facets: all,
  };
};

/** Low below 45, high above 55 (docs/method/scores.md#personality). */
const BANDS = { low: 45, high: 55 };
export type TraitBand = 'low' | 'average' | 'high';
const PERCENTILES = { min: 1, max: 99 };

export interface ComparedTrait {
  /** Within 20–80. */
  readonly t: number;
  readonly percentile: number;
  readonly band: TraitBand;
}

/** How a person compares with the people of adopted norms. */
export interface ComparedTraits {
  readonly norms: AdoptedNormsName;
  /** Means and deviations, to place targets on the scale of positions. */
  readonly reference: PersonalityNorms;
  readonly traits: Readonly<Record<Trait, ComparedTrait | null>>;
}

const within = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, value));

const bandOf = (t: number): TraitBand =>
  t < BANDS.low ? 'low' : t > BANDS.high ? 'high' : 'average';

export const compareTraits = (
  positions: Readonly<Record<Trait, { readonly position: number } | null>>,
  adopted: AdoptedNorms,
): ComparedTraits => {
  const { counts: _, ...norms } = adopted;
  const figures = normsOfAdopted(adopted);
  return {
    norms,
    reference: figures,
    traits: recordOf(TRAITS, (trait): ComparedTrait | null => {
      const at = positions[trait];
      if (!at) return null;
      const raw = at.position * itemsOf(trait);
      const t = within(tOfRaw(raw, normOf(trait, figures)), T_SCALE);
      const rank = Math.round(100 * percentileRank(scoreCounts(adopted, trait), raw));
      return { t, percentile: within(rank, PERCENTILES), band: bandOf(t) };
    }),
  };
};

/** Standard error of T: 4 for a domain, 6 for a facet (docs/method/scores.md#personality). */
export const errorOfT = (trait: Trait): number => (isFacet(trait) ? 6 : 4);
