import {
  DELIVERY_STATUSES,
  SUBSCRIBED_EVENTS,
  WEBHOOK_EVENTS,
  WEBHOOK_FORMATS,
} from '@cadran/contract/codes';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../column-types.ts';

/** Typed names of tables of `0008_integration.sql`; a test compares the two. */
export const webhooks = pgTable(
  'webhooks',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    url: text('url').notNull(),
    secret: bytea('secret').notNull(),
    active: boolean('active').notNull().default(true),
    events: text('events', { enum: SUBSCRIBED_EVENTS }).array().notNull(),
    format: text('format', { enum: WEBHOOK_FORMATS }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    webhookId: uuid('webhook_id'),
    orderId: uuid('order_id'),
    returnUrl: text('return_url'),
    event: text('event', { enum: WEBHOOK_EVENTS }).notNull(),
    data: jsonb('data').$type<Readonly<Record<string, string | null>>>().notNull(),
    status: text('status', { enum: DELIVERY_STATUSES }).notNull().default('queued'),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    attemptedAt: instant('attempted_at'),
    deliveredAt: instant('delivered_at'),
    responseStatus: integer('response_status'),
    error: text('error'),
    questionnaireId: uuid('questionnaire_id'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
