import type { Trait } from '@cadran/contract/codes';
import { AGREEABLENESS_PERSONAL_TEXTS } from './personal-trait-texts/agreeableness.ts';
import { CONSCIENTIOUSNESS_PERSONAL_TEXTS } from './personal-trait-texts/conscientiousness.ts';
import { EXTRAVERSION_PERSONAL_TEXTS } from './personal-trait-texts/extraversion.ts';
import { NEUROTICISM_PERSONAL_TEXTS } from './personal-trait-texts/neuroticism.ts';
import { OPENNESS_PERSONAL_TEXTS } from './personal-trait-texts/openness.ts';
import type { PersonalTraitTexts, Text } from '../types.ts';

/** For the personal report: encouraging and honest, addressed to the reader. */
export const PERSONAL_TRAIT_TEXTS: PersonalTraitTexts = {
  ...OPENNESS_PERSONAL_TEXTS,
  ...CONSCIENTIOUSNESS_PERSONAL_TEXTS,
  ...EXTRAVERSION_PERSONAL_TEXTS,
  ...AGREEABLENESS_PERSONAL_TEXTS,
  ...NEUROTICISM_PERSONAL_TEXTS,
};

/** The specification's word is for recruiters; candidates read what it means. */
export const PERSONAL_TRAIT_NAMES: Readonly<Partial<Record<Trait, Text>>> = {
  neuroticism: { fr: 'Sensibilité émotionnelle', en: 'Emotional sensitivity' },
};
