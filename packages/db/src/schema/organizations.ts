import type { DecisionTexts, DefaultParameters, Theme } from '@cadran/contract';
import { ACTIVE_STATUSES, LANGUAGES } from '@cadran/contract/codes';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, instant } from './column-types.ts';

/** Typed names of tables of `0001_platform.sql`; a test compares the two. */
export const organizations = pgTable('organizations', {
  organizationId: uuid('organization_id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  status: text('status', { enum: ACTIVE_STATUSES }).notNull().default('active'),
  theme: jsonb('theme').$type<Theme>().notNull(),
  language: text('language', { enum: LANGUAGES }).notNull().default('fr'),
  screeningRetentionDays: integer('screening_retention_days').notNull().default(90),
  minimumGroup: integer('minimum_group').notNull().default(5),
  secondFactorForAdmins: boolean('second_factor_for_admins').notNull().default(false),
  privacyContact: text('privacy_contact'),
  timeZone: text('time_zone'),
  addUpAnswers: boolean('add_up_answers').notNull().default(false),
  defaultParameters: jsonb('default_parameters').$type<DefaultParameters>().notNull().default({}),
  decisionTexts: jsonb('decision_texts').$type<Partial<DecisionTexts>>().notNull().default({}),
  logoEtag: text('logo_etag'),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const organizationLogos = pgTable('organization_logos', {
  organizationId: uuid('organization_id').primaryKey(),
  content: bytea('content').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
});
