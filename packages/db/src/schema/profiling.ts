import {
  AGE_BANDS,
  CAMPAIGN_STATUSES,
  type CampaignCustomization,
  type CultureType,
  GENDERS,
  LANGUAGES,
  type MandatorySegments,
  type OrganizationalUnit,
  type ProfilingSubject,
  TENURE_BANDS,
  type UnitGroup,
  type ValuesSet,
} from '@cadran/contract';
import { integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { instant } from './instant.ts';
import type { Stamps } from './screening.ts';

/** Typed names of the tables of `0005_profiling.sql`; a test compares the two. */
export const profilingCampaigns = pgTable(
  'profiling_campaigns',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    ownerId: uuid('owner_id').notNull(),
    name: text('name').notNull(),
    customUrl: text('custom_url').notNull(),
    redirectUrl: text('redirect_url'),
    status: text('status', { enum: CAMPAIGN_STATUSES }).notNull().default('open'),
    closedAt: instant('closed_at'),
    firstOpenedAt: instant('first_opened_at'),
    subject: jsonb('subject').$type<ProfilingSubject>().notNull(),
    units: jsonb('units').$type<OrganizationalUnit[]>().notNull().default([]),
    unitGroups: jsonb('unit_groups').$type<UnitGroup[]>().notNull().default([]),
    mandatory: jsonb('mandatory').$type<MandatorySegments>().notNull(),
    valuesSets: jsonb('values_sets').$type<ValuesSet[]>().notNull().default([]),
    minimumGroup: integer('minimum_group').notNull(),
    logoEtag: text('logo_etag'),
    customization: jsonb('customization').$type<CampaignCustomization>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const profilingCampaignLogos = pgTable(
  'profiling_campaign_logos',
  {
    organizationId: uuid('organization_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    content: bytea('content').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.campaignId] })],
);

export const profilingQuestionnaires = pgTable(
  'profiling_questionnaires',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    campaignId: uuid('campaign_id').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    resumeCodeHash: bytea('resume_code_hash').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const profilingDrafts = pgTable(
  'profiling_drafts',
  {
    organizationId: uuid('organization_id').notNull(),
    questionnaireId: uuid('questionnaire_id').notNull(),
    part: text('part').notNull(),
    answers: jsonb('answers').$type<Record<string, unknown>>().notNull(),
    stamps: jsonb('stamps').$type<Stamps>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.questionnaireId, table.part] })],
);

/** By situation, best first. */
export type Rankings = Readonly<Record<string, readonly CultureType[]>>;

export const profilingAnswers = pgTable(
  'profiling_answers',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    campaignId: uuid('campaign_id').notNull(),
    unitId: uuid('unit_id'),
    gender: text('gender', { enum: GENDERS }),
    ageBand: text('age_band', { enum: AGE_BANDS }),
    tenureBand: text('tenure_band', { enum: TENURE_BANDS }),
    perceived: jsonb('perceived').$type<Rankings>().notNull(),
    desired: jsonb('desired').$type<Rankings>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const profilingReceipts = pgTable(
  'profiling_receipts',
  {
    organizationId: uuid('organization_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    receipt: bytea('receipt').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.campaignId, table.receipt] })],
);

export const profilingCounts = pgTable(
  'profiling_counts',
  {
    organizationId: uuid('organization_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    slot: smallint('slot').notNull(),
    opened: integer('opened').notNull(),
    completed: integer('completed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.campaignId, table.slot] })],
);
