import { CULTURE_TYPES, type CultureType } from '@cadran/contract/codes';
import { SCREENING_CULTURE } from '../../screening-culture.ts';
import type { PartDeclaration } from '../part.ts';
import { missingItems, recordOf } from '../item-answers.ts';
import { asksFor, type ScreeningRequirements } from '../screening-asked.ts';
import { oneOf } from '../simulating.ts';

const SITUATIONS = SCREENING_CULTURE.map(({ id }) => id);

/** One situation a page: four proposals, one is chosen. */
export const CULTURE: PartDeclaration<
  ScreeningRequirements,
  Readonly<Record<string, CultureType | null>>
> = {
  name: 'culture',
  asked: asksFor('culture'),
  pages: () => SITUATIONS.length,
  pageOf: (situation) => SITUATIONS.indexOf(situation),
  missing: (answers) => missingItems(answers, SITUATIONS),
  statements: () => CULTURE_TYPES.length,
  seconds: () => 25,
  simulate: (random) => recordOf(SITUATIONS, () => oneOf(random, CULTURE_TYPES)),
};
