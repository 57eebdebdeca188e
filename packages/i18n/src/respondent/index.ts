import { area } from '../area.ts';

export { promiseFacts, type PromiseMessages } from './promise-facts.ts';

/** Needed for the first page: the server has them preloaded, and they count against its size budget. */
export const FIRST_AREAS = {
  screening: ['entry', 'notice'],
  profiling: ['entry', 'promise'],
} as const;

/** The questionnaires; what no first page needs is fetched after it. */
export const respondent = {
  entry: area({ fr: () => import('./entry/fr.ts'), en: () => import('./entry/en.ts') }),
  engine: area({ fr: () => import('./engine/fr.ts'), en: () => import('./engine/en.ts') }),
  notice: area({ fr: () => import('./notice/fr.ts'), en: () => import('./notice/en.ts') }),
  promise: area({ fr: () => import('./promise/fr.ts'), en: () => import('./promise/en.ts') }),
  instruments: area({
    fr: () => import('./instruments/fr.ts'),
    en: () => import('./instruments/en.ts'),
  }),
  facts: area({ fr: () => import('./facts/fr.ts'), en: () => import('./facts/en.ts') }),
  conclusion: area({
    fr: () => import('./conclusion/fr.ts'),
    en: () => import('./conclusion/en.ts'),
  }),
  cultureAudit: area({
    fr: () => import('./culture-audit/fr.ts'),
    en: () => import('./culture-audit/en.ts'),
  }),
  proofOfWork: area({
    fr: () => import('./proof-of-work/fr.ts'),
    en: () => import('./proof-of-work/en.ts'),
  }),
  volunteering: area({
    fr: () => import('./volunteering/fr.ts'),
    en: () => import('./volunteering/en.ts'),
  }),
  scoringGuide: area({
    fr: () => import('./scoring-guide/fr.ts'),
    en: () => import('./scoring-guide/en.ts'),
  }),
} as const;
