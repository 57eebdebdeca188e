import type { MailServer, ReceivedMail } from '@cadran/testing/mail-server';
import { expect } from '@playwright/test';
import { unique } from '../test-users.ts';

/** Mails to it are this test's: the mail server receives those of all tests of its worker. */
export const uniqueAddress = (name: string): string => `${unique(name)}@example.org`;

/** The mails that arrived there, once there are as many. */
export const mailsTo = async (
  server: MailServer,
  address: string,
  count = 1,
): Promise<readonly ReceivedMail[]> => {
  await expect.poll(() => server.to(address).length).toBe(count);
  return server.to(address);
};

/** The only address of our own in a mail. */
export const findLink = (mail: ReceivedMail | undefined): URL => {
  const [link = ''] = /http:\S+/.exec(mail?.text ?? '') ?? [];
  return new URL(link);
};

/** Mailboxes that do not exist any more. */
export const bounceGoneAddresses = (server: MailServer): void => {
  server.onRecipient = (address) => (address.startsWith('gone') ? 550 : undefined);
};
