import type { ErasureHoldReason, Module, ToldDecision } from '@cadran/contract';
import { LANGUAGES, MAIL_KINDS, MAIL_STATUSES } from '@cadran/contract/codes';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from './column-types.ts';

/** What a mail says, without its branding and without secrets. */
export interface MailData {
  readonly module?: Module;
  readonly campaignName?: string;
  /** Of an audit: how long its questionnaire takes, and whether the page says the estimate itself. */
  readonly duration?: { readonly minutes: number; readonly isEstimate: boolean };
  /** Reminders: false if the recipient has not started. */
  readonly begun?: boolean;
  readonly link?: string;
  /** The mail has a code of this campaign, which is added while it is sent and stored nowhere. */
  readonly code?: { readonly campaignId: string; readonly round: number };
  /** The sender's text, plain. */
  readonly message?: string;
  /** Of a decision mail: what it tells, in the approved words of the moment it was asked for. */
  readonly decision?: ToldDecision;
  readonly wording?: { readonly subject: string; readonly text: string };
  /** An overdue action, as it was when the mail was queued. */
  readonly action?: { readonly id: string; readonly title: string; readonly dueOn: string };
  readonly username?: string;
  /** Why nothing is erased. */
  readonly held?: ErasureHoldReason;
}

/** Typed names of tables of `0001_platform.sql`; a test compares the two. */
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

/** Completed questionnaires that the next digest reports. */
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
