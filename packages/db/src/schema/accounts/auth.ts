import { MODULES } from '@cadran/contract/codes';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../column-types.ts';

/** Typed names of tables of `0002_accounts.sql`; a test compares the two. */
export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  organizationId: uuid('organization_id').notNull(),
  userId: uuid('user_id').notNull(),
  secretHash: bytea('secret_hash').notNull(),
  previousHash: bytea('previous_hash'),
  rotatedAt: instant('rotated_at'),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at').notNull(),
});

export const retiredSessionSecrets = pgTable('retired_session_secrets', {
  secretHash: bytea('secret_hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
});

export const accessTokens = pgTable('access_tokens', {
  tokenHash: bytea('token_hash').primaryKey(),
  sessionId: uuid('session_id'),
  /** The one questionnaire that a respondent's token gives access to. */
  organizationId: uuid('organization_id'),
  module: text('module', { enum: MODULES }),
  questionnaireId: uuid('questionnaire_id'),
  expiresAt: instant('expires_at').notNull(),
});

export const knownAddresses = pgTable(
  'known_addresses',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    addressHash: bytea('address_hash').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId, table.addressHash] })],
);

export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: instant('resets_at').notNull(),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    codeHash: bytea('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId, table.codeHash] })],
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
