import { area, type MessagesOf } from '../area.ts';

/** The words around a report, wherever it is drawn; its own words travel with it. */
export const report = area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
export type ReportMessages = MessagesOf<typeof report>;
