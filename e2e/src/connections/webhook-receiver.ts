import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface WebhookReceiver {
  readonly origin: string;
  readonly received: { readonly signature: string; readonly body: string }[];
  /** What it answers with from now on. */
  status: number;
  close(): Promise<void>;
}

/** Another system that is told of what happens. */
export const startWebhookReceiver = async (): Promise<WebhookReceiver> => {
  const received: { signature: string; body: string }[] = [];
  const server = createServer((request, response) => {
    const take = async (): Promise<void> => {
      const signature = String(request.headers['cadran-signature']);
      received.push({ signature, body: await text(request) });
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
