import type { Domain, Facet } from '@cadran/contract/codes';
import type { TraitDescription } from '../../types.ts';

/** The bands of a trait as told to the person themselves, in the second person. */
export type PersonalTraitTexts = Readonly<
  Record<Domain | Facet, Readonly<Pick<TraitDescription, 'low' | 'average' | 'high'>>>
>;
