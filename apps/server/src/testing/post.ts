import { readConfig } from '../env.ts';
import { answerPasswordRequests } from '../services/mail/answer-requests.ts';
import { deliverDue } from '../services/mail/deliver-due.ts';
import { openSmtpLine } from '../services/mail/smtp-line.ts';
import type { TestApp } from './test-app.ts';

/** The post office's round, once and at the moment of the test's clock. Says whether the server was reached. */
export const post = async (test: TestApp, smtpUrl: string): Promise<boolean> => {
  const parts = {
    config: readConfig(
      { NODE_ENV: 'test', SMTP_URL: smtpUrl, MAIL_FROM: 'post@cadran.example' },
      [],
    ),
    database: test.database.database,
    secrets: test.secrets,
    clock: () => test.now(),
  };
  await answerPasswordRequests(parts);
  const line = openSmtpLine(smtpUrl);
  try {
    return await deliverDue(parts, line, {
      goOn: () => true,
      patience: async () => false,
      onError: (error) => {
        throw error;
      },
    });
  } finally {
    line.close();
  }
};
