import type { Route } from './route.ts';
import { candidates } from './routes/screening/candidates.ts';
import { activityLog } from './routes/organization/activity-log.ts';
import { auth } from './routes/account/auth.ts';
import { dashboard } from './routes/organization/dashboard.ts';
import { defaultParameters } from './routes/organization/default-parameters.ts';
import { email } from './routes/email.ts';
import { integration } from './routes/organization/integration.ts';
import { invitations } from './routes/invitations.ts';
import { organizations } from './routes/organization/organizations.ts';
import { profilingQuestionnaires } from './routes/profiling/questionnaires.ts';
import { profilingResults } from './routes/profiling/results.ts';
import { profiling } from './routes/profiling/campaigns.ts';
import { questionnaires } from './routes/screening/questionnaires.ts';
import { reference } from './routes/reference.ts';
import { privacy } from './routes/screening/privacy.ts';
import { sandbox } from './routes/organization/sandbox.ts';
import { screening } from './routes/screening/campaigns.ts';
import { secondFactor } from './routes/account/second-factor.ts';
import { sso } from './routes/account/sso.ts';
import { users } from './routes/account/users.ts';

/** The table of calls. Server, web client, OpenAPI document and authorisation test all read it. */
export const contract = {
  candidates,
  activityLog,
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
} as const;
/** For callers: the types alone, without the schemas. */
export type Contract = typeof contract;

export const allRoutes: readonly Route[] = Object.values(contract).flatMap((group) =>
  Object.values<Route>(group),
);
