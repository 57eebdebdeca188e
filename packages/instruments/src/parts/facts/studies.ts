import type { StudiesDraft } from '@cadran/contract';
import { DEGREES } from '@cadran/contract/codes';
import type { PartDeclaration } from '../part.ts';
import { failedRules, required } from '../answer-rules.ts';
import { asksFor, onePage, type ScreeningRequirements } from '../screening-asked.ts';
import { oneOf } from '../simulating.ts';

export const STUDIES: PartDeclaration<ScreeningRequirements, StudiesDraft> = {
  name: 'studies',
  asked: asksFor('studies'),
  ...onePage,
  seconds: () => 20,
  missing: ({ degree }) => failedRules({ degree: required(degree) }),
  simulate: (random) => ({ degree: oneOf(random, DEGREES) }),
};
