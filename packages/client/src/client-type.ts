import type {
  ResponseOf,
  BodyInput,
  Contract,
  ParamsInput,
  QueryInput,
  Route,
} from '@cadran/contract';
import type { AnyInput, NamedFile } from './route-entry.ts';

/** Absent where the route has none. */
type RequiredPart<K extends string, T> = [T] extends [undefined]
  ? { readonly [P in K]?: never }
  : { readonly [P in K]: T };

/** Optional where nothing in it is required. */
type Part<K extends string, T> = object extends T ? { readonly [P in K]?: T } : RequiredPart<K, T>;

type Input<R extends Route> = AnyInput &
  Part<'params', ParamsInput<R>> &
  Part<'query', QueryInput<R>> &
  RequiredPart<'body', BodyInput<R>> &
  (R extends { upload: true } ? { readonly file: Blob } : { readonly file?: never });

type Arguments<R extends Route> = object extends Input<R> ? [input?: Input<R>] : [input: Input<R>];

/** One route as a function; rejects with an `ApiError`. */
type RouteCall<R> = R extends Route
  ? (...input: Arguments<R>) => Promise<R extends { produces: string } ? NamedFile : ResponseOf<R>>
  : never;

/** The contract's table of calls as functions: `client.screening.listCampaigns({ query })`. */
export type CadranClient = {
  readonly [G in keyof Contract]: {
    readonly [N in keyof Contract[G]]: RouteCall<Contract[G][N]>;
  };
};
