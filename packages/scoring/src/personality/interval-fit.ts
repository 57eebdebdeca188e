import { type Trait, TRAITS } from '@cadran/contract/codes';
import { type Fit, fit } from '../engine-version.ts';
import { isFacet } from './answer-sheet.ts';
import {
  chanceOf,
  creditAt,
  distanceTo,
  isRequired,
  type TraitInterval,
} from './interval-chance.ts';
import type { PersonalityMeasure } from './personality-scores.ts';

export type TraitIntervals = Readonly<Partial<Record<Trait, TraitInterval | undefined>>>;

const DOMAIN_WEIGHT = 1;
export const FACET_WEIGHT = 0.5;
/** The 90th percentile of a normal variable. */
const NINETIETH = 1.2816;
export const ANCHOR_MIN = 0.5;
export const ANCHOR_MAX = 0.75;
/** Above this an average person would match. */
export const LENIENT = 0.7;

interface RequiredTrait {
  readonly trait: Trait;
  readonly interval: TraitInterval;
  readonly weight: number;
  readonly chance: number;
}

/** A campaign's intervals with what chance earns on them: worked out once, used for every candidate. */
export interface PersonalityTarget {
  readonly required: readonly RequiredTrait[];
  readonly weight: number;
  /** Credit an average population earns, and its deviation. */
  readonly chance: number;
  readonly chanceDeviation: number;
  readonly anchor: number;
  readonly lenient: boolean;
}

export interface PersonalityFitComponents extends Omit<PersonalityTarget, 'required'> {
  readonly traits: readonly (RequiredTrait & {
    readonly t: number;
    readonly distance: number;
    readonly credit: number;
  })[];
  readonly credit: number;
}

/** Null when no trait is required. */
export const personalityTarget = (intervals: TraitIntervals): PersonalityTarget | null => {
  const required: RequiredTrait[] = [];
  let weight = 0;
  let weightedMean = 0;
  let weightedVariance = 0;
  for (const trait of TRAITS) {
    const interval = intervals[trait];
    if (interval === undefined || !isRequired(interval)) continue;
    const own = isFacet(trait) ? FACET_WEIGHT : DOMAIN_WEIGHT;
    const { mean, variance } = chanceOf(interval);
    required.push({ trait, interval, weight: own, chance: mean });
    weight += own;
    weightedMean += own * mean;
    weightedVariance += own * own * variance;
  }
  if (required.length === 0) return null;
  const chance = weightedMean / weight;
  const chanceDeviation = Math.sqrt(weightedVariance) / weight;
  const anchor = Math.min(ANCHOR_MAX, Math.max(ANCHOR_MIN, chance + NINETIETH * chanceDeviation));
  return { required, weight, chance, chanceDeviation, anchor, lenient: chance > LENIENT };
};

/** Whether the form must warn that an average person would match (scoring.md §3). */
export const lenientTarget = (intervals: TraitIntervals): boolean =>
  personalityTarget(intervals)?.lenient ?? false;

/**
 * How well a person's traits lie within the wished-for intervals (scoring.md §3). The T that is shown,
 * clamped to 20–80, is the T that is scored: an interval that ends at 20 or 80 is open there.
 */
export const personalityFit = (
  { traits }: PersonalityMeasure,
  { required, ...target }: PersonalityTarget,
): Fit<PersonalityFitComponents> => {
  let earned = 0;
  const scored = required.map((wish) => {
    const t = traits[wish.trait].shownT;
    const distance = distanceTo(wish.interval, t);
    const credit = creditAt(distance);
    earned += wish.weight * credit;
    return { ...wish, t, distance, credit };
  });
  const credit = earned / target.weight;
  const { anchor } = target;
  const score =
    credit <= anchor ? (50 * credit) / anchor : 50 + (50 * (credit - anchor)) / (1 - anchor);
  return fit(score, { ...target, traits: scored, credit });
};
