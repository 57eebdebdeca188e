import { createTestDatabase, factories, type Factories, type TestDatabase } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_ROLES, schema, type Tx } from './index.ts';
import { sql } from './sql.ts';

/** A query without a tenant filter. */
const allUsernames = async (tx: Tx): Promise<string[]> =>
  (await tx.sql.select({ username: schema.users.username }).from(schema.users)).map(
    (row) => row.username,
  );

describe('organisations', () => {
  let db: TestDatabase;
  let make: Factories;
  beforeAll(async () => {
    db = await createTestDatabase({ poolSize: 1 });
    make = factories(db.database);
  });
  afterAll(() => db.drop());

  it('cannot see each other even when a query forgets its filter', async () => {
    const [one, two] = [await make.user(), await make.user()];
    expect(await db.database.withTenant(one.organizationId, allUsernames)).toEqual([one.username]);
    expect(await db.database.withTenant(two.organizationId, allUsernames)).toEqual([two.username]);
  });

  it('can see each other once a policy is replaced by an open one, so the test above can fail', async () => {
    const own = await createTestDatabase();
    try {
      const strangers = factories(own.database);
      const [one] = [await strangers.user(), await strangers.user()];
      await own.asSuperuser('drop policy tenant on users');
      expect(await own.database.withTenant(one.organizationId, allUsernames)).toEqual([]);
      await own.asSuperuser('create policy tenant on users to cadran_app using (true)');
      expect(await own.database.withTenant(one.organizationId, allUsernames)).toHaveLength(2);
    } finally {
      await own.drop();
    }
  });

  it('cannot write into each other', async () => {
    const [one, two] = [await make.user(), await make.user()];
    const intrude = db.database.withTenant(one.organizationId, (tx) =>
      tx.sql.insert(schema.users).values({
        organizationId: two.organizationId,
        username: 'intruder',
        email: 'intruder@example.org',
        passwordHash: 'x',
      }),
    );
    await expect(intrude).rejects.toMatchObject({ cause: { code: '42501' } });
    const touched = await db.database.withTenant(one.organizationId, (tx) =>
      tx.sql
        .update(schema.users)
        .set({ username: 'changed' })
        .where(sql`true`)
        .returning({ id: schema.users.id }),
    );
    expect(touched).toEqual([{ id: one.id }]);
  });

  it('do not leak through a pool of one connection after errors', async () => {
    const [one, two] = [await make.user(), await make.user()];
    for (let turn = 0; turn < 3; turn++) {
      expect(await db.database.withTenant(one.organizationId, allUsernames)).not.toContain(
        two.username,
      );
      await expect(
        db.database.withTenant(one.organizationId, async (tx) => {
          await tx.sql.execute(sql`select 1 / 0`);
        }),
      ).rejects.toThrow();
      await expect(
        db.database.withTenant(one.organizationId, () => Promise.reject(new Error('mid-way'))),
      ).rejects.toThrow('mid-way');
      expect(await db.database.withTenant(two.organizationId, allUsernames)).toEqual([
        two.username,
      ]);
    }
  });

  it('are invisible without a tenant, although the app may set the platform role', async () => {
    await make.user();
    const rows = await db.database.global.select().from(schema.users);
    expect(rows).toEqual([]);
    const everybody = await db.database.withPlatform(allUsernames);
    expect(everybody.length).toBeGreaterThan(1);
    expect(await db.database.global.select().from(schema.users)).toEqual([]);
  });

  it('can only be set as tenant by a UUID', async () => {
    await expect(db.database.withTenant(`' or true --`, allUsernames)).rejects.toThrow('uuid');
    await expect(db.database.withTenant('', allUsernames)).rejects.toThrow('uuid');
  });
});

