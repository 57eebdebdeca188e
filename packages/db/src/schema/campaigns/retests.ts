import { LANGUAGES } from '@cadran/contract/codes';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../column-types.ts';
import type { Stamps } from './screening.ts';

/** Typed names of the tables of `0005_candidates.sql`; a test compares the two. */
export const retests = pgTable(
  'retests',
  {
    organizationId: uuid('organization_id').notNull(),
    questionnaireId: uuid('questionnaire_id').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    dueAt: instant('due_at').notNull(),
    endsAt: instant('ends_at'),
    secretHash: bytea('secret_hash'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.questionnaireId] })],
);

export const retestAnswers = pgTable(
  'retest_answers',
  {
    organizationId: uuid('organization_id').notNull(),
    questionnaireId: uuid('questionnaire_id').notNull(),
    part: text('part').notNull(),
    answers: jsonb('answers').$type<Record<string, unknown>>().notNull(),
    stamps: jsonb('stamps').$type<Stamps>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.questionnaireId, table.part] })],
);
