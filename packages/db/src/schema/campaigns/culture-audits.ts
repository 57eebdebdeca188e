import type {
  GivenAnswers,
  MandatorySegments,
  OrganizationalUnit,
  PaperSettings,
  ProfilingCampaign,
  ProfilingSubject,
  UnitGroup,
  ValuesSet,
} from '@cadran/contract';
import {
  AGE_BANDS,
  AUDIT_ACCESS_KINDS,
  GENDERS,
  LANGUAGES,
  LEGAL_BASES,
  PAPER_OCCASIONS,
  TENURE_BANDS,
} from '@cadran/contract/codes';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { campaignColumns } from './campaign-columns.ts';
import { bytea, instant } from '../column-types.ts';

/**
 * Typed names of the tables of `0003_campaigns.sql`, `0004_questionnaires.sql` and `0006_culture_audits.sql`; a test
 * compares the two.
 */
export const profilingCampaigns = pgTable(
  'profiling_campaigns',
  {
    ...campaignColumns(),
    firstOpenedAt: instant('first_opened_at'),
    subject: jsonb('subject').$type<ProfilingSubject>().notNull(),
    units: jsonb('units').$type<OrganizationalUnit[]>().notNull().default([]),
    unitGroups: jsonb('unit_groups').$type<UnitGroup[]>().notNull().default([]),
    mandatory: jsonb('mandatory').$type<MandatorySegments>().notNull(),
    valuesSets: jsonb('values_sets').$type<ValuesSet[]>().notNull().default([]),
    minimumGroup: integer('minimum_group').notNull(),
    logoEtag: text('logo_etag'),
    access: text('access', { enum: AUDIT_ACCESS_KINDS }).notNull().default('link'),
    purpose: jsonb('purpose')
      .$type<ProfilingCampaign['purpose']>()
      .notNull()
      .default({ fr: '', en: '' }),
    legalBasis: text('legal_basis', { enum: LEGAL_BASES }).notNull().default('to_complete'),
    codeSecret: bytea('code_secret'),
    codesMailed: integer('codes_mailed').notNull().default(0),
    codesPrinted: integer('codes_printed').notNull().default(0),
    seriesId: uuid('series_id')
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** Unit -> unit of a later audit; null: none, although the name is the same. */
    unitMatches: jsonb('unit_matches')
      .$type<Readonly<Record<string, string | null>>>()
      .notNull()
      .default({}),
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

export const profilingPaperVersions = pgTable(
  'profiling_paper_versions',
  {
    organizationId: uuid('organization_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    number: integer('number').notNull(),
    createdAt: instant('created_at').notNull(),
    occasion: text('occasion', { enum: PAPER_OCCASIONS }).notNull(),
    digest: text('digest').notNull(),
    settings: jsonb('settings').$type<PaperSettings>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.campaignId, table.number] })],
);

export const profilingQuestionnaires = pgTable(
  'profiling_questionnaires',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    campaignId: uuid('campaign_id').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    resumeCodeHash: bytea('resume_code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** What an employee saved and has not sent, a row for each save. */
export const profilingSaves = pgTable(
  'profiling_saves',
  {
    organizationId: uuid('organization_id').notNull(),
    questionnaireId: uuid('questionnaire_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    items: jsonb('items').$type<GivenAnswers>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.questionnaireId, table.id] })],
);

/** Since the last snapshot. The rankings of each side are one number; null: incomplete, and not counted. */
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
    perceived: bigint('perceived', { mode: 'bigint' }),
    desired: bigint('desired', { mode: 'bigint' }),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** Answers that were written anew, in one row for all who share all segments. */
export const profilingAnswerGroups = pgTable(
  'profiling_answer_groups',
  {
    organizationId: uuid('organization_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    unitId: uuid('unit_id'),
    gender: text('gender', { enum: GENDERS }),
    ageBand: text('age_band', { enum: AGE_BANDS }),
    tenureBand: text('tenure_band', { enum: TENURE_BANDS }),
    people: integer('people').notNull(),
    perceived: bigint('perceived', { mode: 'bigint' }).array().notNull(),
    desired: bigint('desired', { mode: 'bigint' }).array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.campaignId, table.id] })],
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

export const profilingCodes = pgTable(
  'profiling_codes',
  {
    organizationId: uuid('organization_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    codeHash: bytea('code_hash').notNull(),
    used: boolean('used').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.campaignId, table.codeHash] })],
);

/** Closed campaigns whose rows wait to be rewritten. */
export const profilingShuffles = pgTable(
  'profiling_shuffles',
  {
    organizationId: uuid('organization_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    worker: uuid('worker'),
    leaseUntil: instant('lease_until'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.campaignId] })],
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
