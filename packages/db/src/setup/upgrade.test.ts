import { createTestDatabase, factories, type TestDatabase } from '@cadran/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDatabase,
  DATABASE_ROLES,
  migrate,
  openDatabase,
  pendingMigrations,
  readMigrations,
} from '../index.ts';

/** Everything that makes up a schema, regardless of the order of columns. */
const CATALOGUE = `
  select 'column' as kind, table_name || '.' || column_name as name,
         data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as what
  from information_schema.columns where table_schema = 'public'
  union all select 'policy', tablename || '.' || policyname, coalesce(qual, '') || coalesce(with_check, '') from pg_policies
  union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
            from pg_constraint where connamespace = 'public'::regnamespace
  order by 1, 2, 3`;

describe('an older database', () => {
  let fresh: TestDatabase;
  const made: string[] = [];
  beforeAll(async () => {
    fresh = await createTestDatabase();
  });
  afterAll(async () => {
    for (const name of made)
      await fresh.asSuperuser(`drop database if exists ${name} with (force)`);
    await fresh.drop();
  });

  const connection = (user: string, database: string) => ({ ...fresh.connection(user), database });

  /** The database of an earlier version, with only its first migrations. */
  const olderDatabase = async (steps: number): Promise<string> => {
    const name = `${fresh.name}_${steps}`;
    made.push(name);
    await createDatabase(connection('postgres', 'postgres'), name);
    await migrate(connection(DATABASE_ROLES.owner, name), (await readMigrations()).slice(0, steps));
    return name;
  };

  const ask = async (database: string, text: string): Promise<unknown[]> => {
    const client = new pg.Client(connection('postgres', database));
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };

  it('of any earlier version migrates to the current schema and keeps its rows', async () => {
    const all = await readMigrations();
    const wanted = await ask(fresh.name, CATALOGUE);
    for (let steps = 1; steps < all.length; steps++) {
      const name = await olderDatabase(steps);
      await ask(
        name,
        `insert into organizations (name, theme) values ('Kept through the upgrade', '{}')`,
      );
      const applied = await migrate(connection(DATABASE_ROLES.owner, name));
      expect(applied).toEqual(all.slice(steps).map((migration) => migration.name));
      expect(await ask(name, 'select name from organizations')).toEqual([
        { name: 'Kept through the upgrade' },
      ]);
      expect(await ask(name, CATALOGUE)).toEqual(wanted);
    }
  });

  it('stays usable by the old version when its migration fails', async () => {
    const all = await readMigrations();
    const broken = {
      name: '9999_broken.sql',
      sql: 'alter table users drop column username; select 1/0',
      checksum: 'x',
    };
    const database = openDatabase({
      connection: fresh.connection(DATABASE_ROLES.app),
      poolSize: 1,
    });
    try {
      const make = factories(database);
      const before = await make.user();
      await expect(
        migrate(fresh.connection(DATABASE_ROLES.owner), [...all, broken]),
      ).rejects.toThrow('the database is as it was before it');
      const after = await make.user({ organizationId: before.organizationId });
      const client = new pg.Client(fresh.connection(DATABASE_ROLES.owner));
      await client.connect();
      expect(await pendingMigrations(client, all)).toEqual([]);
      await client.end();
      const seen = await fresh.asSuperuser(
        'select username from users where organization_id = $1 order by created_at',
        [before.organizationId],
      );
      expect(seen).toEqual([{ username: before.username }, { username: after.username }]);
    } finally {
      await database.close();
    }
  });
});
