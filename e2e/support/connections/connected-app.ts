import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startProvider, type TestProvider } from '@cadran/testing/identity-provider';
import { type MailServer, startMailServer } from '@cadran/testing/mail-server';
import { type APIRequestContext, test as base } from '@playwright/test';
import { freePort } from '../free-port.ts';
import { DEMO_PASSWORD } from '../log-in.ts';
import { type WebhookReceiver, startWebhookReceiver } from './webhook-receiver.ts';

/** What the product talks to in these journeys, each in the test's own process. */
export interface Connections {
  readonly address: string;
  readonly mail: MailServer;
  readonly provider: TestProvider;
  readonly hooks: WebhookReceiver;
}

const SERVE = fileURLToPath(new URL('../../../scripts/serve-fresh.ts', import.meta.url));

export const untilReady = async (request: APIRequestContext, address: string): Promise<void> => {
  for (let tries = 0; tries < 2400; tries += 1) {
    const ready = await request.get(`${address}/ready`).catch(() => null);
    if (ready?.ok()) return;
    await new Promise((wake) => {
      setTimeout(wake, 100);
    });
  }
  throw new Error('The product did not start.');
};

/** The product with a mail server, an identity provider and somewhere to send notices; without demonstration data. */
export const test = base.extend<object, { connections: Connections }>({
  connections: [
    async ({ playwright }, use) => {
      const address = `http://localhost:${await freePort()}`;
      const mail = await startMailServer();
      const hooks = await startWebhookReceiver();
      const provider = await startProvider(`${address}/api/auth/oidc/callback`);
      const product = spawn(process.execPath, [SERVE, '--no-demo'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...process.env,
          PORT: new URL(address).port,
          LOG_LEVEL: 'error',
          SUPERADMIN_PASSWORD: DEMO_PASSWORD,
          SMTP_URL: mail.url,
          MAIL_FROM: 'cadran@example.org',
          // Few enough to reach their end in a journey; each organisation has its own.
          MAIL_QUOTA: '20',
          OUTBOUND_HOSTS: `${provider.issuer}, ${hooks.origin}`,
        },
      });
      const request = await playwright.request.newContext();
      await untilReady(request, address);
      await request.dispose();
      await use({ address, mail, provider, hooks });
      product.kill('SIGTERM');
      await once(product, 'exit');
      await Promise.all([provider.close(), hooks.close(), mail.close()]);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ connections }, use) => use(connections.address),
});
