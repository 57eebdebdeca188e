import { randomUUID } from 'node:crypto';
import { createTestDatabase, factories, startProxy, type TestDatabase } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_ROLES, openDatabase } from './index.ts';
import { sql } from './sql.ts';

describe('the tenant wrapper', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase({ poolSize: 3 });
  });
  afterAll(() => db.drop());

  it('is closed when all its connections are', async () => {
    const sockets = () =>
      process.getActiveResourcesInfo().filter((resource) => resource === 'PipeWrap').length;
    // Runs first: no other test has opened a connection yet.
    const before = sockets();
    const poolSize = 8;
    const database = openDatabase({ connection: db.connection(DATABASE_ROLES.app), poolSize });
    // One organisation alone would leave some of them to others.
    const asking = [randomUUID(), randomUUID()].flatMap((organization) =>
      Array.from({ length: poolSize / 2 }, () =>
        database.withTenant(organization, (tx) => tx.sql.execute(sql`select pg_sleep(0.1)`)),
      ),
    );
    await Promise.all(asking);
    expect(sockets()).toBe(before + poolSize);
    await database.close();
    expect(sockets()).toBe(before);
  });

  it('survives the loss of all its connections, idle and busy, without leaking a slot', async () => {
    const { organizationId } = await factories(db.database).user();
    const work = () =>
      db.database.withTenant(organizationId, async (tx) => {
        const answer = await tx.sql.execute<{ n: number }>(
          sql`select count(*)::int as n from users`,
        );
        return answer.rows[0]?.n;
      });
    const sleeping = async (): Promise<number> => {
      const rows = await db.asSuperuser(
        `select from pg_stat_activity where datname = $1 and wait_event = 'PgSleep'`,
        [db.name],
      );
      return rows.length;
    };
    for (let round = 0; round < 5; round++) {
      // All three slots are taken; their backends are then terminated while they sleep.
      const busy = [1, 2, 3].map(() =>
        db.database.withTenant(organizationId, (tx) => tx.sql.execute(sql`select pg_sleep(60)`)),
      );
      const outcome = Promise.allSettled(busy);
      while ((await sleeping()) < 3) await new Promise((resolve) => setTimeout(resolve, 20));
      await db.asSuperuser(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = 'cadran_app'`,
        [db.name],
      );
      expect((await outcome).map((one) => one.status)).toEqual([
        'rejected',
        'rejected',
        'rejected',
      ]);
      expect(await Promise.all([work(), work(), work()])).toEqual([1, 1, 1]);
    }
  });

  it('replaces a connection whose server has become a standby', async () => {
    const { organizationId } = await factories(db.database).user();
    const database = openDatabase({ connection: db.connection(DATABASE_ROLES.app), poolSize: 1 });
    const backend = async (...statements: string[]): Promise<unknown> =>
      database.withTenant(organizationId, async (tx) => {
        const { rows } = await tx.sql.execute(sql`select pg_backend_pid() as pid`);
        for (const statement of statements) await tx.sql.execute(sql.raw(statement));
        return rows[0]?.['pid'];
      });
    try {
      const first = await backend();
      // An error of the statement itself leaves the connection as it is.
      await expect(backend('select 1 / 0')).rejects.toThrow();
      expect(await backend()).toBe(first);
      // What a write on a standby raises.
      const write = 'update users set email = email';
      await expect(backend('set transaction read only', write)).rejects.toMatchObject({
        cause: { code: '25006' },
      });
      expect(await backend()).not.toBe(first);
    } finally {
      await database.close();
    }
  });

  it('replaces connections whose peer is gone', async () => {
    const { organizationId } = await factories(db.database).user();
    const { host, port } = db.connection(DATABASE_ROLES.app);
    const proxy = await startProxy(`${host}/.s.PGSQL.${port}`);
    const database = openDatabase({
      connection: { ...db.connection(DATABASE_ROLES.app), host: '127.0.0.1', port: proxy.port },
      poolSize: 2,
      // Longer than a slow response.
      silenceMs: 4_000,
    });
    try {
      const inTenant = () =>
        database.withTenant(organizationId, (tx) => tx.sql.execute(sql`select 1`));
      const outside = () => database.global.execute(sql`select 1`);
      await Promise.all([inTenant(), outside()]);
      proxy.freezeConnections();
      const stranded = await Promise.allSettled([inTenant(), outside()]);
      expect(stranded.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      await expect(Promise.all([inTenant(), outside(), inTenant()])).resolves.toHaveLength(3);
    } finally {
      await database.close();
      await proxy.close();
    }
  });
});
