import { API_SCOPES, DELIVERY_STATUSES, WEBHOOK_EVENTS } from '@cadran/contract';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { instant } from './instant.ts';

/** Typed names of the tables of `0009_integration.sql`; a test compares the two. */
export const apiKeys = pgTable(
  'api_keys',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    keyHash: bytea('key_hash').notNull(),
    scopes: text('scopes', { enum: API_SCOPES }).array().notNull(),
    createdBy: uuid('created_by'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const webhooks = pgTable(
  'webhooks',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    url: text('url').notNull(),
    secret: bytea('secret').notNull(),
    active: boolean('active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    webhookId: uuid('webhook_id').notNull(),
    event: text('event', { enum: WEBHOOK_EVENTS }).notNull(),
    data: jsonb('data').$type<Readonly<Record<string, string>>>().notNull(),
    status: text('status', { enum: DELIVERY_STATUSES }).notNull().default('queued'),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    deliveredAt: instant('delivered_at'),
    responseStatus: integer('response_status'),
    error: text('error'),
    questionnaireId: uuid('questionnaire_id'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const sandboxItems = pgTable(
  'sandbox_items',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    name: text('name').notNull(),
    payload: jsonb('payload'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
