/** Codes and limits of mail. */

/** What members send for a campaign. */
export const CAMPAIGN_MAIL_KINDS = ['invitation', 'reminder', 'result'] as const;
export type CampaignMailKind = (typeof CAMPAIGN_MAIL_KINDS)[number];

/** Besides: decisions, told a day after they were asked to be, and what the product sends by itself. */
export const MAIL_KINDS = [
  ...CAMPAIGN_MAIL_KINDS,
  'decision',
  'digest',
  'credentials',
  'password_reset',
  'session_reused',
  'erasure_held',
  'action_overdue',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** `unknown`: the process died while it spoke to the mail server, and nobody can tell whether the mail went out. */
export const MAIL_STATUSES = ['queued', 'sending', 'sent', 'failed', 'unknown'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** What became of an invitation: of its mail, and then of the candidate. An audit's ends at `sent`. */
export const INVITATION_STATUSES = [
  'queued',
  'sent',
  'opened',
  'completed',
  'failed',
  'unknown',
] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** Why an address got no mail. */
export const SKIP_REASONS = [
  'already_invited',
  'not_invited',
  'completed',
  'not_completed',
  'recently_reminded',
  'reminded_enough',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export const MAIL_LIMITS = {
  /** Addresses in one go. */
  recipients: 200,
  recipientName: 120,
  message: 2000,
  /** Pasted addresses or a CSV file. */
  pasteCharacters: 100_000,
  reminders: 3,
  hoursBetweenReminders: 24,
} as const;
