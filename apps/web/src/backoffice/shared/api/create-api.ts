import type { AnswerOf, BodyInput, ParamsOf, QueryInput, Route } from '@cadran/contract';
import type { SessionKeeper } from '../session/session-keeper.ts';
import { ApiError } from './api-error.ts';
import { buildUrl } from './build-url.ts';
import { fileNameOf } from './file-name.ts';
import { readError } from './read-error.ts';

/** Every input, whatever the route; the types below say which parts a route has. */
interface AnyInput {
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
  readonly name: string | null;
  readonly blob: Blob;
}

export interface Api {
  /** One call of the contract's table; rejects with an `ApiError`. */
  readonly call: <R extends Route>(route: R, ...input: Arguments<R>) => Promise<AnswerOf<R>>;
  /** A call that answers with a file. */
  readonly download: <R extends Route>(route: R, ...input: Arguments<R>) => Promise<Blob>;
  /** The same with the name the server gave the file. */
  readonly downloadNamed: <R extends Route>(route: R, ...input: Arguments<R>) => Promise<NamedFile>;
}

interface Parts {
  readonly session: SessionKeeper;
  readonly fetch: typeof fetch;
}

const bodyOf = ({ body, file }: AnyInput): { type?: string; body?: BodyInit } => {
  if (file) {
    const form = new FormData();
    form.append('file', file);
    return { body: form };
  }
  return body === undefined ? {} : { type: 'application/json', body: JSON.stringify(body) };
};

export const createApi = ({ session, fetch }: Parts): Api => {
  const send = async (route: Route, input: AnyInput = {}): Promise<Response> => {
    const url = buildUrl(route.path, input.params, input.query);
    const token = route.access === 'public' ? null : await session.freshToken();
    const { type, body } = bodyOf(input);
    const headers = new Headers({ accept: route.produces ?? 'application/json' });
    if (type) headers.set('content-type', type);
    if (token) headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(url, {
      method: route.method,
      headers,
      ...(body !== undefined && { body }),
      ...(input.signal && { signal: input.signal }),
    }).catch((cause: unknown) => {
      if (input.signal?.aborted) throw cause;
      throw new ApiError({ status: 0, code: 'network' });
    });
    if (response.ok) return response;
    const error = await readError(response);
    // Final: the session is over wherever it was ended (spec, section 4).
    if (error.code === 'unauthenticated') session.end('expired');
    // The organisation's rules changed since this page was opened: the guards must hear of it.
    if (error.code === 'second_factor_setup_required') void session.refresh().catch(() => null);
    throw error;
  };

  return {
    call: async (route, ...[input]) => {
      const response = await send(route, input);
      return response.status === 204 ? undefined : response.json();
    },
    download: async (route, ...[input]) => (await send(route, input)).blob(),
    downloadNamed: async (route, ...[input]) => {
      const response = await send(route, input);
      const name = fileNameOf(response.headers.get('content-disposition'));
      return { name, blob: await response.blob() };
    },
  };
};
