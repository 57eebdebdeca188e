import { z } from 'zod';
import {
  CAMPAIGN_MAIL_KINDS,
  LANGUAGES,
  MAIL_KINDS,
  MAIL_LIMITS,
  MAIL_STATUSES,
  SKIP_REASONS,
} from '../../codes/index.ts';
import { date, id, listQuery } from '../base/basics.ts';
import { email } from '../user/user.ts';

/** Prevents header injection. */
const CONTROL = /\p{Cc}/u;
const LINK = /https?:|www\.|:\/\//i;
/** Prevents phishing: a mail contains no link but the product's own. */
export const withoutLinks = (written: z.ZodString) =>
  written.refine((words) => !LINK.test(words), { params: { rule: 'no_links' } });

export const mailAddress = email.transform((value) => value.toLowerCase());
const recipientName = z
  .string()
  .trim()
  .max(MAIL_LIMITS.recipientName)
  .refine((name) => !CONTROL.test(name) && !LINK.test(name));

/** First or last name: both together are a recipient's name. */
export const personName = recipientName.max(Math.floor((MAIL_LIMITS.recipientName - 1) / 2));

/** An address, with an optional name for the greeting. */
export const recipient = z.union([
  mailAddress.transform((value) => ({ email: value, name: '' })),
  z.strictObject({ email: mailAddress, name: recipientName.default('') }),
]);
export type Recipient = z.output<typeof recipient>;

const ownMessage = withoutLinks(z.string().trim().max(MAIL_LIMITS.message)).optional();

/** A reminder without `to` goes to everybody who started and has not finished. */
export const campaignMail = z
  .strictObject({
    kind: z.enum(CAMPAIGN_MAIL_KINDS),
    campaignId: id,
    to: z.array(recipient).min(1).max(MAIL_LIMITS.recipients).optional(),
    language: z.enum(LANGUAGES),
    message: ownMessage,
  })
  .refine(({ kind, to }) => kind === 'reminder' || to !== undefined, {
    path: ['to'],
    params: { rule: 'required' },
  });
export type CampaignMail = z.output<typeof campaignMail>;

export const queuedMails = z.object({
  queued: z.int(),
  skipped: z.array(z.object({ email: z.string(), reason: z.enum(SKIP_REASONS) })),
  /** The personal link of each candidate who was invited now; none in an audit. */
  links: z.array(z.object({ email: z.string(), link: z.string() })),
});
export type QueuedMails = z.infer<typeof queuedMails>;

/**
 * `name` is used in the greeting. A reminder to somebody who has not started (`begun: false`) mentions no saved
 * answers.
 */
export const mailPreviewRequest = z.strictObject({
  kind: z.enum(CAMPAIGN_MAIL_KINDS),
  campaignId: id,
  language: z.enum(LANGUAGES),
  name: recipientName.optional(),
  message: ownMessage,
  begun: z.boolean().optional(),
});
export type MailPreviewRequest = z.output<typeof mailPreviewRequest>;

/** A mail as its recipient sees it. */
export const renderedMail = z.object({
  from: z.string(),
  replyTo: z.string().nullable(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type RenderedMail = z.infer<typeof renderedMail>;

/** Addresses as people paste them: one a line, separated by commas, "Name <address>", or a CSV file with a header. */
export const pastedRecipients = z.strictObject({
  text: z.string().min(1).max(MAIL_LIMITS.pasteCharacters),
});
export const parsedRecipients = z.object({
  recipients: z.array(z.object({ email: z.string(), name: z.string() })),
  /** Lines as a text editor counts them. */
  refused: z.array(z.object({ line: z.int(), text: z.string(), rule: z.string() })),
});
export type ParsedRecipients = z.infer<typeof parsedRecipients>;

export const mailSettings = z.object({
  /** Without a mail server mails stay in the outbox, which super admins read. */
  configured: z.boolean(),
  sender: z.string(),
  /** Of the own organisation's campaign mails, in 24 hours. */
  quota: z.object({ perDay: z.int(), used: z.int() }),
});

/** A line of the outbox. */
export const mail = z.object({
  id,
  organizationId: id,
  organizationName: z.string(),
  kind: z.enum(MAIL_KINDS),
  status: z.enum(MAIL_STATUSES),
  recipient: z.string(),
  language: z.enum(LANGUAGES),
  createdAt: date,
  dueAt: date,
  expiresAt: date,
  sentAt: date.nullable(),
  attempts: z.int(),
  /** The mail server's response, or `expired`. */
  error: z.string().nullable(),
  can: z.object({ retry: z.boolean() }),
});
export type Mail = z.infer<typeof mail>;

/** With its content; the one-time link is removed once it was sent. */
export const mailDetails = mail.extend(renderedMail.shape);
export type MailDetails = z.infer<typeof mailDetails>;

export const mailQuery = listQuery(['createdAt', 'sentAt', 'recipient', 'status']).extend({
  kind: z.enum(MAIL_KINDS).optional(),
  status: z.enum(MAIL_STATUSES).optional(),
  organizationId: id.optional(),
});
