import { DEFAULT_CUSTOMIZATION, EMPTY_TARGET } from '@cadran/contract';
import { schema, type Database } from '@cadran/db';
import { unique } from './unique.ts';

type NewCampaign = typeof schema.screeningCampaigns.$inferInsert;
type NewCandidate = typeof schema.screeningQuestionnaires.$inferInsert;
export type MadeCampaign = typeof schema.screeningCampaigns.$inferSelect;
export type MadeCandidate = typeof schema.screeningQuestionnaires.$inferSelect;

/** Inserts campaigns and candidates: by default open, without target, just started. */
export const screeningFactories = (database: Database) => ({
  screeningCampaign: async (
    owner: { organizationId: string; id: string },
    values: Partial<NewCampaign> = {},
  ): Promise<MadeCampaign> =>
    database.withPlatform(async (tx) => {
      const [row] = await tx.sql
        .insert(schema.screeningCampaigns)
        .values({
          organizationId: owner.organizationId,
          ownerId: owner.id,
          name: `Campaign ${unique()}`,
          customUrl: `campaign-${unique()}`,
          profile: EMPTY_TARGET,
          customization: DEFAULT_CUSTOMIZATION,
          ...(values.status === 'closed' ? { closedAt: new Date() } : {}),
          ...values,
        })
        .returning();
      if (!row) throw new Error('no campaign');
      return row;
    }),

  candidate: async (
    campaign: { organizationId: string; id: string },
    values: Partial<NewCandidate> = {},
  ): Promise<MadeCandidate> =>
    database.withPlatform(async (tx) => {
      const now = new Date();
      const [row] = await tx.sql
        .insert(schema.screeningQuestionnaires)
        .values({
          organizationId: campaign.organizationId,
          campaignId: campaign.id,
          language: 'fr',
          consentedAt: now,
          consentVersion: '1',
          openedAt: now,
          ...(values.status === 'completed' ? { completedAt: now } : {}),
          ...values,
        })
        .returning();
      if (!row) throw new Error('no candidate');
      return row;
    }),
});
