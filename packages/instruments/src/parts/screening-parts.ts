import { CONTACT } from './facts/contact.ts';
import { CULTURE } from './instruments/culture.ts';
import { EXPERIENCES } from './facts/experiences.ts';
import { INDIVIDUAL } from './facts/individual.ts';
import { JOB } from './facts/job.ts';
import { LANGUAGES_PART } from './facts/languages.ts';
import { MOBILITY } from './facts/mobility.ts';
import { MOTIVATIONS_PART } from './instruments/motivations.ts';
import type { PartDeclaration } from './part.ts';
import { PERSONALITY } from './instruments/personality.ts';
import { QUESTIONS } from './facts/questions.ts';
import type { ScreeningRequirements } from './screening-asked.ts';
import { SKILLS } from './facts/skills.ts';
import { STUDIES } from './facts/studies.ts';
import { VALUES_PART } from './instruments/values.ts';
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
