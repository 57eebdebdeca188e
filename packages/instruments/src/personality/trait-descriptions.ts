import type { TraitDescriptions } from '../types.ts';
import { AGREEABLENESS_DESCRIPTIONS } from './trait-descriptions/agreeableness.ts';
import { CONSCIENTIOUSNESS_DESCRIPTIONS } from './trait-descriptions/conscientiousness.ts';
import { EXTRAVERSION_DESCRIPTIONS } from './trait-descriptions/extraversion.ts';
import { NEUROTICISM_DESCRIPTIONS } from './trait-descriptions/neuroticism.ts';
import { OPENNESS_DESCRIPTIONS } from './trait-descriptions/openness.ts';

/** For the recruiter: third person, without gender; what a low or high position means at work and what helps. */
export const TRAIT_DESCRIPTIONS: TraitDescriptions = {
  ...OPENNESS_DESCRIPTIONS,
  ...CONSCIENTIOUSNESS_DESCRIPTIONS,
  ...EXTRAVERSION_DESCRIPTIONS,
  ...AGREEABLENESS_DESCRIPTIONS,
  ...NEUROTICISM_DESCRIPTIONS,
};
