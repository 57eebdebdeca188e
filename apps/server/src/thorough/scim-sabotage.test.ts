import { randomUUID } from 'node:crypto';
import { contract, SCIM_LIMITS, type ScimUser } from '@cadran/contract';
import { schema } from '@cadran/db';
import { sql } from '@cadran/db/sql';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { scimFixture } from '../testing/scim/scim-fixture.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { Attribute, Attributes } from '../modules/scim/filter.ts';

/** The disabled guards; with none, the mocks below behave like the real modules. */
const broken = vi.hoisted(() => new Set<string>());

vi.mock('../http/authentication/queries.ts', async (original) => {
  const real = await original<typeof import('../http/authentication/queries.ts')>();
  const findApiKey: typeof real.findApiKey = async (...about) => {
    const key = await real.findApiKey(...about);
    if (!key) return key;
    return {
      ...key,
      expiresAt: broken.has('expiry of the token') ? null : key.expiresAt,
      organizationActive: broken.has('active organisation') || key.organizationActive,
      scopes: broken.has('scope of the token') ? ['users:provision' as const] : key.scopes,
    };
  };
  return { ...real, findApiKey };
});

vi.mock('../modules/scim/attributes.ts', async (original) => {
  const real = await original<typeof import('../modules/scim/attributes.ts')>();
  const passwordHash: Attribute = { column: sql`${schema.users.passwordHash}`, kind: 'exact' };
  const every: Attributes = { ...real.USER_ATTRIBUTES, passwordhash: passwordHash };
  const USER_ATTRIBUTES = new Proxy(real.USER_ATTRIBUTES, {
    get: (known, name: string) => (broken.has('listed attributes') ? every : known)[name],
    getOwnPropertyDescriptor: (known, name) =>
      Object.getOwnPropertyDescriptor(broken.has('listed attributes') ? every : known, name),
  });
  return { ...real, USER_ATTRIBUTES };
});

vi.mock('../modules/scim/filter.ts', async (original) => {
  const real = await original<typeof import('../modules/scim/filter.ts')>();
  const filterCondition: typeof real.filterCondition = (text, attributes) => {
    const [, value] = /^userName eq "(.*)"$/u.exec(text ?? '') ?? [];
    if (broken.has('bound values') && value !== undefined)
      return sql`(${schema.users.email} = ${sql.raw(`'${value}'`)})`;
    try {
      return real.filterCondition(text, attributes);
    } catch (error) {
      if (broken.has('refused filters')) return undefined;
      throw error;
    }
  };
  return { ...real, filterCondition };
});

// The condition is made once, when the module is loaded: what it says is decided at each query.
vi.mock('@cadran/db/sql', async (original) => {
  const real = await original<typeof import('@cadran/db/sql')>();
  const ne = ((left: never, right: never) =>
    right === 'superadmin'
      ? { getSQL: () => (broken.has('super admins') ? real.sql`true` : real.ne(left, right)) }
      : real.ne(left, right)) as unknown as typeof real.ne;
  return { ...real, ne };
});

vi.mock('../modules/users/index.ts', async (original) => {
  const real = await original<typeof import('../modules/users/index.ts')>();
  const requireRemainingAdministrator: typeof real.requireRemainingAdministrator = async (
    ...about
  ) =>
    broken.has('last administrator') ? undefined : real.requireRemainingAdministrator(...about);
  return { ...real, requireRemainingAdministrator };
});

vi.mock('../modules/scim/queries/users.ts', async (original) => {
  const real = await original<typeof import('../modules/scim/queries/users.ts')>();
  const deleteKeysOf: typeof real.deleteKeysOf = async (...about) =>
    broken.has('keys of leavers') ? [] : real.deleteKeysOf(...about);
  return { ...real, deleteKeysOf };
});

const address = () => `${randomUUID()}@example.org`;

