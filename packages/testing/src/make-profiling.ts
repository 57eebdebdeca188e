import { randomBytes } from 'node:crypto';
import { DEFAULT_CUSTOMIZATION } from '@cadran/contract';
import { schema, type Database } from '@cadran/db';
import { unique } from './unique.ts';

type NewCampaign = typeof schema.profilingCampaigns.$inferInsert;
export type MadeProfilingCampaign = typeof schema.profilingCampaigns.$inferSelect;

/** Campaigns and their respondents as rows: open, without units and without answers. */
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

  /** Somebody who has begun; the tenant's own path, since the platform's writes none. */
  employee: async (campaign: { organizationId: string; id: string }) =>
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

  /** Somebody who has finished. */
  audited: async (
    campaign: { organizationId: string; id: string },
    values: Partial<typeof schema.profilingAnswers.$inferInsert> = {},
  ): Promise<void> =>
    database.withTenant(campaign.organizationId, async (tx) => {
      await tx.sql.insert(schema.profilingAnswers).values({
        organizationId: campaign.organizationId,
        campaignId: campaign.id,
        perceived: {},
        desired: {},
        ...values,
      });
    }),
});
