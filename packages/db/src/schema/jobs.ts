import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from './column-types.ts';

/** Typed name of the table of `0008_rights.sql`; a test compares the two. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  ranAt: instant('ran_at').notNull(),
});

/** Of `0016_installation_key.sql`. */
export const installationKey = pgTable('installation_key', {
  onlyOne: boolean('only_one').primaryKey().default(true),
  proof: bytea('proof').notNull(),
});
