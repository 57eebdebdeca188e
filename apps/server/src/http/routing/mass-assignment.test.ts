import { contract, DEFAULT_THEME, type Route } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from '../../testing/new-user.ts';
import { createTestApp, type Caller, type TestApp } from '../../testing/test-app.ts';

const { auth, organizations, secondFactor, users } = contract;

/** ASVS 15.3.3: valid bodies, with the fields that each may have. */
interface Case {
  readonly name: string;
  readonly route: Route;
  readonly table: 'users' | 'organizations';
  readonly may: readonly string[];
  readonly body: (me: MadeUser) => object;
  readonly params?: (me: MadeUser) => Record<string, string>;
}

const onUser = (me: MadeUser) => ({ id: me.id });
const onOrganization = (me: MadeUser) => ({ id: me.organizationId });
const FLAGS = ['role', 'notifications', 'profilingEnabled', 'screeningEnabled', 'language'];

const CASES: readonly Case[] = [
  {
    name: 'POST /users',
    route: users.create,
    table: 'users',
    may: ['username', 'fullName', 'email', 'organizationId', ...FLAGS],
    body: (me) => newcomer(me.organizationId),
  },
  {
    name: 'PUT /users/:id',
    route: users.update,
    table: 'users',
    may: ['username', 'fullName', 'email', 'status', ...FLAGS],
    params: onUser,
    body: () => ({ language: 'en' }),
  },
  {
    name: 'PUT /users/:id/password',
    route: users.changePassword,
    table: 'users',
    may: [],
    params: onUser,
    body: (me) => ({ oldPassword: me.password, newPassword: 'another one' }),
  },
  {
    name: 'POST /users/import',
    route: users.import,
    table: 'users',
    may: ['organizationId'],
    body: (me) => ({ organizationId: me.organizationId, csv: 'username,email\nabc,a@b.fr' }),
  },
  {
    name: 'POST /users/:id/second-factor',
    route: secondFactor.begin,
    table: 'users',
    may: [],
    params: onUser,
    body: (me) => ({ password: me.password }),
  },
  {
    name: 'POST /auth/login',
    route: auth.login,
    table: 'users',
    may: [],
    body: (me) => ({ identifier: me.username, password: me.password }),
  },
  {
    name: 'POST /organizations',
    route: organizations.create,
    table: 'organizations',
    may: ['name'],
    body: () => ({ name: 'Another' }),
  },
  {
    name: 'PUT /organizations/:id',
    route: organizations.update,
    table: 'organizations',
    may: ['name', 'status', 'theme', 'version'],
    params: onOrganization,
    body: () => ({ theme: DEFAULT_THEME, version: 1 }),
  },
];

const camel = (column: string): string =>
  column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

describe('mass assignment', () => {
  let test: TestApp;
  let boss: MadeUser;
  let asBoss: Caller;
  beforeAll(async () => {
    test = await createTestApp();
    boss = await test.make.superadmin();
    asBoss = await test.as(boss);
  });
  afterAll(() => test.close());

  const snapshot = () =>
    Promise.all([
      test.database.asSuperuser('select * from users order by id'),
      test.database.asSuperuser('select * from organizations order by organization_id'),
    ]);

  it.each(CASES)('$name refuses every column outside its schema', async (each) => {
    const columns = await test.database.asSuperuser<{ name: string }>(
      'select column_name as name from information_schema.columns where table_name = $1',
      [each.table],
    );
    expect(columns.length).toBeGreaterThan(5);
    const names = new Set(
      columns.flatMap(({ name }) => [name, camel(name)]).filter((name) => !each.may.includes(name)),
    );
    const before = await snapshot();
    for (const name of [...names, 'isAdmin', 'admin', 'can', '__proto__', 'constructor']) {
      // Built as text, because an object literal would not serialize a `__proto__` key.
      const body = JSON.stringify({ ...each.body(boss), [name]: 'superadmin' });
      expect(body).toContain(`"${name}":`);
      const answer = await asBoss.call(each.route, {
        params: each.params?.(boss) ?? {},
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect([name, answer.statusCode]).toEqual([name, 422]);
    }
    expect(await snapshot()).toEqual(before);
  });

  it.each(CASES)('$name accepts a valid body', async (each) => {
    const me = await test.make.superadmin();
    const answer = await (
      await test.as(me)
    ).call(each.route, { params: each.params?.(me) ?? {}, body: each.body(me) });
    expect(answer.statusCode).toBeLessThan(300);
  });
});
