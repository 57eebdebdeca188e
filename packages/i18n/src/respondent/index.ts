import { area } from '../area.ts';

/**
 * The respondent's pages. `entry` is what the first load needs and counts against its size
 * budget; each part of the questionnaire has an area of its own, one line here.
 */
export const respondent = {
  entry: area({ fr: () => import('./entry/fr.ts'), en: () => import('./entry/en.ts') }),
} as const;
