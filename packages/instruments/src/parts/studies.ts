import type { StudiesDraft } from '@cadran/contract';
import { DEGREES } from '@cadran/contract/codes';
import type { PartDeclaration } from './part.ts';
import { broken, required } from './required.ts';
import { asksFor, onePage, type ScreeningAsked } from './screening-asked.ts';
import { oneOf } from './simulating.ts';

export const STUDIES: PartDeclaration<ScreeningAsked, StudiesDraft> = {
  name: 'studies',
  asked: asksFor('studies'),
  ...onePage,
  seconds: () => 20,
  missing: ({ degree }) => broken({ degree: required(degree) }),
  simulate: (random) => ({ degree: oneOf(random, DEGREES) }),
};
