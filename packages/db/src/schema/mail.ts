import { LANGUAGES, MAIL_KINDS, MAIL_STATUSES, type Module } from '@cadran/contract';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { instant } from './instant.ts';

/** Typed names of the tables of `0007_mail.sql`; a test compares the two. */
export const invitations = pgTable(
  'invitations',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    screeningCampaignId: uuid('screening_campaign_id'),
    profilingCampaignId: uuid('profiling_campaign_id'),
    email: text('email').notNull(),
    name: text('name').notNull().default(''),
    language: text('language', { enum: LANGUAGES }).notNull(),
    invitedAt: instant('invited_at').notNull(),
    questionnaireId: uuid('questionnaire_id'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** What a mail says, without its branding and without secrets. */
export interface MailData {
  readonly module?: Module;
  readonly campaignName?: string;
  /** Of a reminder: false where there is no questionnaire yet, and so nothing to carry on with. */
  readonly begun?: boolean;
  readonly link?: string;
  /** The sender's own words: plain text. */
  readonly message?: string;
  readonly username?: string;
  /** Of a digest: campaign -> how many completed. */
  readonly completed?: Readonly<Record<string, number>>;
}

export const mails = pgTable(
  'mails',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    kind: text('kind', { enum: MAIL_KINDS }).notNull(),
    status: text('status', { enum: MAIL_STATUSES }).notNull().default('queued'),
    recipient: text('recipient').notNull(),
    recipientName: text('recipient_name').notNull().default(''),
    replyTo: text('reply_to'),
    language: text('language', { enum: LANGUAGES }).notNull(),
    data: jsonb('data').$type<MailData>().notNull(),
    secret: bytea('secret'),
    invitationId: uuid('invitation_id'),
    questionnaireId: uuid('questionnaire_id'),
    userId: uuid('user_id'),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    leaseUntil: instant('lease_until'),
    sentAt: instant('sent_at'),
    error: text('error'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** Who has completed, by the digest that will tell it. */
export const digestLines = pgTable(
  'digest_lines',
  {
    organizationId: uuid('organization_id').notNull(),
    mailId: uuid('mail_id').notNull(),
    questionnaireId: uuid('questionnaire_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.mailId, table.questionnaireId] })],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId, table.tokenHash] })],
);

export const passwordRequests = pgTable('password_requests', {
  id: uuid('id').primaryKey().defaultRandom(),
  identifier: text('identifier').notNull(),
  requestedAt: instant('requested_at').notNull(),
});
