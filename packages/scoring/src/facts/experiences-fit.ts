import type { ExperiencesAnswers } from '../candidate-answers.ts';
import type { DesiredExperiences } from '../desired-profile.ts';
import type { Fit } from '../engine-version.ts';
import { anyOf, type CriteriaComponents, criteriaFit } from './criteria.ts';
import { isWithinSector } from './sectors.ts';

export type ExperiencesFitComponents = CriteriaComponents<'positions' | 'sectors'>;

/** Listed positions and sectors are alternatives (scoring.md §10); null if none is listed. */
export const experiencesFit = (
  desired: DesiredExperiences,
  answers: ExperiencesAnswers,
): Fit<ExperiencesFitComponents> | null =>
  criteriaFit([
    anyOf('positions', 0.6, desired.positions, answers.positions),
    anyOf('sectors', 0.4, desired.sectors, answers.sectors, isWithinSector),
  ]);
