import type { Route } from './route.ts';
import { applicants } from './routes/applicants.ts';
import { audit } from './routes/audit.ts';
import { auth } from './routes/auth.ts';
import { dashboard } from './routes/dashboard.ts';
import { email } from './routes/email.ts';
import { integration } from './routes/integration.ts';
import { invitations } from './routes/invitations.ts';
import { organizations } from './routes/organizations.ts';
import { profilingQuestionnaires } from './routes/profiling-questionnaires.ts';
import { profilingResults } from './routes/profiling-results.ts';
import { profiling } from './routes/profiling.ts';
import { questionnaires } from './routes/questionnaires.ts';
import { reference } from './routes/reference.ts';
import { rights } from './routes/rights.ts';
import { sandbox } from './routes/sandbox.ts';
import { screening } from './routes/screening.ts';
import { secondFactor } from './routes/second-factor.ts';
import { signIn } from './routes/sign-in.ts';
import { users } from './routes/users.ts';

/** The table of calls. Server, web client, OpenAPI document and authorisation test all read it. */
export const contract = {
  applicants,
  audit,
  auth,
  dashboard,
  email,
  integration,
  invitations,
  organizations,
  profiling,
  profilingQuestionnaires,
  profilingResults,
  questionnaires,
  reference,
  rights,
  sandbox,
  screening,
  secondFactor,
  signIn,
  users,
} as const;
/** For callers: the types alone, without the schemas. */
export type Contract = typeof contract;

export const allRoutes: readonly Route[] = Object.values(contract).flatMap((group) =>
  Object.values<Route>(group),
);