describe('the catalogue', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.drop());

  /** Tables without rows of an organisation, each with the reason. */
  const GLOBAL = [
    'access_tokens', // found by the hash of a secret before the tenant is known
    'evidence_norms', // figures of at least 300 people, of no organisation
    'erasure_holds', // names of machines and times
    'installation_key', // a hash of the installation's key
    'job_runs', // names of jobs and times
    'password_requests', // what somebody typed, for a minute; whether it is a name is not known yet
    'retired_session_secrets', // hashes; found like access_tokens
    'schema_migrations', // names of files
    'sessions', // ids and times only; found like access_tokens
    'sign_in_attempts', // hashes and what is under the installation's key; found like access_tokens
    'throttles', // keyed hashes and counts
  ];

  it('has forced row-level security with a tenant policy on every tenant table', async () => {
    const tables = await db.asSuperuser<{ name: string; enabled: boolean; forced: boolean }>(`
      select relname as name, relrowsecurity as enabled, relforcerowsecurity as forced
      from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`);
    const tenant = tables.filter((table) => !GLOBAL.includes(table.name));
    expect(tenant.length).toBeGreaterThan(5);
    for (const table of tenant) expect(table).toMatchObject({ enabled: true, forced: true });
    const policies = await db.asSuperuser<{ table: string; using: string; check: string }>(`
      select tablename as "table", qual as using, with_check as check
      from pg_policies where policyname = 'tenant' and roles = '{${DATABASE_ROLES.app}}'`);
    expect(policies.map((policy) => policy.table).toSorted()).toEqual(
      tenant.map((table) => table.name),
    );
    for (const policy of policies)
      for (const condition of [policy.using, policy.check])
        expect(condition).toContain('organization_id = ( SELECT current_organization()');
  });

  it('has composite foreign keys between tenant tables', async () => {
    const keys = await db.asSuperuser<{ child: string; parent: string; columns: string[] }>(`
      select conrelid::regclass::text as child, confrelid::regclass::text as parent,
             (select array_agg(attname::text) from pg_attribute
              where attrelid = conrelid and attnum = any(conkey)) as columns
      from pg_constraint where contype = 'f'`);
    const tenantKeys = keys.filter((key) => key.parent !== 'sessions');
    expect(tenantKeys.length).toBeGreaterThan(4);
    for (const key of tenantKeys) expect(key.columns).toContain('organization_id');
  });

  it('has invoker views only', async () => {
    const views = await db.asSuperuser<{ name: string }>(`
      select relname as name from pg_class
      where relkind = 'v' and relnamespace = 'public'::regnamespace
        and not coalesce(reloptions @> '{security_invoker=true}', false)`);
    expect(views).toEqual([]);
  });

  it('has security definer functions only for the listed look-ups', async () => {
    const definers = await db.asSuperuser<{ name: string; config: string[] }>(`
      select proname as name, proconfig as config from pg_proc
      where prosecdef and pronamespace = 'public'::regnamespace order by 1`);
    expect(definers.map((one) => one.name)).toEqual([
      'find_access',
      'find_api_key',
      'find_identity_provider',
      'find_login',
      'find_password_reset',
      'find_profiling_campaign',
      'find_screening_campaign',
      'forget_grouped_answers',
      'group_profiling_answers',
    ]);
    for (const one of definers) expect(one.config).toEqual(['search_path=public, pg_temp']);
  });

  it('grants the app neither update nor delete on the activity log', async () => {
    const rights = await db.asSuperuser<{ role: string; privilege: string }>(`
      select grantee as role, privilege_type as privilege from information_schema.role_table_grants
      where table_name = 'audit_log' and grantee in ('cadran_app', 'cadran_platform') order by 1, 2`);
    expect(rights.map((right) => right.privilege)).toEqual([
      'INSERT',
      'SELECT',
      'INSERT',
      'SELECT',
    ]);
  });

  it('has the tables and columns of the typed schema', async () => {
    const actual = await db.asSuperuser<{
      table_name: string;
      column_name: string;
      is_nullable: string;
    }>(
      `select table_name, column_name, is_nullable from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const found = new Map(
      actual.map((row) => [`${row.table_name}.${row.column_name}`, row.is_nullable]),
    );
    const { getTableConfig } = await import('drizzle-orm/pg-core');
    const named = Object.values(schema).flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns.map((column) => ({ key: `${name}.${column.name}`, notNull: column.notNull }));
    });
    for (const column of named)
      expect([column.key, found.get(column.key)]).toEqual([
        column.key,
        column.notNull ? 'NO' : 'YES',
      ]);
    const unnamed = [...found.keys()].filter(
      (key) => !key.startsWith('schema_migrations.') && !named.some((column) => column.key === key),
    );
    expect(unnamed).toEqual([]);
  });
});
