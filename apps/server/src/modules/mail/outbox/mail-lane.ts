import type { Services } from '../../../http/context.ts';
import type { Lane, Processed } from '../../../jobs/queue.ts';
import { retryDelay } from '../../../jobs/retry-delay.ts';
import type { MailRow, Outcome } from '../queries/mails.ts';
import { composeMail, buildMimeMessage } from './compose-mail.ts';
import { MAIL_RETRIES } from './mail-times.ts';
import { type DeliveryResult, createSmtpClient } from './smtp-connection.ts';

export type MailServices = Pick<Services, 'config' | 'database' | 'secrets' | 'clock'>;

/** Notifications were switched off, the organisation is no longer active, or an audit by codes was closed. */
const WITHDRAWN: Outcome = { status: 'failed', error: 'withdrawn' };

const outcomeOf = (mail: MailRow, delivery: DeliveryResult, now: Date): Outcome => {
  switch (delivery.status) {
    case 'accepted':
      return { status: 'sent', sentAt: now };
    case 'refused':
      return { status: 'failed', error: delivery.error };
    case 'unknown':
      return { status: 'unknown', error: delivery.error };
    case 'later': {
      const dueAt = new Date(now.getTime() + (retryDelay(MAIL_RETRIES, mail.attempts) ?? 0));
      return dueAt < mail.expiresAt
        ? { status: 'queued', error: delivery.error, dueAt }
        : { status: 'failed', error: delivery.error };
    }
  }
};

/** A mail that cannot be composed was certainly not sent: it is tried again. */
const compose = async (
  services: MailServices,
  mail: MailRow,
  onError: (error: unknown) => void,
): Promise<Buffer | Outcome> => {
  const { database, clock } = services;
  try {
    const composed = await database.withPlatform((tx) => composeMail(services, tx, mail, 'shown'));
    return composed ? await buildMimeMessage(services, mail, composed, clock()) : WITHDRAWN;
  } catch (error) {
    onError(error);
    const delivery = { status: 'later', error: 'internal', unreachable: false } as const;
    return outcomeOf(mail, delivery, clock());
  }
};

/** Sends mails over one SMTP connection, which stays open from mail to mail. */
export const openMailLane = (
  services: MailServices,
  smtpUrl: string,
  onError: (error: unknown) => void,
): Lane<MailRow, Outcome> => {
  const line = createSmtpClient(smtpUrl);
  return {
    process: async (mail): Promise<Processed<Outcome>> => {
      const message = await compose(services, mail, onError);
      if (!Buffer.isBuffer(message)) return { outcome: message };
      const envelope = { from: services.config.mailFrom, to: mail.recipient };
      const delivery = await line.deliver(envelope, message);
      return {
        outcome: outcomeOf(mail, delivery, services.clock()),
        unavailable: delivery.status === 'later' && delivery.unreachable,
      };
    },
    close: () => line.close(),
  };
};
