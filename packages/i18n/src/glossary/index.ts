import { area, type MessagesOf } from '../area.ts';

export type * from './score-facts.ts';

/** Explanations of scientific terms, shown beside the term and on the help pages. */
export const glossary = area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
export type GlossaryTerm = keyof MessagesOf<typeof glossary>['terms'];
