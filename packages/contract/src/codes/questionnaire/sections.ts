import type { ScoredSection } from '../screening/assessment.ts';

/** The sections of the questionnaire, in order (spec, section 2). */
export const QUESTIONNAIRE_SECTIONS = [
  'culture',
  'values',
  'personality',
  'motivations',
  'job',
  'mobility',
  'individual',
  'skills',
  'experiences',
  'studies',
  'languages',
] as const satisfies readonly ScoredSection[];
