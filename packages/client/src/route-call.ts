import type { AnswerOf, BodyInput, Contract, ParamsOf, QueryInput, Route } from '@cadran/contract';

/** What the generated table keeps of a route. */
export type RouteEntry = Pick<Route, 'method' | 'path' | 'produces'> & {
  /** Needs no token. Who may call the others is the server's to say. */
  readonly access?: 'public';
};

/** Every route of the contract where it is: a table that is behind does not compile. */
export type RouteTable = {
  readonly [G in keyof Contract]: {
    readonly [N in keyof Contract[G]]: RouteEntry & Pick<Contract[G][N] & Route, 'method' | 'path'>;
  };
};

/** Every input, whatever the route; the types below say which parts a route has. */
export interface AnyInput {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly signal?: AbortSignal;
}

/** Absent where the route has none, optional where nothing in it is required. */
type Part<K extends string, T> = [T] extends [undefined]
  ? { readonly [P in K]?: never }
  : object extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

type Input<R extends Route> = AnyInput &
  Part<'params', ParamsOf<R>> &
  Part<'query', QueryInput<R>> &
  Part<'body', BodyInput<R>> &
  (R extends { upload: true } ? { readonly file: Blob } : { readonly file?: never });

type Arguments<R extends Route> = object extends Input<R> ? [input?: Input<R>] : [input: Input<R>];

export interface NamedFile {
  /** As the server named it. */
  readonly name: string | null;
  readonly blob: Blob;
}

/** One route as a function; rejects with an `ApiError`. */
export type RouteCall<R extends Route> = (
  ...input: Arguments<R>
) => Promise<R extends { produces: string } ? NamedFile : AnswerOf<R>>;
