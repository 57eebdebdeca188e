import { LANGUAGES } from '@cadran/contract/codes';
import { pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../column-types.ts';

/** Typed name of a table of `0003_campaigns.sql`; a test compares the two. */
export const invitations = pgTable(
  'invitations',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    screeningCampaignId: uuid('screening_campaign_id'),
    profilingCampaignId: uuid('profiling_campaign_id'),
    email: text('email').notNull(),
    name: text('name').notNull().default(''),
    language: text('language', { enum: LANGUAGES }).notNull(),
    invitedAt: instant('invited_at').notNull(),
    questionnaireId: uuid('questionnaire_id'),
    codeRound: smallint('code_round').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
