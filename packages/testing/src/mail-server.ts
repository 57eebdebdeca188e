import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  readonly envelopeFrom: string;
  readonly envelopeTo: string;
}

/** An SMTP status code, or a dropped connection. */
export type Answer = number | 'cut_before_answer' | undefined;

export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Message-IDs in the order of their acceptance, without reading the mails. */
  readonly accepted: string[];
  onRecipient: (address: string) => Answer;
  onMessage: (address: string) => Answer;
  connections(): number;
  to(address: string): ReceivedMail[];
  close(): Promise<void>;
}

const refusal = (code: number): Error =>
  Object.assign(new Error(code >= 500 ? 'No such mailbox' : 'Come back later'), {
    responseCode: code,
  });

/** A real SMTP server in the test process, which can simulate failures. */
export const startMailServer = async (
  options: { readonly user?: string; readonly password?: string; readonly parse?: boolean } = {},
): Promise<MailServer> => {
  const received: ReceivedMail[] = [];
  const accepted: string[] = [];
  let connections = 0;
  const state = {
    onRecipient: (_address: string): Answer => undefined,
    onMessage: (_address: string): Answer => undefined,
  };

  const server = new SMTPServer({
    authOptional: options.user === undefined,
    disabledCommands: options.user === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    allowInsecureAuth: true,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onAuth: ({ username, password }, _session, done) =>
      username === options.user && password === options.password
        ? done(null, { user: username })
        : done(new Error('Wrong password')),
    onRcptTo: ({ address }, _session, done) => {
      const answer = state.onRecipient(address);
      done(typeof answer === 'number' ? refusal(answer) : undefined);
    },
    onData: (stream, session, done) => {
      const take = async (): Promise<void> => {
        // The other side may be killed in the middle of a message.
        const source = await text(stream).catch(() => undefined);
        if (source === undefined) return done(refusal(451));
        const to = session.envelope.rcptTo[0]?.address ?? '';
        const answer = state.onMessage(to);
        if (typeof answer === 'number') return done(refusal(answer));
        accepted.push(/^Message-ID: (.*)$/im.exec(source)?.[1]?.trim() ?? '');
        const { mailFrom } = session.envelope;
        const envelopeFrom = mailFrom === false ? '' : mailFrom.address;
        if (options.parse !== false)
          received.push({ ...(await PostalMime.parse(source)), envelopeFrom, envelopeTo: to });
        if (answer !== 'cut_before_answer') return done();
        for (const connection of server.connections) connection.close();
      };
      void take();
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const account =
    options.user === undefined
      ? ''
      : `${options.user}:${encodeURIComponent(options.password ?? '')}@`;
  return Object.assign(state, {
    url: `smtp://${account}127.0.0.1:${port}`,
    received,
    accepted,
    connections: () => connections,
    to: (address: string) => received.filter(({ envelopeTo }) => envelopeTo === address),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
};
