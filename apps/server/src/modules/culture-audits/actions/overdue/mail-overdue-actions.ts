import type { Services } from '../../../../http/context.ts';
import type { JobRunner } from '../../../../jobs/runner.ts';
import { countCampaignMails, insertMails, WORTH_SENDING } from '../../../mail/index.ts';
import { listOrganizationsWithOverdue, lockOverdueActions, markAsTold } from './queries.ts';

type OverdueServices = Pick<Services, 'database' | 'clock' | 'config'>;

/** One transaction: the mails are in the outbox and the actions marked, or neither. */
const mailOrganization = (
  { database, config }: OverdueServices,
  organizationId: string,
  now: Date,
): Promise<void> =>
  database.withTenant(organizationId, async (tx) => {
    const left = config.mailQuota - (await countCampaignMails(tx, organizationId, now));
    if (left <= 0) return;
    const overdue = await lockOverdueActions(tx, organizationId, left, now);
    const expiresAt = new Date(now.getTime() + WORTH_SENDING.action_overdue);
    await insertMails(
      tx,
      overdue.map((action) => ({
        organizationId,
        kind: 'action_overdue' as const,
        userId: action.memberId,
        recipient: action.email,
        recipientName: action.name,
        replyTo: action.replyTo,
        language: action.language,
        data: {
          module: 'profiling' as const,
          campaignName: action.campaignName,
          action: { id: action.id, title: action.title, dueOn: action.dueOn },
          // Only members can open the page.
          ...(action.memberId !== null && {
            link: new URL(`/profiling/campaign/${action.campaignId}/actions`, config.baseUrl).href,
          }),
        },
        createdAt: now,
        dueAt: now,
        expiresAt,
      })),
    );
    await markAsTold(
      tx,
      organizationId,
      overdue.map(({ id }) => id),
      now,
    );
  });

/** Tells each responsible person once that an action is overdue; what the quota leaves out follows the next day. */
export const mailOverdueActions = async (services: OverdueServices): Promise<void> => {
  const now = services.clock();
  const found = await services.database.withPlatform((tx) => listOrganizationsWithOverdue(tx, now));
  const failures: unknown[] = [];
  for (const organizationId of found)
    await mailOrganization(services, organizationId, now).catch((error: unknown) =>
      failures.push(error),
    );
  if (failures.length > 0)
    throw new Error(`Overdue actions of ${failures.length} organisations could not be mailed.`, {
      cause: failures[0],
    });
};

/**
 * Asked four times an hour, because mornings begin at different times. Without a mail server nothing is mailed or
 * marked: whatever is still overdue is told once there is one.
 */
export const startOverdueMails = (runner: JobRunner, services: OverdueServices): void => {
  if (services.config.smtpUrl === undefined) return;
  runner.schedule({
    name: 'overdue-actions',
    everyMs: 15 * 60_000,
    run: () => mailOverdueActions(services),
  });
};
