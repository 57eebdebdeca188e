/** Assessments that applicant tracking systems order. Tables: schema/integration/assessment-orders.ts. Policies: campaign-policy.ts, organization-policy.ts. */
export { buildReturnRequest } from './returning/return-request.ts';
export type { ReturnRequest } from './returning/returning.ts';
