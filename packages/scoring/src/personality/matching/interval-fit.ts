import { type Domain, DOMAINS, FACETS_OF, type Trait, TRAITS } from '@cadran/contract/codes';
import { type Fit, fit } from '../../engine-version.ts';
import { isFacet } from '../answer-sheet.ts';
import {
  chanceOf,
  creditAt,
  distanceTo,
  isRequired,
  type TraitInterval,
} from './interval-chance.ts';
import { type NormsName, PERSONALITY_NORMS, type PersonalityNorms } from '../personality-norms.ts';
import type { PersonalityMeasure } from '../personality-scores.ts';
import { LEFT_OUT_MAX, type LeftOut } from '../../overall/section-outcome.ts';
import { workingT } from './working-t.ts';

export type TraitIntervals = Readonly<Partial<Record<Trait, TraitInterval | undefined>>>;

const DOMAIN_WEIGHT = 1;
export const FACET_WEIGHT = 0.5;
/** Above this an average person would match. */
export const LENIENT = 0.7;
/** Above this nearly everybody would: the target says nothing (docs/method/scores.md#personality). */
export const UNSCORABLE_ABOVE = 0.9;

export interface RequiredTrait {
  readonly trait: Trait;
  readonly interval: TraitInterval;
  readonly weight: number;
  /** Credit that an average population earns. */
  readonly chance: number;
}

/** Required traits with the credit expected by chance over all of them. */
interface Requirements {
  readonly required: readonly RequiredTrait[];
  readonly weight: number;
  readonly chance: number;
  readonly anchor: number;
  readonly scorable: boolean;
}

/** A campaign's intervals, prepared once and used for every candidate. */
export interface PersonalityTarget extends Requirements {
  readonly lenient: boolean;
  /** Domains required together with facets of theirs: the facets only are counted. */
  readonly byFacets: readonly Domain[];
}

export interface MatchedTrait extends RequiredTrait {
  /** The working T, by the norms named beside. */
  readonly t: number;
  readonly distance: number;
  readonly credit: number;
}

export interface PersonalityFitComponents {
  readonly norms: NormsName;
  readonly traits: readonly MatchedTrait[];
  /** Required traits with too few answers, left out. */
  readonly missing: readonly Trait[];
  readonly byFacets: readonly Domain[];
  readonly weight: number;
  readonly chance: number;
  readonly anchor: number;
  readonly lenient: boolean;
  readonly credit: number;
}

/**
 * μ0 to four decimals: V9 and V10 are stated from .6817 and .3153 (docs/method/scores.md#personality).
 */
const CHANCE_DIGITS = 1e4;

/**
 * The anchor lies halfway between what an average person earns and a full match (docs/method/scores.md#personality).
 */
const requirementsOf = (required: readonly RequiredTrait[]): Requirements => {
  let weight = 0;
  let weightedChance = 0;
  for (const trait of required) {
    weight += trait.weight;
    weightedChance += trait.weight * trait.chance;
  }
  const chance = Math.round((CHANCE_DIGITS * weightedChance) / weight) / CHANCE_DIGITS;
  const scorable = required.length > 0 && chance <= UNSCORABLE_ABOVE;
  return { required, weight, chance, anchor: (1 + chance) / 2, scorable };
};

/** Null when no trait is required. */
export const personalityTarget = (intervals: TraitIntervals): PersonalityTarget | null => {
  const asks = (trait: Trait): boolean => {
    const interval = intervals[trait];
    return interval !== undefined && isRequired(interval);
  };
  const byFacets = DOMAINS.filter((domain) => asks(domain) && FACETS_OF[domain].some(asks));
  const required = TRAITS.filter(
    (trait) => asks(trait) && !byFacets.some((domain) => domain === trait),
  ).flatMap((trait) => {
    const interval = intervals[trait];
    if (!interval) return [];
    const weight = isFacet(trait) ? FACET_WEIGHT : DOMAIN_WEIGHT;
    return [{ trait, interval, weight, chance: chanceOf(interval) }];
  });
  if (required.length === 0) return null;
  const requirements = requirementsOf(required);
  return { ...requirements, lenient: requirements.chance > LENIENT, byFacets };
};

/** Score of the mean credit F: 0 -> 0, the anchor -> 50, 1 -> 100. */
export const intervalScore = (credit: number, anchor: number): number =>
  credit <= anchor ? (50 * credit) / anchor : 50 + (50 * (credit - anchor)) / (1 - anchor);

/** What can be compared of a person: the target without the traits that are missing. */
export const answeredTarget = (
  { traits }: PersonalityMeasure,
  target: PersonalityTarget,
): Requirements & LeftOut<Trait> => {
  const missing = target.required.filter(({ trait }) => traits[trait] === null);
  const names = missing.map(({ trait }) => trait);
  if (missing.length === 0) return { ...target, missing: names, tooMuch: false };
  const answered = requirementsOf(target.required.filter(({ trait }) => traits[trait] !== null));
  const tooMuch = !answered.scorable || 1 - answered.weight / target.weight > LEFT_OUT_MAX;
  return { ...answered, missing: names, tooMuch };
};

/** How well a person's traits match the target intervals (docs/method/scores.md#personality). */
export const personalityFit = (
  measure: PersonalityMeasure,
  target: PersonalityTarget,
  norms: PersonalityNorms = PERSONALITY_NORMS,
): Fit<PersonalityFitComponents> | LeftOut<Trait> => {
  const answered = answeredTarget(measure, target);
  const { missing, required, weight, chance, anchor } = answered;
  if (answered.tooMuch) return { missing, tooMuch: true };
  let earned = 0;
  const traits = required.map((requirement): MatchedTrait => {
    const position = measure.traits[requirement.trait]?.position ?? 0;
    const t = workingT(requirement.trait, position, norms);
    const distance = distanceTo(requirement.interval, t);
    const credit = creditAt(distance);
    earned += requirement.weight * credit;
    return { ...requirement, t, distance, credit };
  });
  const credit = earned / weight;
  const { version, source, provisional } = norms;
  return fit(intervalScore(credit, anchor), {
    norms: { version, source, provisional },
    traits,
    missing,
    byFacets: target.byFacets,
    weight,
    chance,
    anchor,
    lenient: target.lenient,
    credit,
  });
};
