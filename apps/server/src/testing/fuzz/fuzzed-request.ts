import fc from 'fast-check';
import type { Principal, Route } from '@cadran/contract';
import { inputSchema } from '../matrix/calls/minimal-value.ts';
import { fromSchema } from './from-schema.ts';
import { HOSTILE_KEYS, hostileValue } from './hostile-values.ts';

export interface FuzzedRequest {
  readonly method: Route['method'];
  /** Below `/api`, with its query. */
  readonly url: string;
  readonly contentType: string;
  /** The raw body, if any. */
  readonly payload: string | undefined;
  readonly caller: number;
}

/** Replaces a nested value, adds a key or removes one. */
const mutate = (value: unknown, path: number, by: unknown, key: string): unknown => {
  if (typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const chosen = keys[path % (keys.length + 2)];
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === chosen ? mutate(one, path >> 2, by, key) : one));
  // `fromEntries` makes `__proto__` an own key.
  const entries = Object.entries(value).map(([name, one]) => [
    name,
    name === chosen ? mutate(one, path >> 2, by, key) : one,
  ]);
  if (chosen === undefined) return Object.fromEntries([...entries, [key, by]]);
  return Object.fromEntries(entries);
};

const hostile = fc.record({
  path: fc.nat(),
  by: hostileValue,
  key: fc.constantFrom(...HOSTILE_KEYS),
});

const part = (schema: Route['body']): fc.Arbitrary<unknown> => {
  if (schema === undefined)
    return fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, hostileValue);
  const valid = fromSchema(inputSchema(schema));
  return fc.oneof(
    { weight: 3, arbitrary: valid },
    {
      weight: 6,
      arbitrary: fc
        .tuple(valid, hostile)
        .map(([value, { path, by, key }]) => mutate(value, path, by, key)),
    },
    { weight: 1, arbitrary: hostileValue },
  );
};

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** `encodeURIComponent` throws on lone surrogates: they are replaced. */
const encode = (value: unknown): string =>
  encodeURIComponent(asText(value).slice(0, 4_000).toWellFormed());

const queryOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null)
    return value === undefined || value === null ? '' : `?${encode(value)}`;
  const pairs = Object.entries(value).flatMap(([key, one]) =>
    (Array.isArray(one) ? one.slice(0, 20) : [one]).map((each) => `${encode(key)}=${encode(each)}`),
  );
  // A duplicate key.
  const twice = pairs.length % 3 === 1 ? pairs.slice(0, 1) : [];
  return `?${[...pairs, ...twice].join('&').slice(0, 8_000)}`;
};

const CONTENT_TYPES = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json; charset=utf-16',
];
const contentType = fc.oneof(
  { weight: 30, arbitrary: fc.constant('application/json') },
  { weight: 1, arbitrary: fc.constantFrom(...CONTENT_TYPES) },
);

/** Sometimes a truncated or invalid JSON body. */
const payloadOf = (body: unknown, cut: number): string | undefined => {
  if (body === undefined) return undefined;
  const whole = JSON.stringify(body) ?? '';
  return cut === 0 ? whole.slice(0, Math.floor(whole.length / 2)) : whole;
};

/** The kind of caller; `null` has no token. */
export type FuzzCaller = Principal | null;

/**
 * Valid, mutated and random requests of one route, mostly by callers who have access: otherwise hardly any would pass
 * the authorisation.
 */
export const fuzzedRequest = (
  route: Route,
  ids: readonly string[],
  callers: readonly FuzzCaller[],
): fc.Arbitrary<FuzzedRequest> => {
  const letIn = callers.flatMap((caller, index) =>
    route.access === 'public' || (caller !== null && route.access.includes(caller)) ? [index] : [],
  );
  const anybody = fc.nat(callers.length - 1);
  const caller =
    letIn.length === 0
      ? anybody
      : fc.oneof(
          { weight: 8, arbitrary: fc.constantFrom(...letIn) },
          { weight: 1, arbitrary: anybody },
        );
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const parameter = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 2, arbitrary: hostileValue },
  );
  return fc
    .record({
      params: fc.record(Object.fromEntries(names.map((name) => [name, parameter]))),
      query: part(route.query),
      body: route.method === 'GET' ? fc.constant(undefined) : part(route.body),
      contentType,
      cut: fc.nat(25),
      caller,
    })
    .map(({ params, query, body, contentType: type, cut, caller: by }): FuzzedRequest => {
      const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
        encode(params[name]).slice(0, 400),
      );
      return {
        method: route.method,
        url: `${path}${queryOf(query)}`,
        contentType: type,
        payload: payloadOf(body, cut),
        caller: by,
      };
    });
};
