import { ERASURE_HOLD_REASONS } from '@cadran/contract/codes';
import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from './column-types.ts';

/** Typed name of the table of `0001_platform.sql`; a test compares the two. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  ranAt: instant('ran_at').notNull(),
});

/** Of `0009_privacy.sql`. */
export const erasureHolds = pgTable('erasure_holds', {
  machine: text('machine').primaryKey(),
  reason: text('reason', { enum: ERASURE_HOLD_REASONS }).notNull(),
  since: instant('since').notNull().defaultNow(),
  seenAt: instant('seen_at').notNull().defaultNow(),
  offsetSeconds: bigint('offset_seconds', { mode: 'number' }).notNull().default(0),
  confirmedOffsetSeconds: bigint('confirmed_offset_seconds', { mode: 'number' }),
});

export const installationKey = pgTable('installation_key', {
  onlyOne: boolean('only_one').primaryKey().default(true),
  proof: bytea('proof').notNull(),
});
