import { ORDER_PROVIDERS, ORDER_STATUSES } from '@cadran/contract/codes';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../column-types.ts';

/** Typed names of tables of `0008_integration.sql`; a test compares the two. */
export const assessmentOrders = pgTable(
  'assessment_orders',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    provider: text('provider', { enum: ORDER_PROVIDERS }).notNull(),
    externalReference: text('external_reference'),
    referenceHash: bytea('reference_hash').notNull(),
    requestHash: bytea('request_hash').notNull(),
    campaignId: uuid('campaign_id'),
    invitationId: uuid('invitation_id'),
    questionnaireId: uuid('questionnaire_id'),
    returnUrl: text('return_url'),
    status: text('status', { enum: ORDER_STATUSES }).notNull().default('ordered'),
    orderedAt: instant('ordered_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const trackingSystems = pgTable(
  'tracking_systems',
  {
    organizationId: uuid('organization_id').notNull(),
    provider: text('provider', { enum: ORDER_PROVIDERS }).notNull(),
    token: bytea('token').notNull(),
    apiUrl: text('api_url'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.provider] })],
);
