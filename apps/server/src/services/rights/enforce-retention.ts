import type { Services } from '../../context.ts';
import { claimDailyRun, dueCampaigns, eraseDue } from '../../queries/retention.ts';
import { SYSTEM } from '../audit.ts';
import { auditCampaign } from '../screening/audit-campaign.ts';

export const RETENTION_JOB = 'retention';

type Parts = Pick<Services, 'database' | 'clock'>;
type DueCampaign = Awaited<ReturnType<typeof dueCampaigns>>[number];

const eraseCampaign = ({ database }: Parts, due: DueCampaign, now: Date): Promise<number> =>
  database.withTenant(due.organization_id, async (tx) => {
    const gone = await eraseDue(tx, due, now);
    if (gone.candidates + gone.invitations > 0) {
      const campaign = { ...due, organizationId: due.organization_id };
      await auditCampaign(tx, SYSTEM, 'retention', campaign, now, gone);
    }
    return gone.candidates;
  });

/**
 * Erases what has been kept long enough, campaign by campaign, each with its line in the log. One that cannot be
 * erased now holds up no other; it is told when the others are done.
 */
export const enforceRetention = async (parts: Parts): Promise<number> => {
  const now = parts.clock();
  const due = await parts.database.withPlatform((tx) => dueCampaigns(tx, now));
  let erased = 0;
  const failures: unknown[] = [];
  for (const campaign of due)
    try {
      erased += await eraseCampaign(parts, campaign, now);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0)
    throw new Error(`${failures.length} campaigns could not be erased.`, { cause: failures[0] });
  return erased;
};

/** Once a day over all instances, whoever asks first. */
export const enforceRetentionDaily = async (parts: Parts): Promise<void> => {
  if (await claimDailyRun(parts.database.global, RETENTION_JOB, parts.clock()))
    await enforceRetention(parts);
};
