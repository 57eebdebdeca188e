import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { ApiScope, Module, Role } from './codes/index.ts';

/** Who may call: `public` needs no token. The policies decide what a principal may do to which row. */
export type Principal = Role | 'anonymous' | 'respondent';
export type Access = 'public' | readonly [Principal, ...Principal[]];

export const MEMBERS = ['user', 'admin', 'superadmin'] as const satisfies Access;
export const ADMINS = ['admin', 'superadmin'] as const satisfies Access;
export const SUPERADMINS = ['superadmin'] as const satisfies Access;
export const ANONYMOUS = ['anonymous'] as const satisfies Access;

/** At most `max` calls in `seconds`, counted in the database and so shared between instances. */
export interface RateLimit {
  readonly max: number;
  readonly seconds: number;
}

/**
 * What the members of one organisation may use together of a route that costs much: calls at once, and calls an hour.
 * Counted in the database, as rate limits are.
 */
export interface RouteShare {
  readonly atOnce: number;
  readonly perHour: number;
}

/** Shares by what a call costs. */
export const SHARES = {
  /** Draws, prints or writes a file. */
  file: { atOnce: 10, perHour: 3_000 },
  /** Computes over the answers of many people, or stores much at once. */
  computation: { atOnce: 4, perHour: 1_000 },
  /** Hashes a password. */
  password: { atOnce: 10, perHour: 1_000 },
  /** Hashes a password for every line of a file. */
  import: { atOnce: 1, perHour: 60 },
  /** A directory sends its people one by one, many at the same time. */
  directory: { atOnce: 25, perHour: 50_000 },
} as const satisfies Record<string, RouteShare>;

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `:parameters`. */
  readonly path: `/${string}`;
  /** What the call does, as an imperative. */
  readonly summary: string;
  /** What the summary leaves out, in full sentences. */
  readonly description?: string;
  readonly access: Access;
  /** Members need this module enabled; super admins always have it. */
  readonly module?: Module;
  /** An API key with this scope may call the route as an admin would; without it, no key may. */
  readonly scope?: ApiScope;
  /**
   * Called by another product in the shape it documents: takes a key by HTTP Basic too, ignores unknown fields, and
   * its errors have `status` and `message` at the top as well. `scim`: bodies and errors in the format of SCIM 2.0.
   */
  readonly partner?: true | 'scim';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The largest body it takes, where this is not the server's own limit. */
  readonly maxBytes?: number;
  /** The body shown in the API reference, where one generated from the schema would be invalid. */
  readonly example?: unknown;
  /** Takes what a browser posts from another site's form instead of JSON. */
  readonly form?: true;
  /** Takes a file instead of JSON; the handler reads it. */
  readonly upload?: true;
  /** The response body; absent for 204 and where `produces` names a file type. */
  readonly answer?: z.ZodType;
  readonly produces?: string;
  readonly status?: 200 | 201 | 202 | 204;
  /** By address. */
  readonly limit?: RateLimit;
  /** By organisation. */
  readonly share?: RouteShare;
  /** Error codes specific to this route, for the API reference. */
  readonly errors?: readonly ErrorCode[];
  /** Read-only, and may be served from a replica that lags behind. */
  readonly fromReplica?: true;
  /** The handler opens its own short transactions, because it waits for something slow between them. */
  readonly ownTransactions?: true;
  /** Not written to the request log: not even the time of a call may be stored. */
  readonly unlogged?: true;
  /** Available to a user who still has to change a generated password or set up a second factor. */
  readonly evenBeforeSetup?: true;
  /** Available while the disk is nearly full, as every GET is. */
  readonly evenOnFullDisk?: true;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

export type ParamsOf<R extends Route> = Parsed<R['params']>;
export type QueryOf<R extends Route> = Parsed<R['query']>;
export type BodyOf<R extends Route> = Parsed<R['body']>;
export type ResponseOf<R extends Route> = R['answer'] extends z.ZodType
  ? z.output<R['answer']>
  : void;
/** What a client may send, before defaults are filled in. */
export type ParamsInput<R extends Route> = Sent<R['params']>;
export type QueryInput<R extends Route> = Sent<R['query']>;
export type BodyInput<R extends Route> = Sent<R['body']>;

/** Keeps the exact schema types of a group of routes. */
export const defineRoutes = <const T extends Record<string, Route>>(routes: T): T => routes;

/** The status of a successful response: 204 without a body, unless the route says otherwise. */
export const successStatus = (route: Route): number =>
  route.status ?? (route.answer || route.produces ? 200 : 204);
