import { MAIL_LIMITS, type Language, type Recipient, type SkipReason } from '@cadran/contract';
import type { MailCandidate } from '../../queries/mail-candidates.ts';

/** Whom a mail goes to, and whom or what it goes with. */
export interface Target {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly invitationId: string | null;
  readonly questionnaireId: string | null;
}
export interface Picked {
  readonly targets: readonly Target[];
  readonly skipped: readonly { readonly email: string; readonly reason: SkipReason }[];
}

const HOUR = 3_600_000;

/** One mail an address, however often it was pasted; the first name given for it stays. */
export const distinctRecipients = (to: readonly Recipient[]): Recipient[] => {
  const byEmail = new Map<string, Recipient>();
  for (const one of to) {
    const known = byEmail.get(one.email);
    if (!known || (known.name === '' && one.name !== '')) byEmail.set(one.email, one);
  }
  return [...byEmail.values()];
};

/** Why a reminder would be too much; null if it would not. */
export const whyNotRemind = (
  { reminders, remindedAt }: { readonly reminders: number; readonly remindedAt: Date | null },
  now: Date,
): SkipReason | null => {
  if (reminders >= MAIL_LIMITS.reminders) return 'reminded_enough';
  const pause = MAIL_LIMITS.hoursBetweenReminders * HOUR;
  if (remindedAt !== null && now.getTime() - remindedAt.getTime() < pause)
    return 'recently_reminded';
  return null;
};

/** Splits people by whether there is a reason to leave them out. */
export const pick = <T extends { readonly email: string }>(
  people: readonly T[],
  why: (person: T) => SkipReason | null,
  target: (person: T) => Target,
): Picked => {
  const judged = people.map((person) => ({ person, reason: why(person) }));
  return {
    targets: judged.flatMap(({ person, reason }) => (reason === null ? [target(person)] : [])),
    skipped: judged.flatMap(({ person, reason }) =>
      reason === null ? [] : [{ email: person.email, reason }],
    ),
  };
};

export const targetOf = (person: MailCandidate): Target => ({
  email: person.email,
  name: person.name.slice(0, MAIL_LIMITS.recipientName),
  language: person.language,
  invitationId: person.invitation_id,
  questionnaireId: person.questionnaire_id,
});
