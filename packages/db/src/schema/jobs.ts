import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

/** Typed name of the table of `0008_rights.sql`; a test compares the two. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  ranAt: instant('ran_at').notNull(),
});
