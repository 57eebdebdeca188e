import type { MailMessages } from '@cadran/i18n/mail';
import type { MailRow } from '../../queries/mails.ts';
import type { MailBody } from './layout.ts';

/** What a mail is written from, sent or only looked at. */
export type WrittenMail = Pick<
  MailRow,
  'organizationId' | 'kind' | 'language' | 'recipientName' | 'data' | 'secret' | 'userId'
> &
  // One that is only looked at has none.
  Partial<Pick<MailRow, 'id'>>;

export interface MailFacts {
  readonly organizationName: string;
  /** The link of the mail: the campaign's, the one-time one, or the product's own page. */
  readonly link: string;
  /** Of a digest: each campaign with how many completed. */
  readonly completed: readonly { readonly name: string; readonly count: number }[];
}

type Words = Pick<MailBody, 'subject' | 'paragraphs' | 'note'> & {
  readonly button: string;
  readonly lines?: readonly string[];
};

/** Who never began has no answers kept, nor a code to carry on with. */
const reminderWords = (t: MailMessages, { data }: WrittenMail) => {
  if (data.module === 'profiling') return t.profilingReminder;
  return data.begun === false ? t.screeningReminderUnopened : t.screeningReminder;
};

const campaignWords = (t: MailMessages, mail: WrittenMail, organization: string): Words => {
  const campaign = mail.data.campaignName ?? '';
  if (mail.kind === 'result') {
    const { subject, text, button, note } = t.result;
    return { subject: subject(campaign), paragraphs: [text(organization, campaign)], button, note };
  }
  if (mail.kind === 'reminder') {
    const { subject, text, button, note } = reminderWords(t, mail);
    return { subject: subject(campaign), paragraphs: [text(organization, campaign)], button, note };
  }
  const audit = mail.data.module === 'profiling';
  const { subject, text, button, note } = audit ? t.profilingInvitation : t.screeningInvitation;
  return {
    subject: subject(organization, campaign),
    paragraphs: [text(organization, campaign)],
    button,
    note,
  };
};

const accountWords = (t: MailMessages, mail: WrittenMail, organization: string): Words => {
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
  const { subject, text, username, button, note } = t.passwordReset;
  return { subject, paragraphs: [text, username(name)], button, note };
};

const digestWords = (t: MailMessages, { completed }: MailFacts): Words => {
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

const wordsOf = (t: MailMessages, mail: WrittenMail, facts: MailFacts): Words => {
  if (mail.kind === 'digest') return digestWords(t, facts);
  if (mail.kind === 'credentials' || mail.kind === 'password_reset')
    return accountWords(t, mail, facts.organizationName);
  return campaignWords(t, mail, facts.organizationName);
};

/** What a mail says, in its language; the same for HTML, plain text and the outbox. */
export const mailBody = (t: MailMessages, mail: WrittenMail, facts: MailFacts): MailBody => {
  const { button, ...words } = wordsOf(t, mail, facts);
  return {
    ...words,
    language: mail.language,
    greeting: t.greeting(mail.recipientName),
    message: mail.data.message,
    button: { text: button, link: facts.link },
    linkBelow: t.linkBelow,
    closing: t.closing,
    footer: t.footer(facts.organizationName),
  };
};
