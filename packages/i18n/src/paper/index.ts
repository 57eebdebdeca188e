import { area, type MessagesOf } from '../area.ts';

/** The PDF of a culture audit for employee representatives. */
export const paper = area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
export type PaperMessages = MessagesOf<typeof paper>;
