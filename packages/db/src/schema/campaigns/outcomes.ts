import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../column-types.ts';

/** The scores that an outcome is compared with, 0 to 100; null without a score. */
export interface CountedScores {
  readonly overall: number | null;
  readonly skills: number | null;
}

const key = () => ({
  organizationId: uuid('organization_id').notNull(),
  questionnaireId: uuid('questionnaire_id').notNull(),
  months: smallint('months').notNull(),
});

/** Typed names of the tables of `0005_candidates.sql`; a test compares the two. */
export const outcomes = pgTable(
  'outcomes',
  {
    ...key(),
    stayed: boolean('stayed').notNull(),
    reason: text('reason'),
    performance: smallint('performance'),
    teamwork: smallint('teamwork'),
    learning: smallint('learning'),
    counted: jsonb('counted').$type<CountedScores>().notNull(),
    enteredAt: instant('entered_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.questionnaireId, table.months] })],
);

export const outcomeRequests = pgTable(
  'outcome_requests',
  { ...key(), mailedAt: instant('mailed_at').notNull() },
  (table) => [primaryKey({ columns: [table.organizationId, table.questionnaireId, table.months] })],
);
