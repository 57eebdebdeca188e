/**
 * How to add a feature
 *
 * 1. A folder `features/<name>/` with `index.ts`, which exports `{ routes, navigation }`:
 *    routes are made with `createRoute({ getParentRoute: () => shellRoute, path, beforeLoad:
 *    guard('member' | 'admin' | 'superadmin' | 'screening' | 'profiling'), component:
 *    lazyPage(async () => (await import('./<name>-page.tsx')).<Name>Page, backoffice.<name>) })`
 *    (the dictionaries come in together with the page); navigation entries
 *    name their `place` in the `navigation` dictionary. Nothing else in `index.ts`: it is in the
 *    first load, the page is not.
 * 2. Its words: a folder `packages/i18n/src/backoffice/<name>/` with `fr.ts` and `en.ts` and a line
 *    in the `index.ts` above it. In a component: `const t = useMessages(backoffice.<name>)`.
 * 3. One line in the list below. Entries appear in the order of the list, by section.
 *
 * A page is `<Page title crumbs introduction actions>` around `<Card>`s. One file per call
 * (`get-campaigns.ts`: query key, fetcher, hook) with `useApi().group.route(…)`.
 * Reads: `useSuspenseQuery` (waiting, failing and *Retry* are the shell's business). Writes:
 * `useMutation` with `onError: notify.failure`, or `formErrors(error)` for the fields of a form.
 * Forms: uncontrolled `useForm` with `validate: validateWith(schema)` and `useFields(form)`.
 * A feature imports from `shared/` and its own folder, never from `app/` nor from another feature.
 */
import type { AnyRoute } from '@tanstack/react-router';
import { applicants } from '../features/applicants/index.ts';
import { audit } from '../features/audit/index.ts';
import { changePassword } from '../features/change-password/index.ts';
import { dashboards } from '../features/dashboards/index.ts';
import { fairness } from '../features/fairness/index.ts';
import { help } from '../features/help/index.ts';
import { home } from '../features/home/index.ts';
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

/** Inside the shell: header, navigation, footer. */
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
  retention,
  audit,
  profile,
  settings,
  help,
  applicants,
] as const;

/** Pages of their own, before anything else is open. */
const bareFeatures = [login, changePassword] as const;

/** All routes, each with its own type: links and parameters are checked by the compiler. */
const routesOf = <const F extends { readonly routes: readonly AnyRoute[] }>(
  list: readonly F[],
): F['routes'][number][] => list.flatMap<F['routes'][number]>(({ routes }) => routes);

export const shellRoutes = routesOf(features);
export const bareRoutes = routesOf(bareFeatures);
export const navigation = features.flatMap<NavigationEntry>((feature) => feature.navigation);
