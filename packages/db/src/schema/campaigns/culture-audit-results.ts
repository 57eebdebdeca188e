import type { Cell, CultureType, PageDraft } from '@cadran/contract';
import { SNAPSHOT_KINDS, SNAPSHOT_STATUSES } from '@cadran/contract/codes';
import { integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../column-types.ts';

/** Answers by unit or group of units, as they are shown; `exceeded`: more than its head-count. */
export type StoredUnitAnswers = readonly {
  readonly unit: string;
  readonly answers: number;
  readonly exceeded: boolean;
}[];

/** Typed names of the tables of `0006_culture_audits.sql`; a test compares the two. */
export const profilingSnapshots = pgTable(
  'profiling_snapshots',
  {
    organizationId: uuid('organization_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    number: integer('number').notNull(),
    kind: text('kind', { enum: SNAPSHOT_KINDS }).notNull(),
    status: text('status', { enum: SNAPSHOT_STATUSES }).notNull().default('waiting'),
    progress: smallint('progress').notNull().default(0),
    requestedAt: instant('requested_at').notNull(),
    worker: uuid('worker'),
    leaseUntil: instant('lease_until'),
    attempts: smallint('attempts').notNull().default(0),
    takenAt: instant('taken_at'),
    respondents: integer('respondents'),
    served: jsonb('served').$type<readonly Cell[]>(),
    engineVersion: integer('engine_version'),
    unitAnswers: jsonb('unit_answers').$type<StoredUnitAnswers>(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.campaignId, table.number] })],
);

type Bars = Readonly<Record<CultureType, number>>;

export const profilingSnapshotCells = pgTable(
  'profiling_snapshot_cells',
  {
    organizationId: uuid('organization_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    snapshot: integer('snapshot').notNull(),
    cell: text('cell').notNull(),
    people: integer('people').notNull(),
    counts: bytea('counts').notNull(),
    perceived: jsonb('perceived').$type<Bars>().notNull(),
    desired: jsonb('desired').$type<Bars>().notNull(),
    /** `PublishedFigures` of packages/scoring. */
    figures: jsonb('figures').$type<unknown>(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.campaignId, table.snapshot, table.cell] }),
  ],
);

/** People with the same segments; `snapshot` is the index of the first one that contains them, from 0. */
export interface StoredCohort {
  readonly segments: Cell;
  readonly snapshot: number;
  readonly people: number;
}

export const profilingCohorts = pgTable(
  'profiling_cohorts',
  {
    organizationId: uuid('organization_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    cohorts: jsonb('cohorts').$type<readonly StoredCohort[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.campaignId] })],
);

export const profilingPublishedPages = pgTable(
  'profiling_published_pages',
  {
    organizationId: uuid('organization_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    draft: jsonb('draft').$type<PageDraft>().notNull(),
    savedAt: instant('saved_at').notNull(),
    version: integer('version').notNull().default(1),
    /** `PublishedContent` of packages/reports. */
    content: jsonb('content').$type<unknown>(),
    publishedAt: instant('published_at'),
    openings: integer('openings').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.campaignId] })],
);
