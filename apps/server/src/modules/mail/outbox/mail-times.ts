import type { MailKind } from '@cadran/contract';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a mail is worth sending; a link in it lives as long. */
export const WORTH_SENDING: Record<MailKind, number> = {
  invitation: 7 * DAY,
  reminder: 3 * DAY,
  result: 7 * DAY,
  decision: 7 * DAY,
  digest: DAY,
  credentials: 3 * DAY,
  password_reset: HOUR,
  session_reused: 3 * DAY,
  erasure_held: 7 * DAY,
  action_overdue: 7 * DAY,
};

/** At most one digest in this time. */
export const DIGEST_EVERY = HOUR;

/** Longer than any conversation with a mail server may take. */
export const LEASE = 5 * MINUTE;

/** Attempts go on until the mail is no longer worth sending. */
export const MAIL_RETRIES = {
  delays: [1, 2, 4, 8, 16, 32, 64, 120].map((minutes) => minutes * MINUTE),
  repeatLast: true,
} as const;

export const QUOTA_WINDOW = DAY;
/** Mails about users are of no use after a month. */
export const KEPT_FOR = 30 * DAY;
