import type { ScoredSection } from './assessment.ts';

/** The sections a campaign may ask, in the order in which a candidate meets them (spec, section 2). */
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
