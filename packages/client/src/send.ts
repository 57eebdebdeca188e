import { ApiError } from './api-error.ts';
import { buildUrl } from './build-url.ts';
import { readError } from './read-error.ts';
import type { AnyInput, RouteEntry } from './route-entry.ts';

export interface Sender {
  /** For example `https://hr.example.org`; empty on Cadran's own pages. */
  readonly baseUrl?: string;
  /** An API key, or a function that returns the current token. */
  readonly token?: string | (() => Promise<string | null>);
  readonly fetch?: typeof fetch;
}

const bodyOf = ({ body, file }: AnyInput): { type?: string; body?: FormData | string } => {
  if (file) {
    const form = new FormData();
    form.append('file', file);
    return { body: form };
  }
  return body === undefined ? {} : { type: 'application/json', body: JSON.stringify(body) };
};

const headersOf = async (route: RouteEntry, token: Sender['token']): Promise<Headers> => {
  const headers = new Headers({ accept: route.produces ?? 'application/json' });
  if (route.access === 'public') return headers;
  const bearer = typeof token === 'function' ? await token() : token;
  if (bearer) headers.set('authorization', `Bearer ${bearer}`);
  return headers;
};

/** Rejects with an `ApiError` unless the status is 2xx. */
export const send = async (
  route: RouteEntry,
  input: AnyInput,
  { baseUrl = '', token, fetch = globalThis.fetch }: Sender,
): Promise<Response> => {
  const url = baseUrl + buildUrl(route.path, input.params, input.query);
  const { type, body } = bodyOf(input);
  const headers = await headersOf(route, token);
  if (type) headers.set('content-type', type);
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
  throw await readError(response);
};
