import { T_SCALE, type Trait, TRAITS } from '@cadran/contract/codes';
import { ENGINE_VERSION } from '../engine-version.ts';
import { recordOf } from '../record-of.ts';
import { PERSONALITY_NORMS } from './personality-norms.ts';
import type { PersonalityMeasure } from './personality-scores.ts';
import { traitScore } from './trait-score.ts';

/** The measure of somebody whose T scores are given; average on the others. */
export const measureOfT = (
  known: Readonly<Partial<Record<Trait, number>>>,
): PersonalityMeasure => ({
  engineVersion: ENGINE_VERSION,
  norms: PERSONALITY_NORMS,
  traits: recordOf(TRAITS, (trait) => traitScore(known[trait] ?? T_SCALE.mean, T_SCALE, 4)),
});
