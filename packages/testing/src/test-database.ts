import { randomBytes } from 'node:crypto';
import { DATABASE_ROLES, openDatabase, type Database, type DatabaseOptions } from '@cadran/db';
import pg from 'pg';
import { inject } from 'vitest';
import { TEMPLATE } from './test-cluster.ts';

export interface TestDatabase {
  readonly name: string;
  /** Connected like the server, as the restricted role. */
  readonly database: Database;
  connection(user: string): { host: string; port: number; user: string; database: string };
  /**
   * Runs a query as superuser, for checks and set-up past row-level security. One with a name is planned once for a
   * connection.
   */
  asSuperuser<T extends pg.QueryResultRow>(
    text: string,
    values?: unknown[],
    statementName?: string,
  ): Promise<T[]>;
  drop(): Promise<void>;
}

const asPostgres = async <T>(
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ ...inject('cluster'), user: 'postgres', database });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** A copy of the migrated template for one test file, created in milliseconds. */
export const createTestDatabase = async (
  options: Pick<DatabaseOptions, 'poolSize' | 'silenceMs' | 'onStatement' | 'trace'> = {},
): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asPostgres('postgres', (client) =>
    client.query(
      `create database ${name} template ${TEMPLATE} strategy file_copy owner ${DATABASE_ROLES.owner}`,
    ),
  );
  const connection = (user: string) => ({ ...inject('cluster'), user, database: name });
  const database = openDatabase({
    connection: connection(DATABASE_ROLES.app),
    poolSize: options.poolSize ?? 8,
    // Tests send many requests at once, on busy machines.
    connectMs: 60_000,
    onStatement: options.onStatement,
    trace: options.trace,
    ...(options.silenceMs !== undefined && { silenceMs: options.silenceMs }),
  });
  // A new connection for each query would read the catalogue anew, which takes longer than most queries.
  const superuser = new pg.Pool({ ...connection('postgres'), max: 8, idleTimeoutMillis: 0 });
  superuser.on('error', () => undefined);
  return {
    name,
    database,
    connection,
    asSuperuser: async <T extends pg.QueryResultRow>(
      text: string,
      values: unknown[] = [],
      statementName?: string,
    ) =>
      (await superuser.query<T>({ text, values, ...(statementName && { name: statementName }) }))
        .rows,
    drop: async () => {
      await superuser.end();
      await database.close();
      await asPostgres('postgres', (client) => client.query(`drop database ${name} with (force)`));
    },
  };
};
