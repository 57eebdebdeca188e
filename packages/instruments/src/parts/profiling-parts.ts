import type { PartDeclaration } from './part.ts';
import { rankedCulture } from './ranked-culture.ts';
import { type ProfilingAsked, SEGMENTS } from './segments.ts';
import { declared, missingIn, simulatedIn } from './whole-questionnaire.ts';

/** In the order in which an employee meets them: as it is today, then as one would like it. */
export const PROFILING_PARTS: readonly PartDeclaration<ProfilingAsked>[] = [
  declared(SEGMENTS),
  declared(rankedCulture('perceived')),
  declared(rankedCulture('desired')),
];

export const missingProfilingAnswers = missingIn(PROFILING_PARTS);
export const simulatedProfilingAnswers = simulatedIn(PROFILING_PARTS);
