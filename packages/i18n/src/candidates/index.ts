import { area, type MessagesOf } from '../area.ts';

/** Statuses, verdicts, decisions and columns of candidates in words. */
export const candidates = area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
export type CandidateMessages = MessagesOf<typeof candidates>;
