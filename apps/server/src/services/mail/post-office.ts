import type { Services } from '../../context.ts';
import { expireLeases, expireMails, forgetOldMails } from '../../queries/mails.ts';
import { deleteExpiredResets } from '../../queries/password-resets.ts';
import { backgroundWork } from '../background-work.ts';
import { answerPasswordRequests } from './answer-requests.ts';
import { deliverDue } from './deliver-due.ts';
import { KEPT_FOR } from './mail-times.ts';
import { openSmtpLine } from './smtp-line.ts';

type Parts = Pick<Services, 'config' | 'database' | 'secrets' | 'clock'>;

/** Conversations with the mail server at once; as many mails are in doubt at most if this process dies. */
const LINES = 4;
const IDLE_MS = 1_000;
const TIDY_EVERY_MS = 30_000;
/** While the mail server cannot be reached: mails keep their turn, and the log its calm. */
const UNREACHABLE_MS = [5_000, 15_000, 60_000] as const;

/** Leases of the dead, mails and links out of date. Any number of instances may do it at the same time. */
export const tidyMail = ({ database, clock }: Parts): Promise<void> =>
  database.withPlatform(async (tx) => {
    const now = clock();
    await expireLeases(tx, now);
    await expireMails(tx, now);
    await forgetOldMails(tx, new Date(now.getTime() - KEPT_FOR));
    await deleteExpiredResets(tx, now);
  });

/** Sends the outbox for as long as the process lives; without a mail server it only fills it. */
export const openPostOffice = (
  parts: Parts,
  onError: (error: unknown) => void,
): { close(): Promise<void> } => {
  const { open, rest, repeat, add, close } = backgroundWork(onError);

  const runLine = async (url: string): Promise<void> => {
    const line = openSmtpLine(url);
    let failures = 0;
    const round = {
      goOn: open,
      onError,
      patience: async () => {
        if (!open()) return false;
        await rest(IDLE_MS);
        return true;
      },
    };
    await repeat(IDLE_MS, async () => {
      const reached = await deliverDue(parts, line, round);
      failures = reached ? 0 : failures + 1;
      return reached ? undefined : UNREACHABLE_MS[Math.min(failures, UNREACHABLE_MS.length) - 1];
    });
    line.close();
  };

  const { smtpUrl } = parts.config;
  add(repeat(IDLE_MS, () => answerPasswordRequests(parts)));
  add(repeat(TIDY_EVERY_MS, () => tidyMail(parts)));
  if (smtpUrl !== undefined) for (let line = 0; line < LINES; line++) add(runLine(smtpUrl));
  return { close };
};
