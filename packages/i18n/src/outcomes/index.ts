import { area } from '../area.ts';

/** What became of people who were hired; on screen and in the CSV file. */
export const outcomes = area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
