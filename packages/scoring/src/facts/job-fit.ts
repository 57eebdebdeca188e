import { type Delay, DELAY_MONTHS } from '@cadran/contract/codes';
import type { JobAnswers } from '../candidate-answers.ts';
import type { DesiredJob } from '../desired-profile.ts';
import type { Fit, Maybe } from '../engine-version.ts';
import { anyOf, atMost, type CriteriaComponents, criteriaFit } from './criteria.ts';
import { isWithinSector } from './sectors.ts';

/** A start later than wished loses all credit over so many months. */
export const DELAY_FADE = 3;

export type JobFitComponents = CriteriaComponents<
  'professions' | 'sectors' | 'contractTypes' | 'delay'
>;

const monthsOf = (delay: Maybe<Delay>): number | null => (delay ? DELAY_MONTHS[delay] : null);

/** The job a candidate looks for against the one on offer (scoring.md §10); null if nothing is set. */
export const jobFit = (desired: DesiredJob, answers: JobAnswers): Fit<JobFitComponents> | null =>
  criteriaFit([
    anyOf('professions', 0.4, desired.professions, answers.professions),
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
