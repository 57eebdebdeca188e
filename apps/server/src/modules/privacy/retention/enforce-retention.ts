import type { Services } from '../../../http/context.ts';
import type { JobRunner } from '../../../jobs/runner.ts';
import { dueCampaigns, eraseDue } from '../queries/retention.ts';
import { SYSTEM_ACTOR } from '../../activity-log/index.ts';
import { logCampaignActivity } from '../../screening/index.ts';

export const RETENTION_JOB = 'retention';

type RetentionServices = Pick<Services, 'database' | 'clock'>;
type DueCampaign = Awaited<ReturnType<typeof dueCampaigns>>[number];

const eraseCampaign = (
  { database }: RetentionServices,
  due: DueCampaign,
  now: Date,
): Promise<number> =>
  database.withTenant(due.organization_id, async (tx) => {
    const gone = await eraseDue(tx, due, now);
    if (gone.candidates + gone.invitations > 0) {
      const campaign = { ...due, organizationId: due.organization_id };
      await logCampaignActivity(tx, SYSTEM_ACTOR, 'retention', campaign, now, gone);
    }
    return gone.candidates;
  });

/** Erases campaign by campaign, each with an entry in the activity log; a failure is thrown after the others are done. */
export const enforceRetention = async (services: RetentionServices): Promise<number> => {
  const now = services.clock();
  const due = await services.database.withPlatform((tx) => dueCampaigns(tx, now));
  let erased = 0;
  const failures: unknown[] = [];
  for (const campaign of due)
    try {
      erased += await eraseCampaign(services, campaign, now);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0)
    throw new Error(`${failures.length} campaigns could not be erased.`, { cause: failures[0] });
  return erased;
};

/** Once a day over all instances. */
export const startRetentionJob = (runner: JobRunner, services: RetentionServices): void =>
  runner.schedule({
    name: RETENTION_JOB,
    everyMs: 10 * 60_000,
    delayFirst: true,
    onceADay: true,
    erases: true,
    run: () => enforceRetention(services),
  });
