/** Codes and limits of API keys, webhooks, downloads and the sandbox. */

/** The permissions of an API key. A route without a scope is closed to every key. */
export const API_SCOPES = [
  'campaigns:read',
  'candidates:read',
  'candidates:write',
  'invitations:write',
  'audits:read',
  'orders:write',
  'users:provision',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Makes keys recognisable, for secret scanners too. */
export const API_KEY_PREFIX = 'cdk_';

/** Applicant tracking systems whose own way of ordering assessments is understood. */
export const TRACKING_SYSTEMS = ['greenhouse', 'workable', 'ashby'] as const;
export type TrackingSystem = (typeof TRACKING_SYSTEMS)[number];

/** `api`: any other program, by Cadran's own call. */
export const ORDER_PROVIDERS = [...TRACKING_SYSTEMS, 'api'] as const;
export type OrderProvider = (typeof ORDER_PROVIDERS)[number];

/** `expired`: the invitation was removed before anybody began. */
export const ORDER_STATUSES = [
  'ordered',
  'started',
  'completed',
  'cancelled',
  'expired',
  'erased',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What a webhook can be notified of. */
export const SUBSCRIBED_EVENTS = [
  'candidate.started',
  'candidate.completed',
  'candidate.decided',
  'candidate.erased',
  'order.ordered',
  'order.started',
  'order.completed',
  'order.cancelled',
  'order.expired',
  'order.erased',
] as const;
export type SubscribedEvent = (typeof SUBSCRIBED_EVENTS)[number];
export const WEBHOOK_EVENTS = [...SUBSCRIBED_EVENTS, 'ping'] as const;

/** `cadran`: as in every release before 2.3; `cloudevents`: CloudEvents 1.0, structured mode. */
export const WEBHOOK_FORMATS = ['cadran', 'cloudevents'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

export const DELIVERY_STATUSES = ['queued', 'delivered', 'failed'] as const;

/** Why nothing could be sent, as stored with a delivery; other errors are the words of the other side. */
export const DELIVERY_FAILURES = {
  no_token: 'No token is set for this system.',
  host_not_allowed: 'This host is not allowed.',
  private_address: 'The name leads to a private address.',
} as const;
export type DeliveryFailure = keyof typeof DELIVERY_FAILURES;

export const INTEGRATION_LIMITS = {
  apiKeys: 20,
  webhooks: 5,
  sandboxItems: 100,
  /** Of an order, as the other system names it. */
  externalReference: 200,
  returnUrl: 1000,
  /** Of an item of the sandbox, as JSON. */
  payloadCharacters: 20_000,
} as const;

/** Files that `GET /download/` serves. */
export const DOWNLOAD_KINDS = [
  'recruiter',
  'personal',
  'profiling',
  'profiling_xlsx',
  'profiling_slides',
  'profiling_waves_slides',
  'candidates_csv',
  'candidates_xlsx',
] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

export const SAMPLE_REPORTS = ['recruiter', 'personal', 'profiling'] as const;
export type SampleReport = (typeof SAMPLE_REPORTS)[number];
