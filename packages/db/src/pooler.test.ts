import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, factories, type TestDatabase } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, DATABASE_ROLES, openDatabase, prepared, schema, type Tx } from './index.ts';
import { eq, sql } from './sql.ts';

const PGBOUNCER = '/usr/sbin/pgbouncer';
const TEMPLATE = new URL('../../../deploy/cluster/templates/pgbouncer.ini', import.meta.url);
const ROUNDS = 40;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.unref();
  });

/** The template of the cluster, in front of the test database and with two connections to it. */
const configuration = (db: TestDatabase, port: number): string => {
  const { host, port: behind, database } = db.connection(DATABASE_ROLES.app);
  const changes: readonly (readonly [RegExp, string])[] = [
    [/host=\$\{ADDRESS\} port=5000/, `host=${host} port=${behind} dbname=${database}`],
    [/^cadran_standby.*$/m, ''],
    [/\$\{ADDRESS\}/, '127.0.0.1'],
    [/listen_port = .*/, `listen_port = ${port}`],
    [/auth_type = .*/, 'auth_type = any'],
    [/auth_file = .*\n/, ''],
    [/default_pool_size = .*/, 'default_pool_size = 2'],
  ];
  const text = changes.reduce(
    (done, [pattern, to]) => done.replace(pattern, to),
    readFileSync(TEMPLATE, 'utf8'),
  );
  // `any` logs everybody in as the user of the database line.
  return text.replace(`dbname=${database}`, `dbname=${database} user=${DATABASE_ROLES.app}`);
};

const byName = prepared('user_of_pooler', (db) =>
  db
    .select({ id: schema.users.id })
    .from(schema.users)
    .where(eq(schema.users.username, sql.placeholder('username'))),
);

describe.skipIf(!existsSync(PGBOUNCER))(
  'behind PgBouncer in transaction mode (package pgbouncer)',
  () => {
    let db: TestDatabase;
    let folder: string;
    let database: Database;
    let pooler: ReturnType<typeof spawn>;
    beforeAll(async () => {
      db = await createTestDatabase();
      folder = mkdtempSync(join(tmpdir(), 'cadran-pooler-'));
      chmodSync(folder, 0o755);
      const file = join(folder, 'pgbouncer.ini');
      const port = await freePort();
      writeFileSync(file, configuration(db, port));
      // It does not run as root; the database's owner may enter the folder of its socket.
      const { uid, gid } = statSync(db.connection(DATABASE_ROLES.app).host);
      pooler = spawn(PGBOUNCER, [file], { stdio: 'ignore', uid, gid });
      await vi.waitFor(async () => expect(await listens(port)).toBe(true), 60_000);
      database = openDatabase({
        connection: { host: '127.0.0.1', port, user: DATABASE_ROLES.app, database: 'cadran' },
        poolSize: 8,
        preparedStatements: false,
      });
    });
    afterAll(async () => {
      pooler.kill('SIGTERM');
      await database.close();
      await db.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    it('shows each organisation its own rows, although connections change at every transaction', async () => {
      const make = factories(db.database);
      const users = [await make.user(), await make.user(), await make.user()];
      const seen = Array.from({ length: ROUNDS }, async (_, round) => {
        const user = users[round % users.length];
        if (!user) throw new Error('no user');
        const names = await database.withTenant(user.organizationId, async (tx: Tx) => {
          const rows = await tx.sql.select({ name: schema.users.username }).from(schema.users);
          const found = await byName(tx.sql).execute({ username: user.username });
          return [...rows.map(({ name }) => name), ...found.map(({ id }) => id)];
        });
        expect(names).toEqual([user.username, user.id]);
        // Outside of a transaction no tenant is left on any connection.
        const { rows } = await database.global.execute(sql`select count(*)::int as n from users`);
        expect(rows).toEqual([{ n: 0 }]);
      });
      await Promise.all(seen);
    });

    it('keeps the time limits that instances without a pooler ask for', async () => {
      const { rows } = await database.global.execute(
        sql`select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`,
      );
      expect(rows).toEqual([{ statement: '30s', idle: '1min' }]);
    });
  },
);
