import { area, type MessagesOf } from '../area.ts';

/** The PDF with all data stored about one candidate. */
export const dataExport = area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
export type DataExportMessages = MessagesOf<typeof dataExport>;
