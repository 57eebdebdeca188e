import type { Route } from './route.ts';
import { candidates } from './routes/screening/candidates.ts';
import { activityLog } from './routes/organization/activity-log.ts';
import { assessmentOrders } from './routes/assessment-orders/assessment-orders.ts';
import { auditActions } from './routes/profiling/actions.ts';
import { auth } from './routes/account/auth.ts';
import { dashboard } from './routes/organization/dashboard.ts';
import { defaultParameters } from './routes/organization/default-parameters.ts';
import { decisionMails } from './routes/screening/decision-mails.ts';
import { email } from './routes/email.ts';
import { evidence } from './routes/evidence/evidence.ts';
import { evidenceDocuments } from './routes/evidence/documents.ts';
import { integration } from './routes/organization/integration.ts';
import { interviews } from './routes/screening/interviews.ts';
import { invitations } from './routes/invitations.ts';
import { organizations } from './routes/organization/organizations.ts';
import { profilingPapers } from './routes/profiling/papers.ts';
import { profilingQuestionnaires } from './routes/profiling/questionnaires.ts';
import { profilingResults } from './routes/profiling/results.ts';
import { profiling } from './routes/profiling/campaigns.ts';
import { publishedPages } from './routes/profiling/published-pages.ts';
import { questionnaires } from './routes/screening/questionnaires.ts';
import { reference } from './routes/reference.ts';
import { groupStatistics } from './routes/screening/volunteering.ts';
import { privacy } from './routes/screening/privacy.ts';
import { sandbox } from './routes/organization/sandbox.ts';
import { screening } from './routes/screening/campaigns.ts';
import { secondFactor } from './routes/account/second-factor.ts';
import { directory, scim } from './routes/account/scim.ts';
import { sso } from './routes/account/sso.ts';
import { trackingSystems } from './routes/assessment-orders/tracking-systems.ts';
import { users } from './routes/account/users.ts';

/** The table of calls. Server, web client, OpenAPI document and authorisation test all read it. */
export const contract = {
  candidates,
  activityLog,
  assessmentOrders,
  auditActions,
  auth,
  dashboard,
  decisionMails,
  defaultParameters,
  directory,
  email,
  evidence,
  groupStatistics,
  evidenceDocuments,
  integration,
  interviews,
  invitations,
  organizations,
  profiling,
  profilingPapers,
  profilingQuestionnaires,
  profilingResults,
  publishedPages,
  questionnaires,
  reference,
  privacy,
  sandbox,
  scim,
  screening,
  secondFactor,
  sso,
  trackingSystems,
  users,
} as const;
/** For callers: the types alone, without the schemas. */
export type Contract = typeof contract;

export const allRoutes: readonly Route[] = Object.values(contract).flatMap((group) =>
  Object.values<Route>(group),
);
