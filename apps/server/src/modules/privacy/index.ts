/** Data export, erasure, retention and fairness. Tables: schema/campaigns/screening.ts. Policies: candidate-policy.ts, organization-policy.ts. */
export { registerErasureMetrics } from './erasure-hold/erasure-metrics.ts';
export { mayErase } from './erasure-hold/may-erase.ts';
export { RETENTION_JOB } from './retention/enforce-retention.ts';
export { holdToAnnounced } from './queries/retention.ts';
