/** Data export, erasure, retention and fairness. Tables: schema/campaigns/screening.ts. Policies: candidate-policy.ts, organization-policy.ts. */
export { holdToAnnounced } from './queries/retention.ts';
