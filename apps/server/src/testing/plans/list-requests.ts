import { contract, type Route } from '@cadran/contract';
import { inputSchema, type JsonSchema } from '../matrix/minimal-value.ts';
import { type NamedRoute, ROUTES } from '../matrix/named-routes.ts';
import { thingOfParameter } from '../matrix/named-things.ts';

export type Asker = 'admin' | 'superadmin';

export interface ListRequest {
  readonly name: string;
  readonly route: Route;
  readonly as: Asker;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A list in the order in which it opens. */
  readonly opening: boolean;
}

/** Ids to ask for, by the names that the matrix gives things; what has none is not asked for. */
export type KnownThings = Readonly<Record<string, string | undefined>>;

/** Files and pictures that are drawn from what another call lists, and calls that leave the house. */
const NOT_ASKED =
  /\.pdf$|qr\.|\/logo$|^\/reference|oidc|^\/download|^\/test\/download|url-available|\/url\//;

/** Reports are asked for with a body: the selection. */
const POSTED: Readonly<Record<string, unknown>> = {
  'profilingResults.report': {},
  'profilingResults.compare': { first: {}, second: {} },
};

const isList = (schema: JsonSchema | undefined): boolean =>
  schema?.properties?.['page'] !== undefined;

/** What is typed into filters: the rare and the frequent. */
const typed = (things: KnownThings): Readonly<Record<string, string | undefined>> => ({
  q: 'kowalczyk',
  organizationId: things['organization'],
  actor: things['user'],
  targetId: things['candidate'],
  from: '2026-01-01T00:00:00.000Z',
  to: '2026-06-01T00:00:00.000Z',
});

/**
 * What no index answers when super admins look at all organisations at once, and why. Of candidates only the list as it
 * opens is promised: an index over everybody's names, scores or sections would be written at every completion.
 * Texts are looked for anywhere within a word, and counts of people are added up: both read every line of the list.
 */
const readsAll = (name: string, query: Readonly<Record<string, string>>): boolean =>
  name === 'applicants.search'
    ? Object.keys(query).some((key) => !key.startsWith('page'))
    : query['q'] !== undefined ||
      /candidates|respondents|status|sentAt|recipient/.test(query['sort'] ?? '');

/** The list as it opens, on a later page, in every order, and with every filter by itself. */
const queriesOf = (
  schema: JsonSchema | undefined,
  things: KnownThings,
): Record<string, string>[] => {
  if (!schema || !isList(schema)) return [{}];
  const queries: Record<string, string>[] = [{}];
  if (schema.properties?.['pageSize']) queries.push({ page: '3', pageSize: '50' });
  for (const [name, of] of Object.entries(schema.properties ?? {})) {
    if (name === 'page' || name === 'pageSize') continue;
    const value = typed(things)[name];
    if (of.enum) queries.push(...of.enum.map((one) => ({ [name]: String(one) })));
    else if (value !== undefined) queries.push({ [name]: value });
  }
  return queries;
};

const paramsOf = (route: Route, things: KnownThings): Record<string, string> | undefined => {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const pairs = names.map((name) => [name, things[thingOfParameter(route.path, name)]] as const);
  return pairs.some(([, id]) => id === undefined)
    ? undefined
    : (Object.fromEntries(pairs) as Record<string, string>);
};

const askersOf = ({ access }: Route): Asker[] =>
  (['admin', 'superadmin'] as const).filter((role) => access !== 'public' && access.includes(role));

const ofRoute = ({ name, route }: NamedRoute, things: KnownThings): ListRequest[] => {
  const asked = route.method === 'GET' ? !NOT_ASKED.test(route.path) : name in POSTED;
  const params = asked ? paramsOf(route, things) : undefined;
  if (!params) return [];
  const schema = route.query && inputSchema(route.query);
  return askersOf(route).flatMap((as) =>
    queriesOf(schema, things)
      .filter((query) => as === 'admin' || !isList(schema) || !readsAll(name, query))
      .map((query) => ({
        name: `${name} ${new URLSearchParams(query).toString()} as ${as}`.replace('  ', ' '),
        route,
        as,
        params,
        opening: isList(schema) && query['sort'] === undefined,
        query: route === contract.applicants.compare ? { ids: things['candidate'] ?? '' } : query,
        ...(name in POSTED ? { body: POSTED[name] } : {}),
      })),
  );
};

/** Every list and report of the contract's table; one that is added to the table is asked for by itself. */
export const listRequests = (things: KnownThings): ListRequest[] =>
  ROUTES.flatMap((route) => ofRoute(route, things));
