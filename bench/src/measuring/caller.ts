import http from 'node:http';

export interface Caller {
  call(
    method: string,
    path: string,
    body?: string,
    token?: string,
    /** The address that a proxy would report: limits are per address. */
    from?: string,
  ): Promise<{ status: number; body: string }>;
  close(): void;
}

/**
 * Keeps connections open like a browser; needs little processor time, because it shares the machine with the server.
 */
export const createCaller = (address: string, connections = 1): Caller => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(address);
  return {
    call: (method, path, body, token, from) =>
      new Promise((resolve, reject) => {
        const request = http.request(
          {
            agent,
            hostname,
            port,
            method,
            path: `/api${path}`,
            headers: {
              ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
              ...(from === undefined ? {} : { 'x-forwarded-for': from }),
              ...(body === undefined
                ? {}
                : {
                    'content-type': 'application/json',
                    'content-length': Buffer.byteLength(body),
                  }),
            },
          },
          (answer) => {
            const chunks: Buffer[] = [];
            answer.on('data', (chunk: Buffer) => chunks.push(chunk));
            answer.on('end', () =>
              resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
            );
          },
        );
        request.on('error', reject);
        request.end(body);
      }),
    close: () => agent.destroy(),
  };
};

/** Repeats with limited concurrency until there is no time left; returns the rate per second. */
export const callConcurrently = async (
  callers: number,
  milliseconds: number,
  one: (number: number) => Promise<void>,
): Promise<number> => {
  const begun = performance.now();
  let next = 0;
  const work = async (): Promise<void> => {
    while (performance.now() - begun < milliseconds) await one(next++);
  };
  await Promise.all(Array.from({ length: callers }, work));
  return (1000 * next) / (performance.now() - begun);
};
