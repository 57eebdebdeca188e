import type { Services } from '../../../http/context.ts';
import type { JobRunner } from '../../../jobs/runner.ts';
import { type AskedOutcome, listOrganizationsToAsk, takeOutcomesToAsk } from './queries.ts';
import { insertMails, WORTH_SENDING } from '../../mail/index.ts';

type AskingServices = Pick<Services, 'database' | 'clock' | 'config'>;

const byCampaign = (asked: readonly AskedOutcome[]) =>
  Object.entries(Object.groupBy(asked, ({ campaign_name: name }) => name)).map(
    ([campaign, people = []]) => ({ campaign, people: people.length }),
  );

/** One mail an owner, in the transaction that marks the outcomes as asked for. */
const askOrganization = (
  { database }: AskingServices,
  organizationId: string,
  now: Date,
): Promise<void> =>
  database.withTenant(organizationId, async (tx) => {
    const asked = await takeOutcomesToAsk(tx, organizationId, now);
    const owners = Object.values(Object.groupBy(asked, ({ owner_id: id }) => id));
    await insertMails(
      tx,
      owners.flatMap((own = []) => {
        const [first] = own;
        if (!first) return [];
        return {
          organizationId,
          kind: 'outcomes_due' as const,
          userId: first.owner_id,
          recipient: first.email,
          recipientName: first.display_name,
          replyTo: null,
          language: first.language,
          data: { module: 'screening' as const, hired: byCampaign(own) },
          createdAt: now,
          dueAt: now,
          expiresAt: new Date(now.getTime() + WORTH_SENDING.outcomes_due),
        };
      }),
    );
  });

/** Asks each owner once for each person and time. */
export const askForOutcomes = async (services: AskingServices): Promise<void> => {
  const now = services.clock();
  const found = await services.database.withPlatform((tx) => listOrganizationsToAsk(tx, now));
  const failures: unknown[] = [];
  for (const organizationId of found)
    await askOrganization(services, organizationId, now).catch((error: unknown) =>
      failures.push(error),
    );
  if (failures.length > 0)
    throw new Error(`Outcomes of ${failures.length} organisations could not be asked for.`, {
      cause: failures[0],
    });
};

/** Without a mail server nobody is asked or marked: the list of what is due shows it all the same. */
export const startOutcomeRequests = (runner: JobRunner, services: AskingServices): void => {
  if (services.config.smtpUrl === undefined) return;
  runner.schedule({
    name: 'outcome-requests',
    everyMs: 60 * 60_000,
    run: () => askForOutcomes(services),
  });
};
