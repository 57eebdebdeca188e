/** Surveys of employees and their results. Tables: schema/campaigns/culture-audits.ts, schema/campaigns/culture-audit-results.ts, schema/campaigns/audit-actions.ts. Policy: campaign-policy.ts. */
export { type ProfilingCampaignRow, profilingStore } from './queries/campaigns.ts';
export { listCultureTargets } from './results/list-culture-targets.ts';
export { profilingResults } from './results/routes.ts';
