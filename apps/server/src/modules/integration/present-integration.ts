import type { ApiKey, Webhook, WebhookDelivery } from '@cadran/contract';
import type { KeyRow } from './queries.ts';
import type { DeliveryRow, WebhookRow } from '../webhooks/index.ts';

export const presentKey = ({ key, createdByName }: KeyRow): ApiKey => ({
  id: key.id,
  name: key.name,
  prefix: key.prefix,
  scopes: key.scopes,
  createdAt: key.createdAt.toISOString(),
  createdBy: createdByName,
  expiresAt: key.expiresAt?.toISOString() ?? null,
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
});

export const presentWebhook = (row: WebhookRow, failing: boolean): Webhook => ({
  id: row.id,
  url: row.url,
  active: row.active,
  events: row.events,
  format: row.format,
  createdAt: row.createdAt.toISOString(),
  failing,
});

export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  attempts: row.attempts,
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  responseStatus: row.responseStatus,
  error: row.error,
});
