import { area } from '../area.ts';

/** The bar above a questionnaire that its owner only looks at; no respondent loads it. */
export const preview = area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
