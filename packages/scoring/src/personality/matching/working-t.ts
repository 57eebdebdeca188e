import { AGREEMENT_STEPS, T_SCALE, type Trait } from '@cadran/contract/codes';
import { isFacet } from '../answer-sheet.ts';
import type { TraitInterval } from './interval-chance.ts';
import { type Norm, PERSONALITY_NORMS, type PersonalityNorms } from '../personality-norms.ts';
import { itemsOf } from '../trait-items.ts';

const SCALE = { min: Math.min(...AGREEMENT_STEPS), max: Math.max(...AGREEMENT_STEPS) };

export const normOf = (trait: Trait, norms: PersonalityNorms): Norm =>
  isFacet(trait) ? norms.facets[trait] : norms.domains[trait];

/** T of a raw sum: mean 50 and deviation 10 in the reference population (docs/method/scores.md#personality). */
export const tOfRaw = (raw: number, norm: Norm): number =>
  T_SCALE.mean + (T_SCALE.sd * (raw - norm.mean)) / norm.sd;

/** The T that matching works with, never shown outside of it: within 20–80, as targets are set. */
export const workingT = (
  trait: Trait,
  position: number,
  norms: PersonalityNorms = PERSONALITY_NORMS,
): number =>
  Math.min(
    T_SCALE.max,
    Math.max(T_SCALE.min, tOfRaw(position * itemsOf(trait), normOf(trait, norms))),
  );

const positionOfT = (trait: Trait, t: number, norms: PersonalityNorms): number => {
  const { mean, sd } = normOf(trait, norms);
  const position = (mean + (sd * (t - T_SCALE.mean)) / T_SCALE.sd) / itemsOf(trait);
  return Math.min(SCALE.max, Math.max(SCALE.min, position));
};

/** A target's interval of T drawn beside positions; an end at 20 or 80 is open. */
export const positionRange = (
  trait: Trait,
  { min, max }: TraitInterval,
  norms: PersonalityNorms = PERSONALITY_NORMS,
): TraitInterval => ({
  min: min <= T_SCALE.min ? SCALE.min : positionOfT(trait, min, norms),
  max: max >= T_SCALE.max ? SCALE.max : positionOfT(trait, max, norms),
});
