import { area, type MessagesOf } from '../area.ts';

/** What Cadran writes into an applicant tracking system with a result. */
export const orders = area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
export type OrderMessages = MessagesOf<typeof orders>;
