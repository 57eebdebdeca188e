import type { CampaignCustomization } from '@cadran/contract';
import { CAMPAIGN_STATUSES } from '@cadran/contract/codes';
import { boolean, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../column-types.ts';

/** The columns that the campaign tables of both modules have. */
export const campaignColumns = () => ({
  organizationId: uuid('organization_id').notNull(),
  id: uuid('id').notNull().defaultRandom(),
  ownerId: uuid('owner_id').notNull(),
  name: text('name').notNull(),
  customUrl: text('custom_url').notNull(),
  redirectUrl: text('redirect_url'),
  status: text('status', { enum: CAMPAIGN_STATUSES }).notNull().default('open'),
  closedAt: instant('closed_at'),
  showEstimatedDuration: boolean('show_estimated_duration').notNull().default(false),
  customization: jsonb('customization').$type<CampaignCustomization>().notNull(),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
