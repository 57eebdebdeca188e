import { area, type MessagesOf } from '../area.ts';

/** The candidate's own copy of everything that is kept about them, on paper. */
export const dossier = area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
export type DossierMessages = MessagesOf<typeof dossier>;
