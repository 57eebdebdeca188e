import type { Services } from '../../context.ts';
import { claimMail, type MailRow, type Outcome, recordOutcome } from '../../queries/mails.ts';
import { composeMail, mimeOf } from './compose-mail.ts';
import { backOff, LEASE } from './mail-times.ts';
import type { Delivery, SmtpLine } from './smtp-line.ts';

type Parts = Pick<Services, 'config' | 'database' | 'secrets' | 'clock'>;

/** No longer wanted: notifications were switched off, the organisation is no longer active. */
const WITHDRAWN: Outcome = { status: 'failed', error: 'withdrawn' };

const outcomeOf = (mail: MailRow, delivery: Delivery, now: Date): Outcome => {
  switch (delivery.status) {
    case 'accepted':
      return { status: 'sent', sentAt: now };
    case 'refused':
      return { status: 'failed', error: delivery.error };
    case 'unknown':
      return { status: 'unknown', error: delivery.error };
    case 'later': {
      const dueAt = new Date(now.getTime() + backOff(mail.attempts));
      return dueAt < mail.expiresAt
        ? { status: 'queued', error: delivery.error, dueAt }
        : { status: 'failed', error: delivery.error };
    }
  }
};

/** Writes it; what cannot be written now was certainly not sent. */
const written = async (
  parts: Parts,
  mail: MailRow,
  onError: (error: unknown) => void,
): Promise<Buffer | Outcome> => {
  try {
    const composed = await parts.database.withPlatform((tx) => composeMail(parts, tx, mail));
    return composed ? await mimeOf(parts, mail, composed, parts.clock()) : WITHDRAWN;
  } catch (error) {
    onError(error);
    const failed = { status: 'later', error: 'internal', unreachable: false } as const;
    return outcomeOf(mail, failed, parts.clock());
  }
};

/** One mail that is already ours by its lease. */
const attempt = async (
  parts: Parts,
  line: SmtpLine,
  mail: MailRow,
  onError: (error: unknown) => void,
): Promise<{ outcome: Outcome; reached: boolean }> => {
  const message = await written(parts, mail, onError);
  if (!Buffer.isBuffer(message)) return { outcome: message, reached: true };
  const envelope = { from: parts.config.mailFrom, to: mail.recipient };
  const delivery = await line.deliver(envelope, message);
  return {
    outcome: outcomeOf(mail, delivery, parts.clock()),
    reached: delivery.status !== 'later' || !delivery.unreachable,
  };
};

export interface DeliveryRound {
  /** Whether to go on with the next mail. */
  readonly goOn: () => boolean;
  /** Waits before another attempt to write down an outcome; `false` to give up. */
  readonly patience: () => Promise<boolean>;
  readonly onError: (error: unknown) => void;
}

/** What is known of a mail must not get lost because the database is away for a moment. */
const persistently = async <T>(round: DeliveryRound, work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      round.onError(error);
      if (!(await round.patience())) throw error;
    }
  }
};

/**
 * Sends what is due, mail by mail, until nothing is. Noting what became of one mail and taking the next are one
 * transaction. Says whether the mail server could be reached.
 */
export const deliverDue = async (
  parts: Parts,
  line: SmtpLine,
  round: DeliveryRound,
): Promise<boolean> => {
  let known: { readonly mail: MailRow; readonly outcome: Outcome } | undefined;
  let reached = true;
  for (;;) {
    const mail = await persistently(round, () =>
      parts.database.withPlatform(async (tx) => {
        if (known) await recordOutcome(tx, known.mail, known.outcome);
        if (!reached || !round.goOn()) return undefined;
        const now = parts.clock();
        return claimMail(tx, now, new Date(now.getTime() + LEASE));
      }),
    );
    if (!mail) return reached;
    const tried = await attempt(parts, line, mail, round.onError);
    known = { mail, outcome: tried.outcome };
    reached = tried.reached;
  }
};
