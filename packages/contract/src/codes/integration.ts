/** Codes and limits of API keys, webhooks, downloads and the sandbox. */

/** The permissions of an API key. A route without a scope is closed to every key. */
export const API_SCOPES = [
  'campaigns:read',
  'candidates:read',
  'candidates:write',
  'invitations:write',
  'audits:read',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** Makes keys recognisable, for secret scanners too. */
export const API_KEY_PREFIX = 'cdk_';

export const WEBHOOK_EVENTS = ['candidate.completed', 'ping'] as const;

export const DELIVERY_STATUSES = ['queued', 'delivered', 'failed'] as const;

export const INTEGRATION_LIMITS = {
  apiKeys: 20,
  webhooks: 5,
  sandboxItems: 100,
  /** Of an item of the sandbox, as JSON. */
  payloadCharacters: 20_000,
} as const;

/** Files that `GET /download/` serves. */
export const DOWNLOAD_KINDS = [
  'recruiter',
  'personal',
  'profiling',
  'candidates_csv',
  'candidates_xlsx',
] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

export const SAMPLE_REPORTS = ['recruiter', 'personal', 'profiling'] as const;
export type SampleReport = (typeof SAMPLE_REPORTS)[number];
