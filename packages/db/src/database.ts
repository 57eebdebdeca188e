import { setTimeout as sleep } from 'node:timers/promises';
import { createTurns, currentCaller } from '@cadran/turns';
import pg from 'pg';
import type { ClientConfig, PoolConfig } from 'pg';
import { createQueryBuilders, type Sql, type Statement } from './statements/query-builders.ts';
import type { Trace } from './statements/trace.ts';
import { ROLES } from './setup/roles.ts';

/** A transaction with its tenant set. */
export interface Tx {
  readonly sql: Sql;
  /** `null` for the platform role, which sees every organisation. */
  readonly organizationId: string | null;
}

export interface Database {
  /** Row-level security shows only rows of this organisation. `statementMs`: for jobs whose statements take longer. */
  withTenant<T>(
    organizationId: string,
    work: (tx: Tx) => Promise<T>,
    statementMs?: number,
  ): Promise<T>;
  /** Sees every organisation: for super admins, log-in names and background jobs. */
  withPlatform<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Global tables only (sessions, throttles): no tenant row is visible here. */
  readonly global: Sql;
  close(): Promise<void>;
}

/** The read timeout is longer than PostgreSQL's own statement timeout. */
const STATEMENT_TIMEOUT_MS = 30_000;
const READ_TIMEOUT_MS = 35_000;
/** How many of one organisation wait for a connection at most. */
const MOST_WAITING = 500;
/** How long closing waits for unresponsive connections. */
const CLOSE_TIMEOUT_MS = 2_000;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface DatabaseOptions {
  readonly connection: ClientConfig;
  readonly poolSize?: number;
  /** How long to wait for a free connection. */
  readonly connectMs?: number;
  /** A connection without a response for so long is closed: its host may be gone. */
  readonly silenceMs?: number;
  /** Off for a pooler that gives each transaction another connection and knows no names of statements. */
  readonly preparedStatements?: boolean;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  readonly onConnectionError?: (error: Error) => void;
  /** Called with every statement, for tests and benchmarks. */
  readonly onStatement?: ((statement: Statement) => void) | undefined;
  /** Called around every transaction and statement. */
  readonly trace?: Trace | undefined;
}

/** The driver's own words, possibly wrapped. */
const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.message === 'Query read timeout' || isReadTimeout(error.cause));

/** SQLSTATE of a write on a standby: the primary that this connection was opened to has been replaced. */
const isReadOnly = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '25006') || isReadOnly(error.cause));

/** An error if the connection can no longer be used. */
const rollBack = async (client: pg.PoolClient, failure: unknown): Promise<Error | undefined> => {
  if (isReadTimeout(failure)) return new Error('The connection fell silent.');
  if (isReadOnly(failure)) return new Error('The server is a standby now.');
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

/**
 * A client that failed in BEGIN, COMMIT or in its connection is discarded, so that a restart of the database fails
 * only the requests under way.
 */
export const openDatabase = (options: DatabaseOptions): Database => {
  const report = options.onConnectionError ?? (() => undefined);
  const { poolSize = 20, connectMs = 5_000 } = options;
  const config: PoolConfig = {
    ...options.connection,
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: options.silenceMs ?? READ_TIMEOUT_MS,
    keepAlive: true,
    idle_in_transaction_session_timeout: 60_000,
    // Statements are sent without waiting for the response to the one before; they are still executed in order.
    pipeline: true,
  };
  const pool = new pg.Pool(config);
  // Before the pool's own queue, in which one organisation could keep everybody else waiting.
  const turns = createTurns({ places: poolSize, waiting: MOST_WAITING, patienceMs: connectMs });
  pool.on('error', report);
  // A client that is checked out when the database goes away emits on itself, not on the pool.
  pool.on('connect', (client) => client.on('error', report));
  const connected = new Map<pg.PoolClient, Promise<unknown>>();
  pool.on('connect', (client) => {
    connected.set(client, new Promise((resolve) => client.once('end', resolve)));
  });
  pool.on('remove', (client) => connected.delete(client));

  const builderOf = createQueryBuilders(options);

  const runTransaction = async <T>(
    role: string,
    organizationId: string | null,
    work: (tx: Tx) => Promise<T>,
    statementMs?: number,
  ): Promise<T> => {
    const { tenant, signal } = currentCaller();
    const endTurn = await turns.take({ tenant: tenant ?? organizationId, signal });
    const client = await pool.connect().catch((error: unknown) => {
      endTurn();
      throw error;
    });
    let broken: Error | undefined;
    try {
      // One message without parameters, sent with the first statement: each round trip made transactions a tenth
      // slower. If it fails, PostgreSQL refuses what follows.
      const [asRole, ofTenant] = [role, organizationId ?? ''].map((text) =>
        client.escapeLiteral(text),
      );
      const limit =
        statementMs === undefined
          ? ''
          : `; set local statement_timeout = ${Math.ceil(statementMs)}`;
      const begun = client.query(
        `begin; select set_config('role', ${asRole}, true), set_config('app.organization', ${ofTenant}, true)${limit}`,
      );
      begun.catch(() => undefined);
      const readMs = statementMs && statementMs + READ_TIMEOUT_MS - STATEMENT_TIMEOUT_MS;
      const sql = builderOf(client, role, organizationId, readMs);
      const result = await work({ sql, organizationId });
      await begun;
      await client.query('commit');
      return result;
    } catch (error) {
      broken = await rollBack(client, error);
      throw error;
    } finally {
      client.release(broken);
      endTurn();
    }
  };

  /** Short statements, many of them for several callers at once: nobody's in particular. */
  const query = (statement: pg.QueryConfig, values?: unknown[]) =>
    turns.run(() => pool.query(statement, values), { tenant: null });
  const sharedPool: pg.Pool = Object.create(pool, { query: { value: query } });

  const { trace } = options;
  const transaction: typeof runTransaction = (...of) =>
    trace ? trace('transaction', {}, () => runTransaction(...of)) : runTransaction(...of);

  return {
    withTenant: (organizationId, work, statementMs) => {
      if (!UUID.test(organizationId)) return Promise.reject(new Error('A tenant is a uuid.'));
      return transaction(ROLES.app, organizationId, work, statementMs);
    },
    withPlatform: (work) => transaction(ROLES.platform, null, work),
    global: builderOf(sharedPool, 'global'),
    close: async () => {
      const ended = Promise.all(connected.values());
      await pool.end();
      // Waits until the connections are closed: a database stopped before that would log each of them.
      await Promise.race([ended, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
};
