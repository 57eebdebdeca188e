import { lookup as resolve } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type AllowedHost, allowedBy } from './allowed-hosts.ts';
import { isPrivateAddress } from './private-address.ts';

const TIMEOUT_MS = 10_000;
const ANSWER_MAX = 1024 * 1024;

export class OutboundRefusal extends Error {
  override readonly name = 'OutboundRefusal';
}

export interface OutboundAnswer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Checked where the connection is made: between a look-up of ours and another one a name may change its mind. */
export const outsideOnly: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isPrivateAddress(address)))
      return done(new OutboundRefusal('The name leads to a private address.'), '', 0);
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
  });
};

/**
 * The only way out. Where to is what the administrator of the installation allowed (OUTBOUND_HOSTS); an exact host
 * may be a private one, what a wildcard lets through may not. Redirects are not followed, answers are cut.
 */
export const callOut = (
  allowed: readonly AllowedHost[],
  address: string,
  request: {
    readonly method: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string | Uint8Array | undefined;
  },
): Promise<OutboundAnswer> => {
  const entry = allowedBy(allowed, address);
  if (!entry) return Promise.reject(new OutboundRefusal('This host is not allowed.'));
  const url = new URL(address);
  const literal = url.hostname.replaceAll(/[[\]]/g, '');
  if (entry.wildcard && isIP(literal) !== 0)
    return Promise.reject(new OutboundRefusal('A name is needed here.'));
  const { request: send } = url.protocol === 'https:' ? https : http;
  return new Promise((done, fail) => {
    const call = send(
      url,
      {
        method: request.method,
        headers: { ...request.headers },
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(entry.wildcard ? { lookup: outsideOnly } : {}),
      },
      (answer) => {
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > ANSWER_MAX) answer.destroy(new OutboundRefusal('The answer is too long.'));
          else chunks.push(chunk);
        });
        answer.on('error', fail);
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    call.on('error', fail);
    call.end(request.body);
  });
};
