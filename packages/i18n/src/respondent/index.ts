import { area } from '../area.ts';

/**
 * The respondent's pages. `entry` is what the first load needs and counts against its size
 * budget; the others are fetched behind it, before they are needed.
 */
export const respondent = {
  entry: area({ fr: () => import('./entry/fr.ts'), en: () => import('./entry/en.ts') }),
  engine: area({ fr: () => import('./engine/fr.ts'), en: () => import('./engine/en.ts') }),
  notice: area({ fr: () => import('./notice/fr.ts'), en: () => import('./notice/en.ts') }),
  instruments: area({
    fr: () => import('./instruments/fr.ts'),
    en: () => import('./instruments/en.ts'),
  }),
  facts: area({ fr: () => import('./facts/fr.ts'), en: () => import('./facts/en.ts') }),
  conclusion: area({
    fr: () => import('./conclusion/fr.ts'),
    en: () => import('./conclusion/en.ts'),
  }),
  employee: area({
    fr: () => import('./employee/fr.ts'),
    en: () => import('./employee/en.ts'),
  }),
  how: area({ fr: () => import('./how/fr.ts'), en: () => import('./how/en.ts') }),
} as const;
