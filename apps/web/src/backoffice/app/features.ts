import type { AnyRoute } from '@tanstack/react-router';
import { candidateReports } from '../features/candidates/index.ts';
import { activityLog } from '../features/activity-log/index.ts';
import { changePassword } from '../features/change-password/index.ts';
import { dashboards } from '../features/dashboards/index.ts';
import { erasure } from '../features/erasure/index.ts';
import { evidence } from '../features/evidence/index.ts';
import { fairness } from '../features/fairness/index.ts';
import { help } from '../features/help/index.ts';
import { home } from '../features/home/index.ts';
import { interviews } from '../features/interviews/index.ts';
import { invitations } from '../features/invitations/index.ts';
import { login } from '../features/login/index.ts';
import { organization } from '../features/organization/index.ts';
import { organizations } from '../features/organizations/index.ts';
import { outbox } from '../features/outbox/index.ts';
import { profile } from '../features/profile/index.ts';
import { profiling } from '../features/profiling/index.ts';
import { profilingResults } from '../features/profiling-results/index.ts';
import { retention } from '../features/retention/index.ts';
import { screening } from '../features/screening/index.ts';
import { settings } from '../features/settings/index.ts';
import { users } from '../features/users/index.ts';
import type { NavigationEntry } from '../shared/navigation/navigation.ts';

/** Inside the shell: header, navigation, footer. See docs/how-to/add-a-back-office-feature.md. */
const features = [
  home,
  screening,
  profiling,
  invitations,
  profilingResults,
  dashboards,
  organization,
  organizations,
  users,
  outbox,
  fairness,
  evidence,
  retention,
  erasure,
  activityLog,
  profile,
  settings,
  help,
  candidateReports,
  interviews,
] as const;

/** Pages without the shell. */
const standaloneFeatures = [login, changePassword] as const;

/** All routes, each with its own type: links and parameters are checked by the compiler. */
const routesOf = <const F extends { readonly routes: readonly AnyRoute[] }>(
  list: readonly F[],
): F['routes'][number][] => list.flatMap<F['routes'][number]>(({ routes }) => routes);

export const shellRoutes = routesOf(features);
export const standaloneRoutes = routesOf(standaloneFeatures);
export const navigation = features.flatMap<NavigationEntry>((feature) => feature.navigation);
