import type { Contact } from '@cadran/contract';

/** Falls back to the email address. */
export const candidateName = (contact: Contact, unnamed: string): string =>
  [contact.firstName, contact.lastName].filter(Boolean).join(' ') || contact.email || unnamed;
