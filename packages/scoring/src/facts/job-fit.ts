import { type Delay, DELAY_MONTHS } from '@cadran/contract/codes';
import { isSameProfession } from '@cadran/instruments/reference/job-titles';
import type { JobAnswers } from '../candidate-answers.ts';
import type { JobTarget } from '../scored-target.ts';
import type { Fit, Maybe } from '../engine-version.ts';
import { anyOf, atMost, type CriteriaComponents, criteriaFit, isWithinSector } from './criteria.ts';

/** Credit fades to 0 over this many months of delay. */
export const DELAY_FADE = 3;

export type JobFitComponents = CriteriaComponents<
  'professions' | 'sectors' | 'contractTypes' | 'delay'
>;

const monthsOf = (delay: Maybe<Delay>): number | null => (delay ? DELAY_MONTHS[delay] : null);

/** The job a candidate looks for against the one on offer (docs/method/scores.md#facts); null if nothing is set. */
export const jobFit = (desired: JobTarget, answers: JobAnswers): Fit<JobFitComponents> | null =>
  criteriaFit([
    anyOf('professions', 0.4, desired.professions, answers.professions, isSameProfession),
    anyOf('sectors', 0.2, desired.sectors, answers.sectors, isWithinSector),
    anyOf('contractTypes', 0.2, desired.contractTypes, answers.contractTypes),
    atMost(
      'delay',
      0.2,
      monthsOf(desired.recruitingDelay),
      monthsOf(answers.startDelay),
      DELAY_FADE,
    ),
  ]);
