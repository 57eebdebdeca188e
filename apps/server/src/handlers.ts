import type { AllHandlers } from './http/context.ts';
import { candidates } from './modules/candidates/routes.ts';
import { activityLog } from './modules/activity-log/routes.ts';
import { assessmentOrders } from './modules/assessment-orders/routes.ts';
import { auditActions } from './modules/culture-audits/actions/routes.ts';
import { auth } from './modules/auth/routes.ts';
import { dashboard } from './modules/dashboard/routes.ts';
import { defaultParameters } from './modules/campaigns/default-parameters/routes.ts';
import { decisionMails } from './modules/decision-mails/routes.ts';
import { email } from './modules/campaign-mail/routes.ts';
import { evidence } from './modules/evidence/routes.ts';
import { groupStatistics } from './modules/group-statistics/routes.ts';
import { evidenceDocuments } from './modules/evidence/documents/routes.ts';
import { integration } from './modules/integration/routes.ts';
import { interviews } from './modules/interviews/routes.ts';
import { invitations } from './modules/campaign-mail/invitation-routes.ts';
import { organizations } from './modules/organizations/routes.ts';
import { profilingPapers } from './modules/culture-audits/papers/routes.ts';
import { profilingQuestionnaires } from './modules/culture-audits/answering/routes.ts';
import { profilingResults } from './modules/culture-audits/results/routes.ts';
import { publishedPages } from './modules/culture-audits/published-page/routes.ts';
import { profiling } from './modules/culture-audits/routes.ts';
import { questionnaires } from './modules/questionnaires/routes.ts';
import { reference } from './modules/reference/routes.ts';
import { privacy } from './modules/privacy/routes.ts';
import { sandbox } from './modules/sandbox/routes.ts';
import { screening } from './modules/screening/routes.ts';
import { secondFactor } from './modules/two-factor/routes.ts';
import { directory, scim } from './modules/scim/routes.ts';
import { sso } from './modules/sso/routes.ts';
import { trackingSystems } from './modules/assessment-orders/adapters/routes.ts';
import { users } from './modules/users/routes.ts';

export const handlers: AllHandlers = {
  candidates,
  activityLog: activityLog,
  assessmentOrders,
  auditActions,
  auth,
  dashboard,
  decisionMails,
  defaultParameters,
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
  screening,
  secondFactor,
  directory,
  scim,
  sso,
  trackingSystems,
  users,
};
