import type { DownloadKind, Module, Principal, Route } from '@cadran/contract';
import { type Actor, hasModule, isApiKey, isSuperadmin } from './actor.ts';

type Guarded = Pick<Route, 'access' | 'module' | 'scope'>;

const principalOf = (actor: Actor): Principal =>
  actor.kind === 'member' ? actor.role : actor.kind;

/** An API key needs the scope of the route; a route without a scope is closed to every key. */
const hasScope = (actor: Actor, { scope }: Guarded): boolean =>
  !isApiKey(actor) || (scope !== undefined && actor.apiKey.scopes.includes(scope));

const DOWNLOAD_MODULES: Readonly<Record<DownloadKind, Module>> = {
  recruiter: 'screening',
  personal: 'screening',
  profiling: 'profiling',
  profiling_xlsx: 'profiling',
  profiling_slides: 'profiling',
  profiling_waves_slides: 'profiling',
  candidates_csv: 'screening',
  candidates_xlsx: 'screening',
};

export const routePolicy = {
  /** Visitors have no module: they reach the public part of either. */
  call: (actor: Actor, route: Guarded): boolean =>
    route.access === 'public' ||
    (route.access.includes(principalOf(actor)) &&
      hasScope(actor, route) &&
      (route.module === undefined || actor.kind === 'anonymous' || hasModule(actor, route.module))),
  /** Candidates download reports only; `candidatePolicy.readReport` decides which. */
  download: (actor: Actor, kind: DownloadKind): boolean =>
    hasModule(actor, DOWNLOAD_MODULES[kind]) &&
    (actor.kind === 'member' || kind === 'recruiter' || kind === 'personal'),
  /** Super admins read and write across organisations; everybody else inside one. */
  crossOrganizations: isSuperadmin,
};
