import { DOMAINS, FACETS, type Trait } from '@cadran/contract/codes';
import { ENGINE_VERSION } from '../engine-version.ts';
import { recordOf } from '../record-of.ts';
import { PERSONALITY_NORMS } from './personality-norms.ts';
import type { PersonalityMeasure } from './personality-scores.ts';
import { traitScore } from './trait-score.ts';

const T_NORM = { mean: 50, sd: 10 };

/** The measure of somebody whose T scores are given; average on the others. */
export const measureOfT = (
  known: Readonly<Partial<Record<Trait, number>>>,
): PersonalityMeasure => ({
  engineVersion: ENGINE_VERSION,
  norms: PERSONALITY_NORMS,
  traits: recordOf([...DOMAINS, ...FACETS], (trait) => traitScore(known[trait] ?? 50, T_NORM, 4)),
});