describe('what a directory may not do is noticed without the guard against it:', () => {
  let test: TestApp;
  let fixture: Awaited<ReturnType<typeof scimFixture>>;
  beforeAll(async () => {
    test = await createTestApp();
    fixture = await scimFixture(test);
  });
  afterEach(() => broken.clear());
  afterAll(() => test.close());

  const listWith = async (key: string) =>
    (
      await test.app.inject({
        url: '/api/scim/v2/Users',
        headers: { authorization: `Bearer ${key}` },
      })
    ).statusCode;
  const keyOf = async (body: object) => {
    const { asAdmin, organizationId } = await scimFixture(test);
    const created = await asAdmin.call(contract.integration.createKey, {
      params: { id: organizationId },
      body: { name: 'Directory', scopes: ['users:provision'], ...body },
    });
    return { organizationId, key: created.json<{ key: string }>().key };
  };

  it('scope of the token', async () => {
    const { key } = await keyOf({ scopes: ['campaigns:read'] });
    expect(await listWith(key)).toBe(403);
    broken.add('scope of the token');
    expect(await listWith(key)).toBe(200);
  });

  it('expiry of the token', async () => {
    const expiresAt = new Date(test.now().getTime() + 60_000).toISOString();
    const { key } = await keyOf({ expiresAt });
    expect(await listWith(key)).toBe(200);
    test.advance(60_000);
    expect(await listWith(key)).toBe(401);
    broken.add('expiry of the token');
    expect(await listWith(key)).toBe(200);
  });

  it('active organisation', async () => {
    const { key, organizationId } = await keyOf({});
    await test.database.asSuperuser(
      `update organizations set status = 'inactive' where organization_id = $1`,
      [organizationId],
    );
    expect(await listWith(key)).toBe(401);
    broken.add('active organisation');
    expect(await listWith(key)).toBe(200);
  });

  const filtered = async (filter: string) => {
    const answer = await fixture.call('GET', `/Users?filter=${encodeURIComponent(filter)}`);
    const { scimType, totalResults } = answer.json<Record<string, unknown>>();
    return scimType ?? totalResults;
  };

  it('listed attributes', async () => {
    const oracle = 'passwordHash sw "$argon2"';
    expect(await filtered(oracle)).toBe('invalidFilter');
    broken.add('listed attributes');
    expect(await filtered(oracle)).toBeGreaterThan(0);
  });

  it('bound values', async () => {
    const injection = `userName eq "' or 1=1 or '' = '"`;
    expect(await filtered(injection)).toBe(0);
    broken.add('bound values');
    expect(await filtered(injection)).toBeGreaterThan(0);
  });

  it('refused filters', async () => {
    expect(await filtered('userName eq')).toBe('invalidFilter');
    broken.add('refused filters');
    expect(await filtered('userName eq')).toBeGreaterThan(0);
  });

  it.each([
    [
      'filterComparisons',
      Array(SCIM_LIMITS.filterComparisons + 1)
        .fill('userName pr')
        .join(' or '),
    ],
    ['filterCharacters', `userName eq "${'x'.repeat(SCIM_LIMITS.filterCharacters)}"`],
  ] as const)('limit of a filter: %s', async (name, filter) => {
    const limits: Record<string, number> = SCIM_LIMITS;
    const limit = SCIM_LIMITS[name];
    expect(await filtered(filter)).toBe('invalidFilter');
    limits[name] = 2 * limit;
    try {
      expect(await filtered(filter)).not.toBe('invalidFilter');
    } finally {
      limits[name] = limit;
    }
  });

  it('super admins', async () => {
    const { call, organizationId } = fixture;
    const boss = await test.make.superadmin({ organizationId });
    const read = async () => (await call('GET', `/Users/${boss.id}`)).statusCode;
    expect(await read()).toBe(404);
    broken.add('super admins');
    expect(await read()).toBe(200);
  });

  it('row-level security of users', async () => {
    const stranger = await (await scimFixture(test)).user(address());
    const read = async () => (await fixture.call('GET', `/Users/${stranger.id}`)).statusCode;
    const setPolicy = (condition: string) =>
      test.database.asSuperuser(
        `drop policy tenant on users;
         create policy tenant on users to cadran_app using (${condition}) with check (${condition})`,
      );
    expect(await read()).toBe(404);
    await setPolicy('true');
    try {
      expect(await read()).toBe(200);
    } finally {
      await setPolicy('organization_id = (select current_organization())');
    }
    expect(await read()).toBe(404);
  });

  it('last administrator', async () => {
    const { admin, call } = await scimFixture(test);
    const remove = async () => (await call('DELETE', `/Users/${admin.id}`)).statusCode;
    expect(await remove()).toBe(403);
    broken.add('last administrator');
    expect(await remove()).toBe(204);
  });

  it('keys of leavers', async () => {
    const leave = async () => {
      const { organizationId, call, list } = await scimFixture(test);
      const leaver = await test.make.admin({ organizationId });
      const made = await (
        await test.as(leaver)
      ).call(contract.integration.createKey, {
        params: { id: organizationId },
        body: { name: 'Of the leaver', scopes: ['users:provision'] },
      });
      const { Resources } = await list<ScimUser>('Users', `userName eq "${leaver.email}"`);
      await call('DELETE', `/Users/${Resources[0]?.id}`);
      return listWith(made.json<{ key: string }>().key);
    };
    expect(await leave()).toBe(401);
    broken.add('keys of leavers');
    expect(await leave()).toBe(200);
  });
});
