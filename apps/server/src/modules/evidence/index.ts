/** What the installation learns of its questionnaire. Tables: schema/evidence.ts. Policies: organization-policy.ts, campaign-policy.ts. */
export { findNormsInUse, findPinnedNorms } from './queries/norms.ts';
export { handOver } from './adding/hand-over.ts';
