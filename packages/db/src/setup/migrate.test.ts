import { createTestDatabase, type TestDatabase } from '@cadran/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertRestrictedRole } from './assert-restricted-role.ts';
import {
  DATABASE_ROLES,
  migrate,
  openDatabase,
  pendingMigrations,
  readMigrations,
} from '../index.ts';

const named = (name: string, sql: string) => ({ name, sql, checksum: sql });

describe('migrations', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.drop());
  const owner = () => db.connection(DATABASE_ROLES.owner);

  it('are applied once, in order of number', async () => {
    const all = await readMigrations();
    expect(all.map((migration) => migration.name)).toEqual(
      all.map((migration) => migration.name).toSorted(),
    );
    expect(await migrate(owner())).toEqual([]);
  });

  it('are applied by one of several concurrent processes', async () => {
    const more = [
      ...(await readMigrations()),
      named('9000_one.sql', 'create table made_once (a int)'),
    ];
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(owner(), more)));
    expect(applied.flat()).toEqual(['9000_one.sql']);
  });

  it('leave the database unchanged when they fail', async () => {
    const more = [
      ...(await readMigrations()),
      named('9000_one.sql', 'create table made_once (a int)'),
      named('9001_bad.sql', 'create table half_done (a int); select 1 / 0'),
    ];
    await expect(migrate(owner(), more)).rejects.toThrow('9001_bad.sql');
    const left = await db.asSuperuser(`select from pg_class where relname = 'half_done'`);
    expect(left).toHaveLength(0);
    expect(await migrate(owner(), more.slice(0, -1))).toEqual([]);
  });

  it('are refused if changed after they were applied', async () => {
    const [first, ...rest] = await readMigrations();
    if (!first) throw new Error('no migration');
    const client = new pg.Client(owner());
    await client.connect();
    try {
      const changed = [{ ...first, checksum: 'another' }, ...rest];
      await expect(pendingMigrations(client, changed)).rejects.toThrow(first.name);
    } finally {
      await client.end();
    }
  });
});

describe('the role of the application', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.drop());

  const tryAs = async (user: string): Promise<void> => {
    const database = openDatabase({ connection: db.connection(user), poolSize: 1 });
    try {
      await assertRestrictedRole(database);
    } finally {
      await database.close();
    }
  };

  it('has no more than the rights it needs', async () => {
    await expect(tryAs(DATABASE_ROLES.app)).resolves.toBeUndefined();
  });

  it('is refused as a superuser, with instructions', async () => {
    await expect(tryAs('postgres')).rejects.toThrow(/superuser.*cadran_app.*db:setup/s);
  });

  it('is refused as the owner of the tables', async () => {
    await expect(tryAs(DATABASE_ROLES.owner)).rejects.toThrow('owns the tables');
  });

  it('is refused when it bypasses row-level security', async () => {
    await db.asSuperuser('create role cadran_test_bypass login bypassrls');
    try {
      await expect(tryAs('cadran_test_bypass')).rejects.toThrow('bypasses row-level security');
    } finally {
      await db.asSuperuser('drop role cadran_test_bypass');
    }
  });
});
