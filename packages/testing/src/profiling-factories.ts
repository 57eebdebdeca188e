import { randomBytes } from 'node:crypto';
import { DEFAULT_CUSTOMIZATION } from '@cadran/contract';
import { schema, type Database } from '@cadran/db';
import { unique } from './unique.ts';

type NewCampaign = typeof schema.profilingCampaigns.$inferInsert;
export type MadeProfilingCampaign = typeof schema.profilingCampaigns.$inferSelect;

/** Inserts campaigns and respondents: by default open, without units and answers. */
export const profilingFactories = (database: Database) => ({
  profilingCampaign: async (
    owner: { organizationId: string; id: string },
    values: Partial<NewCampaign> = {},
  ): Promise<MadeProfilingCampaign> =>
    database.withPlatform(async (tx) => {
      const now = new Date();
      const [row] = await tx.sql
        .insert(schema.profilingCampaigns)
        .values({
          organizationId: owner.organizationId,
          ownerId: owner.id,
          name: `Audit ${unique()}`,
          customUrl: `audit-${unique()}`,
          subject: 'company',
          mandatory: { unit: false, age: false, gender: false, tenure: false },
          minimumGroup: 5,
          customization: DEFAULT_CUSTOMIZATION,
          ...(values.status === 'closed' ? { closedAt: now } : { firstOpenedAt: now }),
          ...values,
        })
        .returning();
      if (!row) throw new Error('no campaign');
      return row;
    }),

  /** A respondent who has started, written as the tenant because the platform role may not write answers. */
  profilingRespondent: async (campaign: { organizationId: string; id: string }) =>
    database.withTenant(campaign.organizationId, async (tx) => {
      const [row] = await tx.sql
        .insert(schema.profilingQuestionnaires)
        .values({
          organizationId: campaign.organizationId,
          campaignId: campaign.id,
          language: 'fr',
          resumeCodeHash: randomBytes(32),
        })
        .returning();
      if (!row) throw new Error('no questionnaire');
      return row;
    }),

  /** The answers of a respondent who has finished. */
  profilingAnswers: async (
    campaign: { organizationId: string; id: string },
    values: Partial<typeof schema.profilingAnswers.$inferInsert> = {},
  ): Promise<void> =>
    database.withTenant(campaign.organizationId, async (tx) => {
      await tx.sql.insert(schema.profilingAnswers).values({
        organizationId: campaign.organizationId,
        campaignId: campaign.id,
        ...values,
      });
    }),
});
