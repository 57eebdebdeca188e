import { CONTACT } from './contact.ts';
import { CULTURE } from './culture.ts';
import { EXPERIENCES } from './experiences.ts';
import { INDIVIDUAL } from './individual.ts';
import { JOB } from './job.ts';
import { LANGUAGES_PART } from './languages.ts';
import { MOBILITY } from './mobility.ts';
import { MOTIVATIONS_PART } from './motivations.ts';
import type { PartDeclaration } from './part.ts';
import { PERSONALITY } from './personality.ts';
import { QUESTIONS } from './questions.ts';
import type { ScreeningAsked } from './screening-asked.ts';
import { SKILLS } from './skills.ts';
import { STUDIES } from './studies.ts';
import { VALUES_PART } from './values.ts';
import { declared, missingIn, simulatedIn } from './whole-questionnaire.ts';

/** In the order in which a candidate meets them (spec, section 2). */
export const SCREENING_PARTS: readonly PartDeclaration<ScreeningAsked>[] = [
  declared(CONTACT),
  declared(CULTURE),
  declared(VALUES_PART),
  declared(PERSONALITY),
  declared(MOTIVATIONS_PART),
  declared(JOB),
  declared(MOBILITY),
  declared(INDIVIDUAL),
  declared(SKILLS),
  declared(EXPERIENCES),
  declared(STUDIES),
  declared(LANGUAGES_PART),
  declared(QUESTIONS),
];

export const missingAnswers = missingIn(SCREENING_PARTS);
export const simulatedAnswers = simulatedIn(SCREENING_PARTS);
