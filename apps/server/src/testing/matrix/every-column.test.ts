import { schema } from '@cadran/db';
import { describe, expect, it } from 'vitest';
import { inputSchema, minimalValue } from './calls/minimal-value.ts';
import { ROUTES } from './named-routes.ts';

/** Every column name of the schema, and a few other names. */
const COLUMNS = [
  ...new Set([
    ...Object.values(schema).flatMap((table) => Object.keys(table)),
    'isAdmin',
    'password',
    '__proto__',
    'constructor',
  ]),
];

/** Other products' bodies: what is not in the schema is dropped (contract, `partner`). */
const WITH_BODY = ROUTES.filter(
  ({ route }) => route.body !== undefined && !route.partner && !route.form,
);

describe('every call that takes a body', () => {
  it.each(WITH_BODY)('$name refuses columns that are not in its schema', ({ route }) => {
    const { body } = route;
    if (body === undefined) throw new Error('no body');
    const sent = minimalValue(inputSchema(body)) as object;
    const named = Object.keys(inputSchema(body).properties ?? {});
    for (const column of COLUMNS.filter((name) => !named.includes(name))) {
      // Parsed from JSON, so that `__proto__` is an ordinary key.
      const more: unknown = JSON.parse(
        JSON.stringify({ ...sent, x: 1 }).replace('"x":1', `${JSON.stringify(column)}:"x"`),
      );
      const parsed = body.safeParse(more);
      const unknown = parsed.success
        ? []
        : parsed.error.issues.filter(({ code }) => code === 'unrecognized_keys');
      expect([column, unknown.length]).toEqual([column, 1]);
    }
  });
});
