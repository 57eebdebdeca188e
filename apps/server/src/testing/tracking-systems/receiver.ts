import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An HTTP server that stands for another system and notes what it is told. */
export const startReceiver = async () => {
  const calls: ReceivedCall[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const take = async (): Promise<void> => {
      const { method = '', url = '', headers } = request;
      calls.push({ method, path: url, headers, body: await text(request) });
      response.writeHead(status).end();
    };
    void take();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    answerWith: (code: number): void => {
      status = code;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
