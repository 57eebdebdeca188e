import type { contract } from '@cadran/contract';
import type { Handlers } from '../context.ts';
import { applicants } from './applicants.ts';
import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { dashboard } from './dashboard.ts';
import { email } from './email.ts';
import { integration } from './integration.ts';
import { invitations } from './invitations.ts';
import { organizations } from './organizations.ts';
import { profilingQuestionnaires } from './profiling-questionnaires.ts';
import { profilingResults } from './profiling-results.ts';
import { profiling } from './profiling.ts';
import { questionnaires } from './questionnaires.ts';
import { reference } from './reference.ts';
import { rights } from './rights.ts';
import { sandbox } from './sandbox.ts';
import { screening } from './screening.ts';
import { secondFactor } from './second-factor.ts';
import { signIn } from './sign-in.ts';
import { users } from './users.ts';

/** A handler for every route of the contract; a missing one does not compile. */
export const handlers: {
  readonly [G in keyof typeof contract]: Handlers<(typeof contract)[G]>;
} = {
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
};
