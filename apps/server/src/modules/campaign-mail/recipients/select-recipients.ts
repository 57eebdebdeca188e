import { MAIL_LIMITS, type Language, type Recipient, type SkipReason } from '@cadran/contract';
import type { MailCandidate } from '../queries/mail-candidates.ts';

export interface MailRecipient {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly invitationId: string | null;
  readonly questionnaireId: string | null;
  /** Of an audit by codes (audit-codes/mailed/derive-mailed-code.ts). */
  readonly codeRound: number;
}
export interface RecipientSelection {
  readonly recipients: readonly MailRecipient[];
  readonly skipped: readonly { readonly email: string; readonly reason: SkipReason }[];
}

const HOUR = 3_600_000;

/** One entry per address, with its first non-empty name. */
export const distinctRecipients = (to: readonly Recipient[]): Recipient[] => {
  const byEmail = new Map<string, Recipient>();
  for (const one of to) {
    const known = byEmail.get(one.email);
    if (!known || (known.name === '' && one.name !== '')) byEmail.set(one.email, one);
  }
  return [...byEmail.values()];
};

/** Null if a reminder may be sent. */
export const reminderSkipReason = (
  { reminders, remindedAt }: { readonly reminders: number; readonly remindedAt: Date | null },
  now: Date,
): 'reminded_enough' | 'recently_reminded' | null => {
  if (reminders >= MAIL_LIMITS.reminders) return 'reminded_enough';
  const pause = MAIL_LIMITS.hoursBetweenReminders * HOUR;
  // Not by a clock that was years ahead.
  if (remindedAt !== null && Math.abs(now.getTime() - remindedAt.getTime()) < pause)
    return 'recently_reminded';
  return null;
};

export const selectRecipients = <T extends { readonly email: string }>(
  people: readonly T[],
  skipReason: (person: T) => SkipReason | null,
  toRecipient: (person: T) => MailRecipient,
): RecipientSelection => {
  const checked = people.map((person) => ({ person, reason: skipReason(person) }));
  return {
    recipients: checked.flatMap(({ person, reason }) =>
      reason === null ? [toRecipient(person)] : [],
    ),
    skipped: checked.flatMap(({ person, reason }) =>
      reason === null ? [] : [{ email: person.email, reason }],
    ),
  };
};

export const toMailRecipient = (person: MailCandidate): MailRecipient => ({
  email: person.email,
  name: person.name.slice(0, MAIL_LIMITS.recipientName),
  language: person.language,
  invitationId: person.invitation_id,
  questionnaireId: person.questionnaire_id,
  codeRound: 0,
});
