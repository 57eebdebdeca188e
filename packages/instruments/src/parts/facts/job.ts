import type { JobDraft } from '@cadran/contract';
import { CONTRACT_TYPES, DELAYS, QUESTIONNAIRE_LIMITS } from '@cadran/contract/codes';
import type { PartDeclaration } from '../part.ts';
import { atLeastOne, failedRules, required } from '../answer-rules.ts';
import { asksFor, onePage, type ScreeningRequirements } from '../screening-asked.ts';
import { oneOf, someInOrder, someOf } from '../simulating.ts';

/** Sample codes, so that this file does not load the full reference lists. */
export const SOME_PROFESSIONS = ['121', '214', '242', '251', '331', '522'] as const;
export const SOME_SECTORS = ['C26', 'J62', 'M71', 'Q86', 'G47'] as const;

export const JOB: PartDeclaration<ScreeningRequirements, JobDraft> = {
  name: 'job',
  asked: asksFor('job'),
  ...onePage,
  seconds: () => 90,
  missing: ({ professions, sectors, contractTypes, startDelay }) =>
    failedRules({
      professions: atLeastOne(professions),
      sectors: atLeastOne(sectors),
      contractTypes: atLeastOne(contractTypes),
      startDelay: required(startDelay),
    }),
  simulate: (random) => ({
    professions: someOf(random, SOME_PROFESSIONS, QUESTIONNAIRE_LIMITS.professions),
    sectors: someOf(random, SOME_SECTORS, QUESTIONNAIRE_LIMITS.sectors),
    contractTypes: someInOrder(random, CONTRACT_TYPES, 3),
    startDelay: oneOf(random, DELAYS),
  }),
};
