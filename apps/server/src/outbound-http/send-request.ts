import { lookup as resolve } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { DELIVERY_FAILURES } from '@cadran/contract';
import { type AllowedHost, findAllowedHost } from './allowed-hosts.ts';
import { isPrivateAddress } from './private-address.ts';

const TIMEOUT_MS = 10_000;
const MAX_RESPONSE_BYTES = 1024 * 1024;

export class OutboundRefusedError extends Error {
  override readonly name = 'OutboundRefusal';
}

export interface OutboundResponse {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Checked by the connection's own lookup, against DNS rebinding. */
export const publicOnlyLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isPrivateAddress(address)))
      return done(new OutboundRefusedError(DELIVERY_FAILURES.private_address), '', 0);
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family);
  });
};

/**
 * The only way to send requests, to hosts of OUTBOUND_HOSTS: an exact entry may be private, a wildcard match may not.
 * Follows no redirects and limits the response size.
 */
export const sendOutboundRequest = (
  allowed: readonly AllowedHost[],
  address: string,
  request: {
    readonly method: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string | Uint8Array | undefined;
  },
): Promise<OutboundResponse> => {
  const entry = findAllowedHost(allowed, address);
  if (!entry) return Promise.reject(new OutboundRefusedError(DELIVERY_FAILURES.host_not_allowed));
  const url = new URL(address);
  const literal = url.hostname.replaceAll(/[[\]]/g, '');
  if (entry.wildcard && isIP(literal) !== 0)
    return Promise.reject(new OutboundRefusedError('A name is needed here.'));
  const { request: send } = url.protocol === 'https:' ? https : http;
  return new Promise((done, fail) => {
    const call = send(
      url,
      {
        method: request.method,
        headers: { ...request.headers },
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(entry.wildcard ? { lookup: publicOnlyLookup } : {}),
      },
      (answer) => {
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > MAX_RESPONSE_BYTES)
            answer.destroy(new OutboundRefusedError('The answer is too long.'));
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
