import { RETEST } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Services } from '../../../http/context.ts';
import type { JobRunner } from '../../../jobs/runner.ts';
import { generateToken, hashToken } from '../../../secrets.ts';
import {
  deleteOver,
  type DueRetest,
  listOrganizationsWithDue,
  lockDue,
  markAsked,
} from './queries.ts';
import { encryptLink, insertMails, WORTH_SENDING } from '../../mail/index.ts';

type AskingServices = Pick<Services, 'database' | 'clock' | 'config' | 'secrets'>;
const DAY = 86_400_000;

const ask = async (
  { config, secrets }: AskingServices,
  tx: Tx,
  organizationId: string,
  { id, language, email, first_name: name }: DueRetest,
  now: Date,
): Promise<void> => {
  const secret = generateToken();
  const endsAt = new Date(now.getTime() + RETEST.openDays * DAY);
  await markAsked(tx, { organizationId, id }, { secretHash: hashToken(secret), endsAt });
  // In the fragment, which browsers do not send to servers or their logs.
  const path = `/screening/retest/${organizationId}/${id}/0/0#${secret}`;
  await insertMails(tx, [
    {
      organizationId,
      kind: 'retest',
      recipient: email,
      recipientName: name ?? '',
      language,
      data: { module: 'screening' },
      secret: encryptLink({ secrets }, new URL(path, config.baseUrl).href),
      questionnaireId: id,
      createdAt: now,
      dueAt: now,
      expiresAt: new Date(now.getTime() + WORTH_SENDING.retest),
    },
  ]);
};

const askOrganization = (
  services: AskingServices,
  organizationId: string,
  now: Date,
): Promise<void> =>
  services.database.withTenant(organizationId, async (tx) => {
    await deleteOver(tx, organizationId, now);
    for (const due of await lockDue(tx, organizationId, now))
      await ask(services, tx, organizationId, due, now);
  });

/** Asks those whose three weeks are over, once, and deletes what was never sent in its time. */
export const askForRetests = async (services: AskingServices): Promise<void> => {
  const now = services.clock();
  const found = await services.database.withPlatform((tx) => listOrganizationsWithDue(tx, now));
  const failures: unknown[] = [];
  for (const organizationId of found)
    await askOrganization(services, organizationId, now).catch((error: unknown) =>
      failures.push(error),
    );
  if (failures.length > 0)
    throw new Error(
      `Second answerings of ${failures.length} organisations could not be asked for.`,
      {
        cause: failures[0],
      },
    );
};

/** Without a mail server nobody can be asked. */
export const startRetestRequests = (runner: JobRunner, services: AskingServices): void => {
  if (services.config.smtpUrl === undefined) return;
  runner.schedule({ name: 'retests', everyMs: 60 * 60_000, run: () => askForRetests(services) });
};
