import { type MailServer, startMailServer } from '@cadran/testing/mail-server';
import { deliverMail } from './deliver-mail.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export interface MailTestApp extends TestApp {
  readonly mailServer: MailServer;
  /** Delivers due mails once to the mail server. */
  deliverMail(): Promise<boolean>;
}

/** The test app with a mail server of its own. */
export const createMailTestApp = async (): Promise<MailTestApp> => {
  const [test, mailServer] = await Promise.all([createTestApp(), startMailServer()]);
  return {
    ...test,
    mailServer,
    deliverMail: () => deliverMail(test, mailServer.url),
    close: async () => {
      await test.close();
      await mailServer.close();
    },
  };
};
