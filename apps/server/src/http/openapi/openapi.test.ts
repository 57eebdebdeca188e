import { allRoutes, errorResponse, ERRORS, successStatus } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerSchema } from '../routing/answer-schema.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

interface Media {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Operation {
  readonly 'x-limit-by-address'?: unknown;
  readonly 'x-limit-by-organisation'?: unknown;
  readonly summary?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Media>> }>
  >;
}

describe('OpenAPI document', () => {
  let test: TestApp;
  let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  beforeAll(async () => {
    test = await createTestApp();
    await test.app.ready();
    ({ paths } = JSON.parse(test.app.openapi()));
  });
  afterAll(() => test.close());

  const operationOf = (route: (typeof allRoutes)[number]) =>
    paths[`/api${route.path.replaceAll(/:(\w+)/g, '{$1}')}`]?.[route.method.toLowerCase()];

  it('has a valid example for every request body', () => {
    const refused = allRoutes.flatMap((route) => {
      if (!route.body) return [];
      const example = operationOf(route)?.requestBody?.content['application/json']?.example;
      const parsed = route.body.safeParse(example);
      return parsed.success
        ? []
        : [[`${route.method} ${route.path}`, JSON.stringify(parsed.error.issues.slice(0, 2))]];
    });
    expect(refused).toEqual([]);
  });

  it('has a valid example for every response', () => {
    const refused = allRoutes.flatMap((route) => {
      if (!route.answer) return [];
      const answers = Object.entries(operationOf(route)?.responses ?? {});
      const [, answer] = answers.find(([status]) => status.startsWith('2')) ?? [];
      const example = answer?.content?.['application/json']?.example;
      const parsed = answerSchema(route)?.safeParse(example);
      return parsed?.success
        ? []
        : [[`${route.method} ${route.path}`, JSON.stringify(parsed?.error.issues.slice(0, 2))]];
    });
    expect(refused).toEqual([]);
  });

  it('has everything that it refers to, so that generators can read it', () => {
    const text = test.app.openapi();
    const { schemas } = JSON.parse(text).components;
    const names = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, name = '']) => name);
    expect(names).toContain('#/components/schemas/Error');
    const present = Object.keys(schemas).map((name) => `#/components/schemas/${name}`);
    expect(names.filter((name) => !present.includes(name))).toEqual([]);
  });

  it('tells the limits of every operation', () => {
    for (const route of allRoutes) {
      const operation = operationOf(route);
      expect(operation?.['x-limit-by-address']).toEqual(route.limit);
      expect(operation?.['x-limit-by-organisation']).toEqual(route.share);
    }
  });

  it('has a limit by organisation wherever members upload, print or hash', () => {
    const costly = allRoutes.filter(
      ({ access, method, path, produces = '', upload }) =>
        access.includes('admin') &&
        (upload === true ||
          /pdf$|sheet$|presentation$/.test(produces) ||
          (method === 'POST' && /\/users(\/import|\/:id\/password\/reset)?$/i.test(path))),
    );
    expect(costly.length).toBeGreaterThan(12);
    const free = costly.filter(({ share }) => share === undefined);
    expect(free.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('has a summary for every operation', () => {
    for (const route of allRoutes) {
      expect(route.summary.length).toBeGreaterThan(0);
      expect(operationOf(route)?.summary).toBe(route.summary);
    }
  });

  it('documents the errors of every operation with a valid example', () => {
    for (const route of allRoutes) {
      const name = `${route.method} ${route.path}`;
      const responses = operationOf(route)?.responses ?? {};
      expect([name, Object.keys(responses)]).toEqual([
        name,
        expect.arrayContaining([String(successStatus(route))]),
      ]);
      const refusals = Object.entries(responses).filter(
        ([status]) => Number(status) !== successStatus(route) && !status.startsWith('3'),
      );
      const statuses = refusals.map(([status]) => Number(status));
      const expected = [
        ...(route.access === 'public' ? [] : [401, 403]),
        ...(route.params ? [404] : []),
        ...(route.body || route.query || route.params ? [422] : []),
        ...(route.limit || route.share ? [429] : []),
        500,
      ];
      expect([name, expected.filter((status) => !statuses.includes(status))]).toEqual([name, []]);
      for (const [status, { content }] of refusals) {
        const examples = Object.entries(content?.['application/json']?.examples ?? {});
        expect([name, status, examples.length > 0]).toEqual([name, status, true]);
        for (const [code, { value }] of examples) {
          const { error } = errorResponse.parse(value);
          expect([name, error.code, ERRORS[error.code]]).toEqual([name, code, Number(status)]);
        }
      }
    }
  });
});
