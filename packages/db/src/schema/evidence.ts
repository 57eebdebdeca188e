import type { Trait } from '@cadran/contract';
import { LANGUAGES } from '@cadran/contract/codes';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from './column-types.ts';

const cell = {
  organizationId: uuid('organization_id').notNull(),
  instrumentVersion: integer('instrument_version').notNull(),
  language: text('language', { enum: LANGUAGES }).notNull(),
  kind: text('kind').notNull(),
};

/** Typed names of the tables of `0007_evidence.sql`; a test compares the two. */
export const evidenceWaiting = pgTable(
  'evidence_waiting',
  {
    ...cell,
    id: uuid('id').notNull().defaultRandom(),
    questionnaireId: uuid('questionnaire_id').notNull(),
    numbers: integer('numbers').array().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.organizationId,
        table.instrumentVersion,
        table.language,
        table.kind,
        table.id,
      ],
    }),
  ],
);

export const evidenceSums = pgTable(
  'evidence_sums',
  {
    ...cell,
    people: integer('people').notNull().default(0),
    readAt: instant('read_at'),
    counts: bytea('counts').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.organizationId, table.instrumentVersion, table.language, table.kind],
    }),
  ],
);

export const evidenceReadings = pgTable(
  'evidence_readings',
  {
    organizationId: uuid('organization_id').notNull(),
    name: text('name').notNull(),
    people: integer('people').notNull(),
    readAt: instant('read_at').notNull(),
    figures: jsonb('figures').$type<object>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.name] })],
);

/** Raw sums of each trait with how many people have them: mean, deviation and percentiles follow. */
export type StoredNorms = Readonly<
  Record<Trait, readonly (readonly [sum: number, people: number])[]>
>;

export const evidenceNorms = pgTable('evidence_norms', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  language: text('language', { enum: LANGUAGES }).notNull(),
  instrumentVersion: integer('instrument_version').notNull(),
  people: integer('people').notNull(),
  norms: jsonb('norms').$type<StoredNorms>().notNull(),
  adoptedAt: instant('adopted_at').notNull(),
  adoptedBy: text('adopted_by').notNull(),
  inUse: boolean('in_use').notNull().default(false),
});
