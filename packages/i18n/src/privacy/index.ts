import { area } from '../area.ts';

/** The page where candidates see, download and erase their data. */
export const privacy = area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
