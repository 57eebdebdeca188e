import { DIRECTORY_ROLES } from '@cadran/contract/codes';
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../column-types.ts';

/** Typed names of the tables of `0002_accounts.sql`; a test compares the two. */
export const scimUsers = pgTable(
  'scim_users',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    userName: text('user_name').notNull(),
    externalId: text('external_id'),
    givenName: text('given_name').notNull().default(''),
    familyName: text('family_name').notNull().default(''),
    removedAt: instant('removed_at'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);

export const scimGroups = pgTable(
  'scim_groups',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    displayName: text('display_name').notNull(),
    externalId: text('external_id'),
    role: text('role', { enum: DIRECTORY_ROLES }),
    screeningEnabled: boolean('screening_enabled').notNull().default(false),
    profilingEnabled: boolean('profiling_enabled').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const scimGroupMembers = pgTable(
  'scim_group_members',
  {
    organizationId: uuid('organization_id').notNull(),
    groupId: uuid('group_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.groupId, table.userId] })],
);
