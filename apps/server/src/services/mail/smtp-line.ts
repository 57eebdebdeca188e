import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { parseConnectionUrl } from 'nodemailer/lib/shared';

/** What became of one mail. `later`: certainly not taken, may be tried again. `unknown`: it may have been taken. */
export type Delivery =
  | { readonly status: 'accepted' }
  | { readonly status: 'refused'; readonly error: string }
  | { readonly status: 'later'; readonly error: string; readonly unreachable: boolean }
  | { readonly status: 'unknown'; readonly error: string };

export interface Envelope {
  readonly from: string;
  readonly to: string;
}

export interface SmtpLine {
  deliver(envelope: Envelope, message: Buffer): Promise<Delivery>;
  close(): void;
}

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };
/** Mail servers end long conversations; we end them first. */
const MAILS_PER_CONNECTION = 100;

interface SmtpError extends Error {
  readonly responseCode?: number | undefined;
  readonly command?: string | undefined;
}

/** The server's answer to the recipient or to the message itself: about this mail, not about our account. */
const ABOUT_THE_MAIL = /^(RCPT TO|DATA)/;

const judge = (error: SmtpError, begun: boolean): Delivery => {
  const said = error.message.slice(0, 500);
  if (error.responseCode === undefined)
    return begun
      ? { status: 'unknown', error: said }
      : { status: 'later', error: said, unreachable: true };
  const aboutTheMail = ABOUT_THE_MAIL.test(error.command ?? '');
  return aboutTheMail && error.responseCode >= 500
    ? { status: 'refused', error: said }
    : { status: 'later', error: said, unreachable: !aboutTheMail };
};

/** One conversation with the mail server, kept open from mail to mail. */
export const openSmtpLine = (url: string): SmtpLine => {
  const { auth, ...options } = parseConnectionUrl(url);
  let open: { readonly connection: SMTPConnection; mails: number } | undefined;

  const drop = (): void => {
    open?.connection.close();
    open = undefined;
  };

  const connect = (): Promise<SMTPConnection> =>
    new Promise((resolve, reject) => {
      const connection = new SMTPConnection({ ...options, ...TIMEOUTS });
      const forget = (): void => {
        if (open?.connection === connection) open = undefined;
      };
      const ready = (): void => {
        open = { connection, mails: 0 };
        resolve(connection);
      };
      connection.on('error', (error: Error) => {
        forget();
        reject(error);
      });
      connection.once('end', () => {
        forget();
        reject(new Error('The mail server ended the connection.'));
      });
      connection.connect((failure) => {
        if (failure) return reject(failure);
        if (!auth || !connection.allowsAuth) return ready();
        connection.login(auth, (refusal) => {
          if (!refusal) return ready();
          connection.close();
          reject(refusal);
        });
      });
    });

  const send = (
    connection: SMTPConnection,
    envelope: Envelope,
    message: Buffer,
  ): Promise<Delivery> =>
    new Promise((resolve) => {
      // The connection reads it after the server has asked for it, and not before.
      let begun = false;
      const stream = new Readable({
        read() {
          begun = true;
          this.push(message);
          this.push(null);
        },
      });
      connection.send({ ...envelope, size: message.length }, stream, (error) => {
        if (!error) return resolve({ status: 'accepted' });
        drop();
        resolve(judge(error, begun));
      });
    });

  return {
    deliver: async (envelope, message) => {
      if (open && open.mails >= MAILS_PER_CONNECTION) drop();
      const reused = open?.connection;
      try {
        const first = await send(reused ?? (await connect()), envelope, message);
        // A connection that lay idle may have been closed on the other side: nothing was said yet.
        const stale = reused !== undefined && first.status === 'later' && first.unreachable;
        const delivery = stale ? await send(await connect(), envelope, message) : first;
        if (open) open.mails += 1;
        return delivery;
      } catch (error) {
        drop();
        return judge(error instanceof Error ? error : new Error(String(error)), false);
      }
    },
    close: () => {
      open?.connection.quit();
      open = undefined;
    },
  };
};
