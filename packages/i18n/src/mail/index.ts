import { area, type MessagesOf } from '../area.ts';

/** The mails the product sends. */
export const mail = area({ fr: () => import('./fr.ts'), en: () => import('./en.ts') });
export type MailMessages = MessagesOf<typeof mail>;
