import { contract, type Route } from '@cadran/contract';
import { inputSchema, type JsonSchema } from '../matrix/calls/minimal-value.ts';
import { type NamedRoute, ROUTES } from '../matrix/named-routes.ts';
import { resourceOfParameter } from '../matrix/world/resource-ids.ts';

export type Requester = 'admin' | 'superadmin';

export interface ListRequest {
  readonly name: string;
  readonly route: Route;
  readonly as: Requester;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A list in its default order. */
  readonly opening: boolean;
}

/** Ids by the resource names of the authorisation matrix; routes without a known id are skipped. */
export type KnownIds = Readonly<Record<string, string | undefined>>;

/** Files that repeat what another call lists, constants, and calls to other services. */
const NOT_ASKED =
  /\.pdf$|qr\.|\/logo$|^\/reference|oidc|^\/download|^\/test\/download|url-available|\/url\/|\/(?:Schemas|ResourceTypes)\//;

/** No order is seeded; interviews are for the organisation's own people only. */
const NOT_ASKED_BY: Readonly<Record<string, readonly Requester[]>> = {
  'trackingSystems.greenhouseStatus': ['admin', 'superadmin'],
  'interviews.read': ['superadmin'],
};

/** Bodies of reports that are requested by POST. */
const POSTED: Readonly<Record<string, unknown>> = {
  'profilingResults.report': {},
  'profilingResults.compare': { first: {}, second: {} },
};

const isList = (schema: JsonSchema | undefined): boolean =>
  schema?.properties?.['page'] !== undefined;

/** Values for filters, rare and frequent ones. */
const filterValues = (resources: KnownIds): Readonly<Record<string, string | undefined>> => ({
  q: 'kowalczyk',
  organizationId: resources['organization'],
  actor: resources['user'],
  targetId: resources['candidate'],
  from: '2026-01-01T00:00:00.000Z',
  to: '2026-06-01T00:00:00.000Z',
});

/**
 * Requests over all organisations that no index serves. Of candidates only the default order is promised, of all or of
 * one organisation: an index over all names, scores or sections would be written at every completion.
 * Text search within words and counts read every row.
 */
const readsAll = (name: string, query: Readonly<Record<string, string>>): boolean =>
  name === 'candidates.search'
    ? Object.keys(query).some((key) => !key.startsWith('page') && key !== 'organizationId')
    : query['q'] !== undefined || /candidates|respondents|status/.test(query['sort'] ?? '');

/** The default list, a later page, every order, and every filter on its own. */
const queriesOf = (
  schema: JsonSchema | undefined,
  resources: KnownIds,
): Record<string, string>[] => {
  if (!schema || !isList(schema)) return [{}];
  const queries: Record<string, string>[] = [{}];
  if (schema.properties?.['pageSize']) queries.push({ page: '3', pageSize: '50' });
  for (const [name, of] of Object.entries(schema.properties ?? {})) {
    if (name === 'page' || name === 'pageSize') continue;
    const value = filterValues(resources)[name];
    if (of.enum) queries.push(...of.enum.map((one) => ({ [name]: String(one) })));
    else if (value !== undefined) queries.push({ [name]: value });
  }
  return queries;
};

const paramsOf = (route: Route, resources: KnownIds): Record<string, string> | undefined => {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const pairs = names.map(
    (name) => [name, resources[resourceOfParameter(route.path, name)]] as const,
  );
  return pairs.some(([, id]) => id === undefined)
    ? undefined
    : (Object.fromEntries(pairs) as Record<string, string>);
};

const requestersOf = ({ name, route: { access } }: NamedRoute): Requester[] =>
  (['admin', 'superadmin'] as const).filter(
    (role) => access !== 'public' && access.includes(role) && !NOT_ASKED_BY[name]?.includes(role),
  );

const ofRoute = (named: NamedRoute, resources: KnownIds): ListRequest[] => {
  const { name, route } = named;
  const asked = route.method === 'GET' ? !NOT_ASKED.test(route.path) : name in POSTED;
  const requesters = asked ? requestersOf(named) : [];
  const params = requesters.length > 0 ? paramsOf(route, resources) : undefined;
  if (!params) return [];
  const schema = route.query && inputSchema(route.query);
  return requesters.flatMap((as) =>
    queriesOf(schema, resources)
      .filter((query) => as === 'admin' || !isList(schema) || !readsAll(name, query))
      .map((query) => ({
        name: `${name} ${new URLSearchParams(query).toString()} as ${as}`.replace('  ', ' '),
        route,
        as,
        params,
        opening: isList(schema) && query['sort'] === undefined,
        query:
          route === contract.candidates.compare ? { ids: resources['candidate'] ?? '' } : query,
        ...(name in POSTED ? { body: POSTED[name] } : {}),
      })),
  );
};

/** Every list and report of the contract. */
export const listRequests = (resources: KnownIds): ListRequest[] =>
  ROUTES.flatMap((route) => ofRoute(route, resources));
