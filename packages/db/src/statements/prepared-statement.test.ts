import { createTestDatabase, factories, type Factories, type TestDatabase } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepared, schema, type Tx } from '../index.ts';
import { eq, sql } from '../sql.ts';

const { users } = schema;
const TIMES = 8;

/** The same text for every tenant and the platform role, without a tenant filter. */
const allUsernames = async (tx: Tx): Promise<string[]> =>
  (await tx.sql.select({ username: users.username }).from(users)).map((row) => row.username);

const byName = prepared('user_by_name', (db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, sql.placeholder('username'))),
);

/** Prepared statements of the only connection. */
const namesOnIt = async (tx: Tx): Promise<unknown[]> =>
  (await tx.sql.execute(sql`select name from pg_prepared_statements`)).rows.map(
    (row) => row['name'],
  );

describe('a frequent statement', () => {
  let db: TestDatabase;
  let make: Factories;
  beforeAll(async () => {
    db = await createTestDatabase({ poolSize: 1 });
    make = factories(db.database);
  });
  afterAll(() => db.drop());

  it('is prepared once and still returns only the rows of the current organisation', async () => {
    const [one, two] = [await make.user(), await make.user()];
    for (let time = 0; time < TIMES; time++) {
      expect(await db.database.withTenant(one.organizationId, allUsernames)).toEqual([
        one.username,
      ]);
      expect(await db.database.withTenant(two.organizationId, allUsernames)).toEqual([
        two.username,
      ]);
      expect(await db.database.withPlatform(allUsernames)).toHaveLength(2);
    }
    const names = await db.database.withTenant(one.organizationId, namesOnIt);
    expect(names.filter((name) => String(name).startsWith('often_')).length).toBeGreaterThan(0);
  });

  it('is found by its name in the next transaction, of any organisation', async () => {
    const [one, two] = [await make.user(), await make.user()];
    const find = (asking: { organizationId: string }, username: string) =>
      db.database.withTenant(asking.organizationId, (tx) => byName(tx.sql).execute({ username }));
    for (let time = 0; time < TIMES; time++) {
      expect(await find(one, one.username)).toEqual([{ id: one.id }]);
      expect(await find(two, two.username)).toEqual([{ id: two.id }]);
      expect(await find(two, one.username)).toEqual([]);
    }
    expect(await db.database.withTenant(one.organizationId, namesOnIt)).toContain('user_by_name');
  });

  it('is prepared again on a replaced connection', async () => {
    const one = await make.user();
    const ask = () => db.database.withTenant(one.organizationId, allUsernames);
    await db.asSuperuser(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [db.name],
    );
    await ask().catch(() => undefined);
    expect(await ask()).toEqual([one.username]);
  });
});
