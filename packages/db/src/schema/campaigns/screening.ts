import type {
  AnswerItems,
  AnswerLanguages,
  CampaignTarget,
  CampaignQuestion,
  CampaignWeights,
  Contact,
  CoreQuestion,
  GivenAnswers,
  DisplayedSectionScores,
} from '@cadran/contract';
import {
  CERTAINTIES,
  DECISIONS,
  LANGUAGES,
  QUALITY_LEVELS,
  QUESTIONNAIRE_STATUSES,
  VERDICTS,
} from '@cadran/contract/codes';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { campaignColumns } from './campaign-columns.ts';
import { bytea, instant } from '../column-types.ts';

/** Typed names of the tables of `0003_campaigns.sql` and `0004_questionnaires.sql`; a test compares the two. */
export const screeningCampaigns = pgTable(
  'screening_campaigns',
  {
    ...campaignColumns(),
    profile: jsonb('profile').$type<CampaignTarget>().notNull(),
    questions: jsonb('questions').$type<CampaignQuestion[]>().notNull().default([]),
    interview: jsonb('interview').$type<CoreQuestion[]>(),
    weights: jsonb('weights').$type<CampaignWeights>(),
    allowPersonalReport: boolean('allow_personal_report').notNull().default(false),
    contactEmail: text('contact_email'),
    announcedRetentionDays: integer('announced_retention_days'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** What a candidate's scores were computed against. */
export interface ScoredProfile {
  readonly profile: CampaignTarget;
  readonly weights: CampaignWeights | null;
  /** The adopted norms used; absent where they were provisional. */
  readonly norms?: string | undefined;
}

export const screeningQuestionnaires = pgTable(
  'screening_questionnaires',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    campaignId: uuid('campaign_id').notNull(),
    status: text('status', { enum: QUESTIONNAIRE_STATUSES }).notNull().default('opened'),
    language: text('language', { enum: LANGUAGES }).notNull(),
    contact: jsonb('contact').$type<Partial<Contact>>().notNull().default({}),
    contactName: text('contact_name')
      .notNull()
      .generatedAlwaysAs(sql`see migration`),
    consentedAt: instant('consented_at').notNull(),
    consentVersion: text('consent_version').notNull(),
    keepLonger: boolean('keep_longer').notNull().default(false),
    openedAt: instant('opened_at').notNull(),
    completedAt: instant('completed_at'),
    resumeCodeHash: bytea('resume_code_hash'),
    instrumentsVersion: integer('instruments_version'),
    engineVersion: integer('engine_version'),
    scores: jsonb('scores'),
    overall: numeric('overall', { precision: 6, scale: 3, mode: 'number' }),
    verdict: text('verdict', { enum: VERDICTS }),
    quality: text('quality', { enum: QUALITY_LEVELS }),
    displayed: smallint('displayed'),
    intervalLow: smallint('interval_low'),
    intervalHigh: smallint('interval_high'),
    certainty: text('certainty', { enum: CERTAINTIES }),
    sectionScores: jsonb('section_scores').$type<DisplayedSectionScores>(),
    scoredProfile: jsonb('scored_profile').$type<ScoredProfile>(),
    decision: text('decision', { enum: DECISIONS }).notNull().default('undecided'),
    decisionNote: text('decision_note'),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
    decisionSheets: uuid('decision_sheets').array().notNull().default([]),
    addedUp: boolean('added_up').notNull().default(false),
    toldAt: instant('told_at'),
    toldDecision: text('told_decision', { enum: DECISIONS }),
    groupFormSent: boolean('group_form_sent').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** What an unfinished candidate saved, a row for each save. */
export const screeningSaves = pgTable(
  'screening_saves',
  {
    organizationId: uuid('organization_id').notNull(),
    questionnaireId: uuid('questionnaire_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    savedAt: instant('saved_at').notNull(),
    items: jsonb('items').$type<GivenAnswers>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.questionnaireId, table.id] })],
);

/** A candidate's finished answers. */
export const screeningAnswers = pgTable(
  'screening_answers',
  {
    organizationId: uuid('organization_id').notNull(),
    questionnaireId: uuid('questionnaire_id').notNull(),
    answers: jsonb('answers').$type<AnswerItems>().notNull(),
    /** In which each answer was read. */
    languages: jsonb('languages').$type<AnswerLanguages>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.questionnaireId] })],
);

export const screeningCounts = pgTable(
  'screening_counts',
  {
    organizationId: uuid('organization_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    slot: smallint('slot').notNull(),
    opened: integer('opened').notNull(),
    completed: integer('completed').notNull(),
    undecided: integer('undecided').notNull(),
    notTold: integer('not_told').notNull(),
    toldSeconds: bigint('told_seconds', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.campaignId, table.slot] })],
);
