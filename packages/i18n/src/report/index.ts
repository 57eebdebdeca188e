import { area, type MessagesOf } from '../area.ts';

/** Labels around a report; the texts inside it are part of the report model. */
export const report = area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
export type ReportMessages = MessagesOf<typeof report>;
