import { MOTIVATIONS, type Motivation } from '@cadran/contract/codes';
import { shuffle } from '../../seeded-random.ts';
import type { PartDeclaration } from '../part.ts';
import { asksFor, onePage, type ScreeningRequirements } from '../screening-asked.ts';

/** All ten are moved from the left list to the right one (spec, section 4). */
export const MOTIVATIONS_PART: PartDeclaration<
  ScreeningRequirements,
  { readonly list?: readonly Motivation[] }
> = {
  name: 'motivations',
  asked: asksFor('motivations'),
  ...onePage,
  statements: () => MOTIVATIONS.length,
  seconds: () => 120,
  missing: ({ list = [] }) =>
    list.length < MOTIVATIONS.length ? { list: `min_items:${MOTIVATIONS.length}` } : {},
  simulate: (random) => ({ list: shuffle(MOTIVATIONS, random) }),
};
