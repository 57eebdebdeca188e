import { readConfig } from '../env.ts';
import { processResetRequests } from '../modules/auth/passwords/process-reset-requests.ts';
import { processDueOnce } from '../jobs/queue.ts';
import { mailQueue } from '../modules/mail/outbox/mail-worker.ts';
import type { TestApp } from './test-app.ts';

/** Delivers due mails once, at the test's time; returns whether the mail server was reached. */
export const deliverMail = async (test: TestApp, smtpUrl: string): Promise<boolean> => {
  const parts = {
    config: readConfig(
      { NODE_ENV: 'test', SMTP_URL: smtpUrl, MAIL_FROM: 'post@cadran.example' },
      [],
    ),
    database: test.database.database,
    secrets: test.secrets,
    clock: () => test.now(),
  };
  await processResetRequests(parts);
  const fail = (error: unknown): never => {
    throw error;
  };
  return processDueOnce(mailQueue(parts, smtpUrl, fail), parts);
};
