import type { JobRunner } from '../../jobs/runner.ts';
import { deleteOldDeliveries } from './queries/webhooks.ts';
import { webhookQueue, type WebhookServices } from './webhook-queue.ts';

const KEPT_FOR = 30 * 24 * 3_600_000;

/** Delivers webhooks where the installation allows outbound calls. */
export const startWebhookWorker = (runner: JobRunner, services: WebhookServices): void => {
  const { config, database, clock } = services;
  if (config.outboundHosts.length > 0) runner.work(webhookQueue(services));
  runner.schedule({
    name: 'webhook-cleanup',
    everyMs: 3_600_000,
    erases: true,
    run: () => {
      const before = new Date(clock().getTime() - KEPT_FOR);
      return database.withPlatform((tx) => deleteOldDeliveries(tx, before));
    },
  });
};
