import { auditDuration, formatDay, USUAL_AUDIT_DURATION } from '@cadran/i18n';
import type { MailMessages } from '@cadran/i18n/mail';
import type { MailRow } from '../queries/mails.ts';
import type { MailBody } from './layout.ts';

/** A stored mail, or a preview. */
export type MailContent = Pick<
  MailRow,
  'organizationId' | 'kind' | 'language' | 'recipientName' | 'data' | 'secret' | 'userId'
> &
  // A preview has no id and no recipient.
  Partial<Pick<MailRow, 'id' | 'recipient'>>;

export interface MailContext {
  readonly organizationName: string;
  readonly link: string;
  /** Of an audit by codes, or signs in its place; null: the mail has none. */
  readonly code: string | null;
  /** For digests: completed candidates per campaign. */
  readonly completed: readonly { readonly name: string; readonly count: number }[];
}

type MailTexts = Pick<MailBody, 'subject' | 'paragraphs' | 'note'> & {
  readonly button: string | null;
  readonly lines?: readonly string[];
};

/** Candidates who never began have no answers and no return code. */
const reminderTexts = (t: MailMessages, { data }: MailContent) => {
  if (data.code) return t.codeReminder;
  if (data.module === 'profiling') return t.profilingReminder;
  return data.begun === false ? t.screeningReminderUnopened : t.screeningReminder;
};

const invitationTexts = (t: MailMessages, { data }: MailContent) => {
  if (data.code) return t.codeInvitation;
  return data.module === 'profiling' ? t.profilingInvitation : t.screeningInvitation;
};

/** A mail that was queued before durations were computed has the usual words. */
const durationText = ({ data: { duration }, language }: MailContent): string =>
  duration
    ? auditDuration(duration.minutes, language, duration.isEstimate)
    : USUAL_AUDIT_DURATION[language].text;

const campaignTexts = (
  t: MailMessages,
  mail: MailContent,
  organization: string,
  code: string | null,
): MailTexts => {
  const campaign = mail.data.campaignName ?? '';
  const codeLine = code === null ? [] : [t.yourCode(code)];
  if (mail.kind === 'result') {
    const { subject, text, button, note } = t.result;
    return { subject: subject(campaign), paragraphs: [text(organization, campaign)], button, note };
  }
  if (mail.kind === 'reminder') {
    const { subject, text, button, note } = reminderTexts(t, mail);
    const paragraphs = [text(organization, campaign), ...codeLine];
    return { subject: subject(campaign), paragraphs, button, note };
  }
  const { subject, text, button, note } = invitationTexts(t, mail);
  return {
    subject: subject(organization, campaign),
    paragraphs: [text(organization, campaign, durationText(mail)), ...codeLine],
    button,
    note,
  };
};

const accountTexts = (t: MailMessages, mail: MailContent, organization: string): MailTexts => {
  const name = mail.data.username ?? '';
  if (mail.kind === 'credentials') {
    const { subject, text, username, button, note } = t.credentials;
    return {
      subject: subject(organization),
      paragraphs: [text(organization), username(name)],
      button,
      note,
    };
  }
  if (mail.kind === 'session_reused') {
    const { subject, text, username, button, note } = t.sessionReused;
    return { subject, paragraphs: [text, username(name)], button, note };
  }
  const { subject, text, username, button, note } = t.passwordReset;
  return { subject, paragraphs: [text, username(name)], button, note };
};

const digestTexts = (t: MailMessages, { completed }: MailContext): MailTexts => {
  const { subject, text, line, button, note } = t.digest;
  const total = completed.reduce((sum, { count }) => sum + count, 0);
  return {
    subject: subject(total),
    paragraphs: [text(total)],
    lines: completed.map(({ name, count }) => line(name, count)),
    button,
    note,
  };
};

/** The approved words; before the reason a line that says what it is. */
const decisionTexts = (t: MailMessages, { data }: MailContent): MailTexts => {
  const { subject = '', text = '' } = data.wording ?? {};
  const { reason, button, note } = t.decision;
  return {
    subject,
    paragraphs: [...text.split(/\n{2,}/), ...(data.message ? [reason] : [])],
    button: data.link === undefined ? null : button,
    note: data.link === undefined ? '' : note,
  };
};

const erasureTexts = (t: MailMessages, { data }: MailContent): MailTexts => {
  const { subject, text, button, note } = t.erasureHeld;
  return { subject, paragraphs: [text[data.held ?? 'clock_differs']], button, note };
};

/** Only members have a page to open; anybody else is told whom to tell. */
const overdueTexts = (t: MailMessages, { data, language }: MailContent): MailTexts => {
  const { subject, text, button, note, byReply } = t.actionOverdue;
  const { title = '', dueOn = '' } = data.action ?? {};
  const told = text(title, dueOn && formatDay(dueOn, language), data.campaignName ?? '');
  const isMember = data.link !== undefined;
  return {
    subject: subject(title),
    paragraphs: isMember ? [told] : [told, byReply],
    button: isMember ? button : null,
    note,
  };
};

const textsFor = (t: MailMessages, mail: MailContent, facts: MailContext): MailTexts => {
  if (mail.kind === 'digest') return digestTexts(t, facts);
  if (mail.kind === 'decision') return decisionTexts(t, mail);
  if (mail.kind === 'erasure_held') return erasureTexts(t, mail);
  if (mail.kind === 'action_overdue') return overdueTexts(t, mail);
  if (
    mail.kind === 'credentials' ||
    mail.kind === 'password_reset' ||
    mail.kind === 'session_reused'
  )
    return accountTexts(t, mail, facts.organizationName);
  return campaignTexts(t, mail, facts.organizationName, facts.code);
};

/** The content shared by the HTML and the plain text version. */
export const buildMailBody = (t: MailMessages, mail: MailContent, facts: MailContext): MailBody => {
  const { button, ...words } = textsFor(t, mail, facts);
  return {
    ...words,
    language: mail.language,
    greeting: t.greeting(mail.recipientName),
    message: mail.data.message,
    button: button === null ? null : { text: button, link: facts.link },
    linkBelow: t.linkBelow,
    closing: t.closing,
    footer: t.footer(facts.organizationName),
  };
};
