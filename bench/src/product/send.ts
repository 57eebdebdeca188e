import { Agent, request } from 'node:http';

export interface Call {
  readonly method: 'DELETE' | 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: object;
  /** As which address a proxy would name the sender: limits count by address. */
  readonly from?: string;
}

export interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: unknown;
}

const PATIENCE_MS = 60_000;
const agent = new Agent({ keepAlive: true, scheduling: 'lifo' });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/**
 * Nobody was there, or a kept connection was closed just when it was used again: nothing was begun, and whoever is in
 * front asks the next instance (RFC 9112, 9.3.1).
 */
export class NotTaken extends Error {}

/** One call of the API on a connection that is kept; rejects when it is cut or takes too long. */
export const send = (address: string, call: Call, patienceMs = PATIENCE_MS): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const payload = call.body === undefined ? undefined : JSON.stringify(call.body);
    const outgoing = request(
      `${address}/api${call.path}`,
      {
        agent,
        method: call.method,
        signal: AbortSignal.timeout(patienceMs),
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
      reject(notTaken ? new NotTaken(code, { cause: error }) : error);
    });
    outgoing.end(payload);
  });

/** Of a failed call: what the network said. */
export const networkCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);
