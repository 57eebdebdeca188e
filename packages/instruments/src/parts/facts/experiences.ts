import type { ExperiencesDraft } from '@cadran/contract';
import { QUESTIONNAIRE_LIMITS } from '@cadran/contract/codes';
import { SOME_PROFESSIONS, SOME_SECTORS } from './job.ts';
import type { PartDeclaration } from '../part.ts';
import { asksFor, onePage, type ScreeningRequirements } from '../screening-asked.ts';
import { someOf } from '../simulating.ts';

/** Who has not worked yet leaves it empty. */
export const EXPERIENCES: PartDeclaration<ScreeningRequirements, ExperiencesDraft> = {
  name: 'experiences',
  asked: asksFor('experiences'),
  ...onePage,
  seconds: () => 60,
  missing: () => ({}),
  simulate: (random) => ({
    positions: someOf(random, SOME_PROFESSIONS, QUESTIONNAIRE_LIMITS.positions),
    sectors: someOf(random, SOME_SECTORS, QUESTIONNAIRE_LIMITS.sectors),
  }),
};
