import type { Contact } from '@cadran/contract';

/** First and last name; who gave none is known by the address, or not at all. */
export const candidateName = (contact: Contact, unnamed: string): string =>
  [contact.firstName, contact.lastName].filter(Boolean).join(' ') || contact.email || unnamed;
