import type { Services } from '../../context.ts';
import { claimDailyRun, dueCampaigns, eraseDue } from '../../queries/retention.ts';
import { audit } from '../audit.ts';

export const RETENTION_JOB = 'retention';

const SYSTEM = { id: null, username: 'system', role: 'system' } as const;

/** Erases what has been kept long enough, campaign by campaign, each with its line in the log. */
export const enforceRetention = async ({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<number> => {
  const now = clock();
  const due = await database.withPlatform((tx) => dueCampaigns(tx, now));
  let erased = 0;
  for (const campaign of due)
    await database.withTenant(campaign.organization_id, async (tx) => {
      const gone = await eraseDue(tx, campaign, now);
      if (gone.candidates + gone.invitations === 0) return;
      erased += gone.candidates;
      await audit(
        tx,
        SYSTEM,
        {
          organizationId: campaign.organization_id,
          action: 'retention',
          target: { type: 'screening_campaign', id: campaign.id, name: campaign.name },
          detail: gone,
        },
        now,
      );
    });
  return erased;
};

/** Once a day over all instances, whoever asks first. */
export const enforceRetentionDaily = async (
  parts: Pick<Services, 'database' | 'clock'>,
): Promise<void> => {
  if (await claimDailyRun(parts.database.global, RETENTION_JOB, parts.clock()))
    await enforceRetention(parts);
};
