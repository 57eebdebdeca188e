import { ACTIVE_STATUSES, LANGUAGES, ROLES } from '@cadran/contract/codes';
import { sql } from 'drizzle-orm';
import { bigint, boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../column-types.ts';

/** Typed names of tables of `0002_accounts.sql`; a test compares the two. */
export const users = pgTable(
  'users',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    username: text('username').notNull(),
    fullName: text('full_name').notNull().default(''),
    /** How people are named wherever somebody reads it. */
    displayName: text('display_name')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(nullif(full_name, ''), username)`),
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
    firstDayDismissed: boolean('first_day_dismissed').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const loginNames = pgTable('login_names', {
  name: text('name').primaryKey(),
  organizationId: uuid('organization_id').notNull(),
  userId: uuid('user_id').notNull(),
});
