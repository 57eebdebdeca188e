import type { PartDeclaration } from './part.ts';
import { rankedCulture } from './instruments/ranked-culture.ts';
import { type ProfilingRequirements, SEGMENTS } from './segments.ts';
import { createMissingAnswersFinder, createAnswerSimulator } from './whole-questionnaire.ts';

/** In the order shown to respondents: the culture today, then the desired one. */
export const PROFILING_PARTS: readonly PartDeclaration<ProfilingRequirements>[] = [
  SEGMENTS,
  rankedCulture('perceived'),
  rankedCulture('desired'),
];

export const findMissingProfilingAnswers = createMissingAnswersFinder(PROFILING_PARTS);
export const simulateProfilingAnswers = createAnswerSimulator(PROFILING_PARTS);
