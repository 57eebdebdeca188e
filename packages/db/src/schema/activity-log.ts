import type { ActivityDetail } from '@cadran/contract';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './column-types.ts';

/** Typed name of a table of `0001_platform.sql`; a test compares the two. */
export const auditLog = pgTable(
  'audit_log',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    actorUsername: text('actor_username'),
    actorRole: text('actor_role').notNull(),
    action: text('action').notNull(),
    targetType: text('target_type').notNull(),
    targetId: uuid('target_id'),
    targetName: text('target_name').notNull().default(''),
    detail: jsonb('detail').$type<ActivityDetail>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
