import type { InterviewGuide, QuestionRating } from '@cadran/contract';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from '../column-types.ts';

/** Typed names of the tables of `0005_candidates.sql`; a test compares the two. */
export const interviews = pgTable(
  'interviews',
  {
    organizationId: uuid('organization_id').notNull(),
    questionnaireId: uuid('questionnaire_id').notNull(),
    guide: jsonb('guide').$type<InterviewGuide>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.questionnaireId] })],
);

export const interviewSheets = pgTable(
  'interview_sheets',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    questionnaireId: uuid('questionnaire_id').notNull(),
    interviewerId: uuid('interviewer_id'),
    readsOnly: boolean('reads_only').notNull().default(false),
    ratings: jsonb('ratings').$type<readonly QuestionRating[]>().notNull().default([]),
    note: text('note').notNull().default(''),
    submittedAt: instant('submitted_at'),
    savedAt: instant('saved_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const printedReports = pgTable(
  'printed_reports',
  {
    organizationId: uuid('organization_id').notNull(),
    questionnaireId: uuid('questionnaire_id').notNull(),
    digest: bytea('digest').notNull(),
    content: bytea('content').notNull(),
    printedAt: instant('printed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.questionnaireId, table.digest] })],
);
