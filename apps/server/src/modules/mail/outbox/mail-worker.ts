import type { JobRunner } from '../../../jobs/runner.ts';
import type { Queue } from '../../../jobs/queue.ts';
import {
  claimMail,
  deleteOldMails,
  expireLeases,
  expireMails,
  type MailRow,
  type Outcome,
  recordOutcome,
} from '../queries/mails.ts';
import { type MailServices, openMailLane } from './mail-lane.ts';
import { LEASE } from './mail-times.ts';

export const cleanUpMails = ({
  database,
  clock,
}: Pick<MailServices, 'database' | 'clock'>): Promise<void> =>
  database.withPlatform(async (tx) => {
    const now = clock();
    await expireMails(tx, now);
    await deleteOldMails(tx, now);
  });

/** Mails whose worker died. */
export const releaseMails = ({
  database,
  clock,
}: Pick<MailServices, 'database' | 'clock'>): Promise<unknown> =>
  database.withPlatform((tx) => expireLeases(tx, clock()));

export const mailQueue = (
  services: MailServices,
  smtpUrl: string,
  onError: (error: unknown) => void,
): Queue<MailRow, Outcome> => ({
  name: 'mail',
  // Connections to the mail server; if this process dies, as many mails are in doubt at most.
  lanes: 4,
  pollMs: 1_000,
  claim: (tx, now) => claimMail(tx, now, new Date(now.getTime() + LEASE)),
  record: recordOutcome,
  openLane: () => openMailLane(services, smtpUrl, onError),
});

/** Sends the outbox; without a mail server the mails wait in it. */
export const startMailWorker = (
  runner: JobRunner,
  services: MailServices,
  onError: (error: unknown) => void,
): void => {
  const { smtpUrl } = services.config;
  runner.schedule({ name: 'mail-leases', everyMs: 30_000, run: () => releaseMails(services) });
  runner.schedule({
    name: 'mail-cleanup',
    everyMs: 30_000,
    erases: true,
    run: () => cleanUpMails(services),
  });
  if (smtpUrl !== undefined) runner.work(mailQueue(services, smtpUrl, onError));
};
