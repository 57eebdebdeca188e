import { isSameProfession } from '@cadran/instruments/reference/job-titles';
import type { ExperiencesAnswers } from '../candidate-answers.ts';
import type { ExperiencesTarget } from '../scored-target.ts';
import type { Fit } from '../engine-version.ts';
import { anyOf, type CriteriaComponents, criteriaFit, isWithinSector } from './criteria.ts';

export type ExperiencesFitComponents = CriteriaComponents<'positions' | 'sectors'>;

/** Listed positions and sectors are alternatives (docs/method/scores.md#facts); null if none is listed. */
export const experiencesFit = (
  desired: ExperiencesTarget,
  answers: ExperiencesAnswers,
): Fit<ExperiencesFitComponents> | null =>
  criteriaFit([
    anyOf('positions', 0.6, desired.positions, answers.positions, isSameProfession),
    anyOf('sectors', 0.4, desired.sectors, answers.sectors, isWithinSector),
  ]);
