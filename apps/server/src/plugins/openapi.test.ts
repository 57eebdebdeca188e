import { allRoutes } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

interface Media {
  readonly example?: unknown;
}
interface Operation {
  readonly summary?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Media>> }>
  >;
}

describe('the OpenAPI document', () => {
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

  it('shows for every body an example that the body’s own schema takes', () => {
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

  it('shows for every answer an example that the answer’s own schema takes', () => {
    const refused = allRoutes.flatMap((route) => {
      if (!route.answer) return [];
      const answers = Object.entries(operationOf(route)?.responses ?? {});
      const [, answer] = answers.find(([status]) => status.startsWith('2')) ?? [];
      const example = answer?.content?.['application/json']?.example;
      const parsed = route.answer.safeParse(example);
      return parsed.success
        ? []
        : [[`${route.method} ${route.path}`, JSON.stringify(parsed.error.issues.slice(0, 2))]];
    });
    expect(refused).toEqual([]);
  });

  it('says of every call what it does', () => {
    for (const route of allRoutes) expect(operationOf(route)?.summary).toBe(route.summary);
  });
});
