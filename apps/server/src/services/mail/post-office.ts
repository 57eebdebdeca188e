import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../context.ts';
import { expireLeases, expireMails, forgetOldMails } from '../../queries/mails.ts';
import { deleteExpiredResets } from '../../queries/password-resets.ts';
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

export interface PostOffice {
  /** Lets the mails under way arrive, takes no more. */
  close(): Promise<void>;
}

/** Sends the outbox for as long as the process lives; without a mail server it only fills it. */
export const openPostOffice = (parts: Parts, onError: (error: unknown) => void): PostOffice => {
  const closing = new AbortController();
  const { signal } = closing;
  const open = (): boolean => !signal.aborted;
  const rest = async (ms: number): Promise<void> => {
    await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  };

  const repeat = async (every: number, work: () => Promise<number | undefined>): Promise<void> => {
    while (open()) {
      const pause = await work().catch((error: unknown) => {
        onError(error);
        return undefined;
      });
      await rest(pause ?? every);
    }
  };

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
  const work = [
    repeat(IDLE_MS, async () => {
      await answerPasswordRequests(parts);
      return undefined;
    }),
    repeat(TIDY_EVERY_MS, async () => {
      await tidyMail(parts);
      return undefined;
    }),
    ...(smtpUrl === undefined ? [] : Array.from({ length: LINES }, () => runLine(smtpUrl))),
  ];
  return {
    close: async () => {
      closing.abort();
      await Promise.all(work);
    },
  };
};
