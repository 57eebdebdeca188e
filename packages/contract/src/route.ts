import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { ApiScope, Module, Role } from './codes/index.ts';

/**
 * Who may call. `public` needs no token. The others name the principals let through;
 * what they may do to which row is decided by the policies.
 */
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

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with `:parameters`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** Members need this module switched on; a super admin always has it. */
  readonly module?: Module;
  /** A key of the organisation with this scope may call it too, as an admin would; no other key may. */
  readonly scope?: ApiScope;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** A body to show in the reference, where one made from the schema would be refused. */
  readonly example?: unknown;
  /** Takes a file instead of JSON; the handler reads it. */
  readonly upload?: true;
  /** The answer; left out for 204, or where `produces` names a file type. */
  readonly answer?: z.ZodType;
  readonly produces?: string;
  readonly status?: 200 | 201 | 202 | 204;
  readonly limit?: RateLimit;
  /** How it may be refused besides what every call of its kind may, for the reference. */
  readonly errors?: readonly ErrorCode[];
  /** May be answered from a copy of the database that is some moments old, where there is one. Writes nothing. */
  readonly fromReplica?: true;
  /** Its handler opens its transactions itself: it waits for something slow, and nobody does so inside of one. */
  readonly ownTransactions?: true;
  /** Leaves no line in the request log: not even the moment of a call may be kept. */
  readonly unlogged?: true;
  /** Open to a user whose generated password, or missing second factor, blocks everything else. */
  readonly evenBeforeSetup?: true;
  /** Goes on when the disk is nearly full: it reads, or lets somebody in who wants to. Every GET does. */
  readonly evenOnFullDisk?: true;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

export type ParamsOf<R extends Route> = Parsed<R['params']>;
export type QueryOf<R extends Route> = Parsed<R['query']>;
export type BodyOf<R extends Route> = Parsed<R['body']>;
export type AnswerOf<R extends Route> = R['answer'] extends z.ZodType
  ? z.output<R['answer']>
  : void;
/** What a client may send: defaults not yet filled in. */
export type QueryInput<R extends Route> = Sent<R['query']>;
export type BodyInput<R extends Route> = Sent<R['body']>;

/** Keeps the exact schema types of a group of routes. */
export const defineRoutes = <const T extends Record<string, Route>>(routes: T): T => routes;

/** The status of a successful answer: 204 without a body, unless the route says otherwise. */
export const successStatus = (route: Route): number =>
  route.status ?? (route.answer || route.produces ? 200 : 204);
