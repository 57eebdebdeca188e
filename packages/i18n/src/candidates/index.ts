import { area, type MessagesOf } from '../area.ts';

/** Labels of candidates' statuses, verdicts, decisions and columns: lists, reports, exports. */
export const candidates = area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
export type CandidateMessages = MessagesOf<typeof candidates>;
