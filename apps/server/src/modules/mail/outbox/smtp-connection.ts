import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { parseConnectionUrl } from 'nodemailer/lib/shared';

/** `later`: not accepted, can be retried. `unknown`: may have been accepted. */
export type DeliveryResult =
  | { readonly status: 'accepted' }
  | { readonly status: 'refused'; readonly error: string }
  | { readonly status: 'later'; readonly error: string; readonly unreachable: boolean }
  | { readonly status: 'unknown'; readonly error: string };

export interface Envelope {
  readonly from: string;
  readonly to: string;
}

export interface SmtpClient {
  deliver(envelope: Envelope, message: Buffer): Promise<DeliveryResult>;
  close(): void;
}

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };
/** Below the limit at which mail servers close a connection. */
const MAILS_PER_CONNECTION = 100;

interface SmtpError extends Error {
  readonly responseCode?: number | undefined;
  readonly command?: string | undefined;
}

/** Commands whose rejection concerns this mail, not our account or the server. */
const MAIL_COMMANDS = /^(RCPT TO|DATA)/;

const classifyFailure = (error: SmtpError, begun: boolean): DeliveryResult => {
  const message = error.message.slice(0, 500);
  if (error.responseCode === undefined)
    return begun
      ? { status: 'unknown', error: message }
      : { status: 'later', error: message, unreachable: true };
  const concernsMail = MAIL_COMMANDS.test(error.command ?? '');
  return concernsMail && error.responseCode >= 500
    ? { status: 'refused', error: message }
    : { status: 'later', error: message, unreachable: !concernsMail };
};

export const createSmtpClient = (url: string): SmtpClient => {
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
  ): Promise<DeliveryResult> =>
    new Promise((resolve) => {
      // Read only after the server has accepted the DATA command.
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
        resolve(classifyFailure(error, begun));
      });
    });

  return {
    deliver: async (envelope, message) => {
      if (open && open.mails >= MAILS_PER_CONNECTION) drop();
      const reused = open?.connection;
      try {
        const first = await send(reused ?? (await connect()), envelope, message);
        // The server may have closed the idle connection before anything was sent.
        const stale = reused !== undefined && first.status === 'later' && first.unreachable;
        const delivery = stale ? await send(await connect(), envelope, message) : first;
        if (open) open.mails += 1;
        return delivery;
      } catch (error) {
        drop();
        return classifyFailure(error instanceof Error ? error : new Error(String(error)), false);
      }
    },
    close: () => {
      open?.connection.quit();
      open = undefined;
    },
  };
};
