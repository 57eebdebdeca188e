import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from './column-types.ts';

/** Typed names of a table of `0007_evidence.sql`; a test compares the two. */
export const steppedSums = pgTable(
  'stepped_sums',
  {
    organizationId: uuid('organization_id').notNull(),
    kind: text('kind').notNull(),
    runningPeople: integer('running_people').notNull().default(0),
    running: bytea('running').notNull(),
    people: integer('people').notNull().default(0),
    published: bytea('published').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.kind] })],
);
