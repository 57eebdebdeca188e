import { randomUUID } from 'node:crypto';
import { contract, type Principal, type Route } from '@cadran/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Caller, type TestApp } from '../testing/test-app.ts';

const { audit, dashboard, organizations, secondFactor, users } = contract;
const GROUPS = { audit, dashboard, organizations, secondFactor, users };
const ROUTES = Object.entries(GROUPS).flatMap(([group, routes]) =>
  Object.entries<Route>(routes).map(([name, route]) => ({ name: `${group}.${name}`, route })),
);
const PRINCIPALS = ['anonymous', 'user', 'admin', 'superadmin'] as const satisfies Principal[];

/** As api.md says it, written out once more: the contract's own table must not be its own proof. */
const ALLOWED: Record<string, string> = {
  'audit.list': 'admin superadmin',
  'dashboard.read': 'user admin superadmin',
  'organizations.list': 'superadmin',
  'organizations.create': 'superadmin',
  'organizations.read': 'anonymous user admin superadmin',
  'organizations.update': 'admin superadmin',
  'organizations.remove': 'superadmin',
  'organizations.uploadLogo': 'admin superadmin',
  'organizations.removeLogo': 'admin superadmin',
  'organizations.users': 'admin superadmin',
  'secondFactor.read': 'user admin superadmin',
  'secondFactor.begin': 'user admin superadmin',
  'secondFactor.confirm': 'user admin superadmin',
  'secondFactor.remove': 'user admin superadmin',
  'secondFactor.renewRecoveryCodes': 'user admin superadmin',
  'users.list': 'admin superadmin',
  'users.create': 'admin superadmin',
  'users.import': 'admin superadmin',
  'users.read': 'user admin superadmin',
  'users.update': 'user admin superadmin',
  'users.remove': 'admin superadmin',
  'users.changePassword': 'user admin superadmin',
  'users.resetPassword': 'admin superadmin',
};

describe('administration', () => {
  let test: TestApp;
  let callers: Record<(typeof PRINCIPALS)[number], Caller>;
  beforeAll(async () => {
    test = await createTestApp();
    callers = {
      anonymous: await test.anonymous(),
      user: await test.as(await test.make.user()),
      admin: await test.as(await test.make.admin()),
      superadmin: await test.as(await test.make.superadmin()),
    };
  });
  afterAll(() => test.close());

  it.each(ROUTES)('$name lets in whom api.md names, and nobody else', async ({ name, route }) => {
    const params = { id: randomUUID() };
    if (route.access === 'public') {
      expect(name).toBe('organizations.readLogo');
      return;
    }
    expect((await test.nobody.call(route, { params })).statusCode).toBe(401);
    const garbage = test.withToken('x'.repeat(43));
    expect((await garbage.call(route, { params })).statusCode).toBe(401);
    const allowed = ALLOWED[name]?.split(' ') ?? [];
    for (const principal of PRINCIPALS) {
      const { statusCode } = await callers[principal].call(route, { params });
      if (allowed.includes(principal)) expect([200, 404, 415, 422]).toContain(statusCode);
      else expect([principal, statusCode]).toEqual([principal, 403]);
    }
  });
});
