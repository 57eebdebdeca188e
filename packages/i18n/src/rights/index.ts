import { area } from '../area.ts';

/** The candidate's own data and their erasure: a page of its own, which few open. */
export const rights = area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
