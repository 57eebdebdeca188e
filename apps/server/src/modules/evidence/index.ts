/** What the installation learns of its questionnaire. Tables: schema/evidence.ts. Policy: organization-policy.ts. */
export { findNormsInUse } from './queries/norms.ts';
export { handOver } from './adding/hand-over.ts';
