import { area, type MessagesOf } from '../area.ts';

/** The words of the ranking control, wherever in the product it stands. */
export const ranking = area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
export type RankingMessages = MessagesOf<typeof ranking>;
