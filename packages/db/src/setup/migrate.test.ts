import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, type TestDatabase } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assertRestrictedRole } from './assert-restricted-role.ts';
import { DATABASE_ROLES, migrate, openDatabase, readMigrations } from '../index.ts';

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

  it('are applied before those of a newer version, which are left alone', async () => {
    const all = await readMigrations();
    await migrate(owner(), [...all, named('9000_one.sql', 'create table made_once (a int)')]);
    expect(await migrate(owner(), all)).toEqual([]);
  });
});

describe('a database of a preview', () => {
  it.each([
    [
      'a migration that was changed after it was applied',
      `update schema_migrations set checksum = 'another' where name like '0001%'`,
    ],
    [
      'a migration that does not exist',
      `insert into schema_migrations (name, checksum) values ('0002_of_a_preview.sql', 'x')`,
    ],
    [
      'migrations of other names',
      `update schema_migrations set name = replace(name, '.sql', '_of_a_preview.sql')`,
    ],
  ])('with %s is refused and stays as it is', async (_what, change) => {
    const db = await createTestDatabase();
    try {
      await db.asSuperuser(change);
      const ledger = () => db.asSuperuser('select * from schema_migrations order by name');
      const before = await ledger();
      await expect(migrate(db.connection(DATABASE_ROLES.owner))).rejects.toThrow(
        /made by a preview of Cadran.*start anew in an empty folder/,
      );
      expect(await ledger()).toEqual(before);
    } finally {
      await db.drop();
    }
  });

  it('is refused by the command, in one sentence', async () => {
    const db = await createTestDatabase();
    try {
      await db.asSuperuser(`update schema_migrations set checksum = 'another'`);
      const { host, port, user, database } = db.connection(DATABASE_ROLES.owner);
      const url = new URL(`postgres://${user}@localhost:${port}/${database}`);
      url.searchParams.set('host', host);
      const command = fileURLToPath(new URL('../../commands/migrate.ts', import.meta.url));
      const ran = spawnSync(process.execPath, [command], {
        env: { ...process.env, DATABASE_OWNER_URL: url.href },
        encoding: 'utf8',
      });
      expect(ran.stderr).toMatch(/^This database was made by a preview of Cadran[^\n]*\n$/);
      expect([ran.stdout, ran.status]).toEqual(['', 1]);
    } finally {
      await db.drop();
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
