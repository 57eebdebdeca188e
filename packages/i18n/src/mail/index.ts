import { area, type MessagesOf } from '../area.ts';

/** Subjects and texts of the mails the product sends. */
export const mail = area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
export type MailMessages = MessagesOf<typeof mail>;
