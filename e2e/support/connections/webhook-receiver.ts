import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

interface ReceivedHook {
  readonly path: string;
  readonly signature: string;
  readonly body: string;
}

export interface WebhookReceiver {
  readonly origin: string;
  readonly received: ReceivedHook[];
  /** What it answers with from now on. */
  status: number;
  close(): Promise<void>;
}

/** Another system that is told of what happens. */
export const startWebhookReceiver = async (): Promise<WebhookReceiver> => {
  const received: ReceivedHook[] = [];
  const server = createServer((request, response) => {
    const take = async (): Promise<void> => {
      const signature = String(request.headers['cadran-signature']);
      received.push({ path: request.url ?? '', signature, body: await text(request) });
      response.writeHead(target.status).end();
    };
    void take();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const target: WebhookReceiver = {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    status: 204,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return target;
};
