import type { RecommendationCode } from '@cadran/contract';
import { ACTION_DIRECTIONS, ACTION_FIGURES, ACTION_STATES } from '@cadran/contract/codes';
import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../column-types.ts';

/** Typed names of the table of `0006_culture_audits.sql`; a test compares the two. */
export const auditActions = pgTable(
  'audit_actions',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    campaignId: uuid('campaign_id').notNull(),
    title: text('title').notNull(),
    notes: text('notes').notNull().default(''),
    unitId: uuid('unit_id'),
    responsibleId: uuid('responsible_id'),
    responsibleName: text('responsible_name').notNull().default(''),
    responsibleEmail: text('responsible_email'),
    dueOn: date('due_on', { mode: 'string' }),
    state: text('state', { enum: ACTION_STATES }).notNull().default('planned'),
    figure: text('figure', { enum: ACTION_FIGURES }),
    direction: text('direction', { enum: ACTION_DIRECTIONS }),
    recommendation: text('recommendation').$type<RecommendationCode>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    overdueMailedAt: instant('overdue_mailed_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
