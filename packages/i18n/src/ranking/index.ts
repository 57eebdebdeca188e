import { area, type MessagesOf } from '../area.ts';

/** Texts of the ranking control, used by the questionnaire and the campaign form. */
export const ranking = area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
export type RankingMessages = MessagesOf<typeof ranking>;
