/** Queues and delivers webhooks. Tables: schema/integration/webhooks.ts. Policy: organization-policy.ts. */
export { sealWebhookSecret } from './webhook-queue.ts';
export { enqueueWebhooks } from './enqueue-webhooks.ts';
export {
  deleteWebhook,
  type DeliveryRow,
  findWebhook,
  insertDelivery,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  requeueDelivery,
  updateWebhook,
  type WebhookRow,
} from './queries/webhooks.ts';
