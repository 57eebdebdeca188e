import {
  ACTIVE_STATUSES,
  LANGUAGES,
  MODULES,
  ROLES,
  type AuditDetail,
  type Theme,
} from '@cadran/contract';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { instant } from './instant.ts';

/** Typed names of the tables of `0001_platform.sql`; a test compares the two. */
export const organizations = pgTable('organizations', {
  organizationId: uuid('organization_id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  status: text('status', { enum: ACTIVE_STATUSES }).notNull().default('active'),
  theme: jsonb('theme').$type<Theme>().notNull(),
  language: text('language', { enum: LANGUAGES }).notNull().default('fr'),
  screeningRetentionDays: integer('screening_retention_days').notNull().default(90),
  minimumGroup: integer('minimum_group').notNull().default(5),
  secondFactorForAdmins: boolean('second_factor_for_admins').notNull().default(false),
  logoEtag: text('logo_etag'),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const organizationLogos = pgTable('organization_logos', {
  organizationId: uuid('organization_id').primaryKey(),
  content: bytea('content').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
});

export const users = pgTable(
  'users',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    role: text('role', { enum: ROLES }).notNull().default('user'),
    notifications: boolean('notifications').notNull().default(true),
    profilingEnabled: boolean('profiling_enabled').notNull().default(true),
    screeningEnabled: boolean('screening_enabled').notNull().default(true),
    language: text('language', { enum: LANGUAGES }).notNull().default('fr'),
    status: text('status', { enum: ACTIVE_STATUSES }).notNull().default('active'),
    totpSecret: bytea('totp_secret'),
    totpConfirmedAt: instant('totp_confirmed_at'),
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastLoginAt: instant('last_login_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const loginNames = pgTable('login_names', {
  name: text('name').primaryKey(),
  organizationId: uuid('organization_id').notNull(),
  userId: uuid('user_id').notNull(),
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

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  organizationId: uuid('organization_id').notNull(),
  userId: uuid('user_id').notNull(),
  secretHash: bytea('secret_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  usedAt: instant('used_at').notNull(),
});

export const accessTokens = pgTable('access_tokens', {
  tokenHash: bytea('token_hash').primaryKey(),
  sessionId: uuid('session_id'),
  /** Of a respondent's token: the one questionnaire it opens. */
  organizationId: uuid('organization_id'),
  module: text('module', { enum: MODULES }),
  questionnaireId: uuid('questionnaire_id'),
  expiresAt: instant('expires_at').notNull(),
});

export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: instant('resets_at').notNull(),
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

export const auditLog = pgTable(
  'audit_log',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    actorRole: text('actor_role').notNull(),
    action: text('action').notNull(),
    targetType: text('target_type').notNull(),
    targetId: uuid('target_id'),
    targetName: text('target_name').notNull().default(''),
    detail: jsonb('detail').$type<AuditDetail>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
