import type { AnswerOf, BodyInput, Contract, ParamsOf, QueryInput, Route } from '@cadran/contract';
import type { AnyInput, NamedFile } from './route-entry.ts';
import type { routes } from './routes.ts';

/** Absent where the route has none. */
type Given<K extends string, T> = [T] extends [undefined]
  ? { readonly [P in K]?: never }
  : { readonly [P in K]: T };

/** Optional where nothing in it is required. */
type Part<K extends string, T> = object extends T ? { readonly [P in K]?: T } : Given<K, T>;

type Input<R extends Route> = AnyInput &
  Part<'params', ParamsOf<R>> &
  Part<'query', QueryInput<R>> &
  Given<'body', BodyInput<R>> &
  (R extends { upload: true } ? { readonly file: Blob } : { readonly file?: never });

type Arguments<R extends Route> = object extends Input<R> ? [input?: Input<R>] : [input: Input<R>];

/** One route as a function; rejects with an `ApiError`. */
type RouteCall<R> = R extends Route
  ? (...input: Arguments<R>) => Promise<R extends { produces: string } ? NamedFile : AnswerOf<R>>
  : never;

type Routes = typeof routes;

/** The contract's table of calls as functions: `client.screening.listCampaigns({ query })`. */
export type CadranClient = {
  readonly [G in keyof Routes]: {
    readonly [N in keyof Routes[G]]: RouteCall<Contract[G][N & keyof Contract[G]]>;
  };
};
