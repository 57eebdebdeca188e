import { setTimeout as sleep } from 'node:timers/promises';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { ClientConfig, PoolConfig } from 'pg';
import { createQueryBuilders } from './query-builders.ts';
import { ROLES } from './roles.ts';

/** Without the schema, of which drizzle would work out all relations again at every transaction. */
export type Sql = NodePgDatabase;

/** A transaction that already carries its tenant: there is no way to ask without one. */
export interface Tx {
  readonly sql: Sql;
  /** `null` on the platform's path, which sees every organisation. */
  readonly organizationId: string | null;
}

export interface Database {
  /** Rows of this organisation and of no other, whatever the query forgets. */
  withTenant<T>(organizationId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The one explicit path over all organisations: super admins, log-in names, background jobs. */
  withPlatform<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Global tables only (sessions, throttles): no tenant row is visible here. */
  readonly global: Sql;
  close(): Promise<void>;
}

/** Longer than PostgreSQL itself lets a statement run: whoever is there answers before. */
const STATEMENT_MS = 30_000;
const SILENCE_MS = 35_000;
/** Who does not hear that we go is not waited for. */
const CLOSING_MS = 2_000;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What was asked, and on whose behalf: `null` is the platform's path, `undefined` the global tables'. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly organizationId: string | null | undefined;
}

export interface DatabaseOptions {
  readonly connection: ClientConfig;
  readonly poolSize?: number;
  /** How long a call waits for a connection while all are taken. */
  readonly connectMs?: number;
  /** A connection that says nothing for so long is given up: the other machine is gone and cannot tell. */
  readonly silenceMs?: number;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  readonly onConnectionError?: (error: Error) => void;
  /** Told of every statement, where a test or a benchmark looks at them. */
  readonly onStatement?: ((statement: Statement) => void) | undefined;
}

/** The driver's own words, possibly wrapped. */
const fellSilent = (error: unknown): boolean =>
  error instanceof Error && (error.message === 'Query read timeout' || fellSilent(error.cause));

/** An error if the connection can no longer be used. */
const rollBack = async (client: pg.PoolClient, failure: unknown): Promise<Error | undefined> => {
  if (fellSilent(failure)) return new Error('The connection fell silent.');
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

/**
 * Opens the pool and is the only place that holds it. A client that failed in BEGIN, COMMIT or in its
 * connection is thrown away, so that a restart of the database costs the requests under way and no more.
 */
export const openDatabase = (options: DatabaseOptions): Database => {
  const report = options.onConnectionError ?? (() => undefined);
  const config: PoolConfig = {
    ...options.connection,
    max: options.poolSize ?? 20,
    connectionTimeoutMillis: options.connectMs ?? 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_MS,
    query_timeout: options.silenceMs ?? SILENCE_MS,
    keepAlive: true,
    idle_in_transaction_session_timeout: 60_000,
  };
  const pool = new pg.Pool(config);
  pool.on('error', report);
  // A client that is checked out when the database goes away emits on itself, not on the pool.
  pool.on('connect', (client) => client.on('error', report));
  const connected = new Map<pg.PoolClient, Promise<unknown>>();
  pool.on('connect', (client) => {
    connected.set(client, new Promise((resolve) => client.once('end', resolve)));
  });
  pool.on('remove', (client) => connected.delete(client));

  const builderOf = createQueryBuilders(options.onStatement);

  const transaction = async <T>(
    role: string,
    organizationId: string | null,
    work: (tx: Tx) => Promise<T>,
  ): Promise<T> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      // One message, which takes no parameters: a second round trip cost every transaction a tenth of its time.
      const [asRole, ofTenant] = [role, organizationId ?? ''].map((text) =>
        client.escapeLiteral(text),
      );
      await client.query(
        `begin; select set_config('role', ${asRole}, true), set_config('app.organization', ${ofTenant}, true)`,
      );
      const result = await work({ sql: builderOf(client, role, organizationId), organizationId });
      await client.query('commit');
      return result;
    } catch (error) {
      broken = await rollBack(client, error);
      throw error;
    } finally {
      client.release(broken);
    }
  };

  return {
    withTenant: (organizationId, work) => {
      if (!UUID.test(organizationId)) return Promise.reject(new Error('A tenant is a uuid.'));
      return transaction(ROLES.app, organizationId, work);
    },
    withPlatform: (work) => transaction(ROLES.platform, null, work),
    global: builderOf(pool, 'global'),
    close: async () => {
      const ended = Promise.all(connected.values());
      await pool.end();
      // The pool only asks them to end; a database that is stopped at once would complain of each.
      await Promise.race([ended, sleep(CLOSING_MS, undefined, { ref: false })]);
    },
  };
};
