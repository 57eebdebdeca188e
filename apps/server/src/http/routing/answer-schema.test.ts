import { contract, type Route } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerSchema, encodeAnswer } from './answer-schema.ts';

const ROUTES = Object.values(contract).flatMap((group) => Object.values<Route>(group));

/** The paths of bounds in a JSON schema, without those that every whole number and every tuple has. */
const boundsIn = (schema: unknown, path = ''): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const entries = Object.entries(schema).filter(
    ([key]) => !('prefixItems' in schema && key === 'maxItems'),
  );
  return entries.flatMap(([key, value]) =>
    /^(maxLength|maxItems|(exclusiveM|m)aximum)$/.test(key) &&
    typeof value === 'number' &&
    value !== Number.MAX_SAFE_INTEGER
      ? [`${path}/${key}`]
      : boundsIn(value, `${path}/${key}`),
  );
};
const toJson = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });

const routeOf = (answer: z.ZodType): Route => ({
  method: 'GET',
  path: '/x',
  summary: 'x',
  access: 'public',
  answer,
});

describe('the answers of the contract', () => {
  it('are bound nowhere, and otherwise as declared', () => {
    const bound = ROUTES.flatMap((route) => {
      const schema = answerSchema(route);
      return schema ? boundsIn(toJson(schema)).map((at) => `${route.path} ${at}`) : [];
    });
    expect(bound).toEqual([]);
    // Some are declared with the schemas of what is sent.
    expect(
      ROUTES.filter(({ answer }) => answer && boundsIn(toJson(answer)).length > 0).length,
    ).toBeGreaterThan(10);
  });

  it('keep what they have beside bounds', () => {
    const schema = z.object({
      name: z.string().min(2).max(3),
      pairs: z.array(z.tuple([z.number().max(1), z.string()])).max(1),
      either: z.union([z.int().max(5), z.literal('x')]).nullable(),
      by: z.partialRecord(z.enum(['a', 'b']), z.strictObject({ n: z.number().lt(1) })).optional(),
    });
    const pair = [2, 'x'];
    const told = { name: 'long name', pairs: [pair, pair], either: 9, by: { a: { n: 2 } } };
    expect(encodeAnswer(routeOf(schema), { ...told, secret: 1 })).toEqual(told);
    for (const wrong of [{ name: 'x' }, { pairs: [[1]] }, { either: 'y' }, { by: { c: { n: 0 } } }])
      expect(() => encodeAnswer(routeOf(schema), { ...told, ...wrong })).toThrow('does not fit');
  });
});
