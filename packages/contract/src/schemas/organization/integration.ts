import { z } from 'zod';
import {
  API_SCOPES,
  DELIVERY_STATUSES,
  DOWNLOAD_KINDS,
  INTEGRATION_LIMITS,
  LANGUAGES,
  SAMPLE_REPORTS,
  SUBSCRIBED_EVENTS,
  WEBHOOK_EVENTS,
  WEBHOOK_FORMATS,
} from '../../codes/index.ts';
import { date, id, json, listQuery, text } from '../base/basics.ts';

export const apiKey = z.object({
  id,
  name: z.string(),
  /** The first characters of the key. */
  prefix: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  createdAt: date,
  createdBy: z.string().nullable(),
  expiresAt: date.nullable(),
  lastUsedAt: date.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const newApiKey = z.strictObject({
  name: text(80),
  scopes: z
    .array(z.enum(API_SCOPES))
    .min(1)
    .transform((scopes) => [...new Set(scopes)]),
  expiresAt: date.nullable().default(null),
});
/** The key itself is only in this response. */
export const createdApiKey = apiKey.extend({ key: z.string() });

export const webhook = z.object({
  id,
  url: z.string(),
  active: z.boolean(),
  events: z.array(z.enum(SUBSCRIBED_EVENTS)),
  format: z.enum(WEBHOOK_FORMATS),
  createdAt: date,
  /** Of the last day. */
  failing: z.boolean(),
});
export type Webhook = z.infer<typeof webhook>;

const webhookUrl = z.string().trim().max(500);
const subscribedEvents = z
  .array(z.enum(SUBSCRIBED_EVENTS))
  .min(1)
  .transform((events) => [...new Set(events)]);
export const newWebhook = z.strictObject({
  url: webhookUrl,
  events: subscribedEvents.default(['candidate.completed']),
  format: z.enum(WEBHOOK_FORMATS).default('cadran'),
});
export const webhookChange = z.strictObject({
  url: webhookUrl.optional(),
  active: z.boolean().optional(),
  events: subscribedEvents.optional(),
  format: z.enum(WEBHOOK_FORMATS).optional(),
});
/** The signing secret is only in this response. */
export const createdWebhook = webhook.extend({ secret: z.string() });

export const webhookDelivery = z.object({
  id,
  event: z.enum(WEBHOOK_EVENTS),
  status: z.enum(DELIVERY_STATUSES),
  createdAt: date,
  dueAt: date,
  attempts: z.int(),
  deliveredAt: date.nullable(),
  responseStatus: z.int().nullable(),
  error: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
export const deliveryQuery = listQuery(['createdAt']);

/** What the installation allows organisations. */
export const integrationSettings = z.object({
  /** Hosts that webhooks and identity providers may be at; empty: none. */
  allowedHosts: z.array(z.string()),
});

export const keyParams = z.strictObject({ id, keyId: id });
export const webhookParams = z.strictObject({ id, webhookId: id });
export const deliveryParams = webhookParams.extend({ deliveryId: id });

export const downloadQuery = z.strictObject({
  kind: z.enum(DOWNLOAD_KINDS),
  id,
  language: z.enum(LANGUAGES).optional(),
});

const payload = json.refine(
  (value) => JSON.stringify(value).length <= INTEGRATION_LIMITS.payloadCharacters,
  {
    params: { rule: `max_length:${INTEGRATION_LIMITS.payloadCharacters}` },
  },
);
export const sandboxItem = z.object({
  id,
  name: z.string(),
  payload: json,
  createdAt: date,
  updatedAt: date,
});
export type SandboxItem = z.infer<typeof sandboxItem>;
export const newSandboxItem = z.strictObject({ name: text(120), payload: payload.default(null) });
export const sandboxQuery = listQuery(['name', 'createdAt', 'updatedAt']);

export const sampleParams = z.strictObject({ id: z.enum(SAMPLE_REPORTS) });

export const validationResult = z.object({
  valid: z.boolean(),
  fields: z.record(z.string(), z.string()),
});
