import type { PersonalityItem } from '../../types.ts';
import { AGREEABLENESS_ITEMS } from './agreeableness.ts';
import { CONSCIENTIOUSNESS_ITEMS } from './conscientiousness.ts';
import { EXTRAVERSION_ITEMS } from './extraversion.ts';
import { NEUROTICISM_ITEMS } from './neuroticism.ts';
import { OPENNESS_ITEMS } from './openness.ts';

/** Increment on any change of an item, its key or its place: answers to two versions are not comparable. */
export const PERSONALITY_VERSION = 3;

/**
 * Four statements a facet: 1 and 2 direct, 3 and 4 reverse, so that both halves of
 * the even-odd index (1 + 3 against 2 + 4) hold one of each and agreeing with
 * everything does not look consistent.
 */
export const PERSONALITY_ITEMS: readonly PersonalityItem[] = [
  ...OPENNESS_ITEMS,
  ...CONSCIENTIOUSNESS_ITEMS,
  ...EXTRAVERSION_ITEMS,
  ...AGREEABLENESS_ITEMS,
  ...NEUROTICISM_ITEMS,
];
