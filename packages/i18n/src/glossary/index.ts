import { area, type MessagesOf } from '../area.ts';

export type * from './score-facts.ts';

/** Scientific terms in plain words: beside the term where it is shown, and on the help pages. */
export const glossary = area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
export type GlossaryTerm = keyof MessagesOf<typeof glossary>['terms'];
