import type { AllHandlers } from './http/context.ts';
import { candidates } from './modules/candidates/routes.ts';
import { activityLog } from './modules/activity-log/routes.ts';
import { auth } from './modules/auth/routes.ts';
import { dashboard } from './modules/dashboard/routes.ts';
import { defaultParameters } from './modules/campaigns/default-parameters/routes.ts';
import { email } from './modules/campaign-mail/routes.ts';
import { integration } from './modules/integration/routes.ts';
import { invitations } from './modules/campaign-mail/invitation-routes.ts';
import { organizations } from './modules/organizations/routes.ts';
import { profilingQuestionnaires } from './modules/culture-audits/answering/routes.ts';
import { profilingResults } from './modules/culture-audits/results/routes.ts';
import { profiling } from './modules/culture-audits/routes.ts';
import { questionnaires } from './modules/questionnaires/routes.ts';
import { reference } from './modules/reference/routes.ts';
import { privacy } from './modules/privacy/routes.ts';
import { sandbox } from './modules/sandbox/routes.ts';
import { screening } from './modules/screening/routes.ts';
import { secondFactor } from './modules/two-factor/routes.ts';
import { sso } from './modules/sso/routes.ts';
import { users } from './modules/users/routes.ts';

export const handlers: AllHandlers = {
  candidates,
  activityLog: activityLog,
  auth,
  dashboard,
  defaultParameters,
  email,
  integration,
  invitations,
  organizations,
  profiling,
  profilingQuestionnaires,
  profilingResults,
  questionnaires,
  reference,
  privacy,
  sandbox,
  screening,
  secondFactor,
  sso,
  users,
};
