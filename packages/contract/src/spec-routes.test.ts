import { describe, expect, it } from 'vitest';
import { allRoutes } from './contract.ts';

/** Section 7 of the specification, under `/api`. A trailing slash makes no difference. */
const CALLS = [
  'POST /auth/jwt',
  'POST /organizations',
  'GET /organizations',
  'GET /organizations/:id',
  'PUT /organizations/:id',
  'DELETE /organizations/:id',
  'GET /organizations/:id/users',
  'POST /users',
  'GET /users',
  'GET /users/:id',
  'PUT /users/:id',
  'DELETE /users/:id',
  'POST /email',
  ...(['screening', 'profiling'] as const).flatMap((module) => [
    `GET /${module}/campaigns`,
    `POST /${module}/campaigns`,
    `GET /${module}/campaigns/:id`,
    `PUT /${module}/campaigns/:id`,
    `DELETE /${module}/campaigns/:id`,
    `GET /${module}/campaigns/url/:organizationId/:urlParameter`,
    `GET /organizations/:id/${module}/campaigns`,
    `GET /${module}/questionnaires`,
    `POST /${module}/questionnaires`,
    `GET /${module}/questionnaires/:id`,
    `PUT /${module}/questionnaires/:id`,
    `GET /${module}/campaigns/:id/${module}/questionnaires`,
  ]),
  'DELETE /screening/questionnaires/:id',
  'POST /profiling/campaigns/:id/profiling/questionnaires/filter',
  'GET /download',
  'GET /test/download/:id',
  'POST /test/validation',
  'GET /test/items',
  'POST /test/items',
  'GET /test/items/:id',
  'PUT /test/items/:id',
  'DELETE /test/items/:id',
];

const offered = new Map(allRoutes.map((route) => [`${route.method} ${route.path}`, route]));

describe('the calls of the specification', () => {
  it.each(CALLS)('%s is one of the contract', (call) => {
    expect(offered.has(call)).toBe(true);
  });

  it('omit the deletion of a single questionnaire of an anonymous culture audit', () => {
    expect(offered.has('DELETE /profiling/questionnaires/:id')).toBe(false);
  });

  it('search by ?q= and, organisations, by ?name=', () => {
    const takes = (call: string, query: object): boolean =>
      offered.get(call)?.query?.safeParse(query).success ?? false;
    expect(takes('GET /organizations', { q: 'a' })).toBe(true);
    expect(takes('GET /organizations', { name: 'a' })).toBe(true);
    expect(takes('GET /users', { q: 'a' })).toBe(true);
    expect(takes('GET /users', { name: 'a' })).toBe(false);
  });

  it('give an anonymous token for a timestamp in milliseconds', () => {
    const { body, access } = offered.get('POST /auth/jwt') ?? {};
    expect(access).toBe('public');
    expect(body?.safeParse({ timestamp: 1_794_700_000_123 }).success).toBe(true);
    expect(body?.safeParse({}).success).toBe(false);
  });
});
