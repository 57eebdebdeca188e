import { Agent, request } from 'node:http';

export interface Call {
  readonly method: 'DELETE' | 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: object;
  /** The client address that a proxy would report: limits are per address. */
  readonly from?: string;
}

export interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: unknown;
}

const TIMEOUT_MS = 60_000;
const agent = new Agent({ keepAlive: true, scheduling: 'lifo' });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/**
 * Connection refused, or a kept connection closed on reuse: nothing was processed, so a proxy would try the next
 * instance (RFC 9112, 9.3.1).
 */
export class NotReceivedError extends Error {}

/** One API call on a kept connection; rejects when it breaks or times out. */
export const send = (address: string, call: Call, timeoutMs = TIMEOUT_MS): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const payload = call.body === undefined ? undefined : JSON.stringify(call.body);
    const outgoing = request(
      `${address}/api${call.path}`,
      {
        agent,
        method: call.method,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          ...(call.from === undefined ? {} : { 'x-forwarded-for': call.from }),
          ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
          ...(payload === undefined
            ? {}
            : {
                'content-type': 'application/json',
                'content-length': Buffer.byteLength(payload),
              }),
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.once('error', reject);
        incoming.once('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            retryAfter: incoming.headers['retry-after'],
            body: parsed(Buffer.concat(chunks).toString()),
          }),
        );
      },
    );
    outgoing.once('error', (error) => {
      const code = networkCode(error);
      const notTaken = code === 'ECONNREFUSED' || (outgoing.reusedSocket && code === 'ECONNRESET');
      reject(notTaken ? new NotReceivedError(code, { cause: error }) : error);
    });
    outgoing.end(payload);
  });

/** The network error of a failed call. */
export const networkCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
