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
import type { ScreeningRequirements } from './screening-asked.ts';
import { SKILLS } from './skills.ts';
import { STUDIES } from './studies.ts';
import { VALUES_PART } from './values.ts';
import { createMissingAnswersFinder, createAnswerSimulator } from './whole-questionnaire.ts';

/** In the order shown to candidates (spec, section 2). */
export const SCREENING_PARTS: readonly PartDeclaration<ScreeningRequirements>[] = [
  CONTACT,
  CULTURE,
  VALUES_PART,
  PERSONALITY,
  MOTIVATIONS_PART,
  JOB,
  MOBILITY,
  INDIVIDUAL,
  SKILLS,
  EXPERIENCES,
  STUDIES,
  LANGUAGES_PART,
  QUESTIONS,
];

export const findMissingAnswers = createMissingAnswersFinder(SCREENING_PARTS);
export const simulateAnswers = createAnswerSimulator(SCREENING_PARTS);
