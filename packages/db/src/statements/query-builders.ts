import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { createStatementNames } from './statement-names.ts';
import { statementFacts, type Trace } from './trace.ts';

/** Without the schema, whose relations drizzle would compute at every transaction. */
export type Sql = NodePgDatabase;

/** `organizationId` is `null` for the platform role and `undefined` for global tables. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly organizationId: string | null | undefined;
}

type Connection = pg.Pool | pg.PoolClient;
type Tenant = Statement['organizationId'];

interface Builder {
  readonly sql: Sql;
  tenant: Tenant;
  /** How long to wait for an answer, where that is not the connection's own time. */
  readMs: number | undefined;
}

interface Options {
  readonly onStatement?: ((statement: Statement) => void) | undefined;
  readonly preparedStatements?: boolean;
  readonly trace?: Trace | undefined;
}

/** One query builder for each connection and role, so that prepared statements are reused. */
export const createQueryBuilders = ({ onStatement, preparedStatements = true, trace }: Options) => {
  const nameOf = createStatementNames();
  const known = new WeakMap<Connection, Map<string, Builder>>();

  const build = (connection: Connection, role: string): Builder => {
    const ask = (config: pg.QueryConfig, values: unknown[]) =>
      connection.query(
        {
          ...config,
          name: preparedStatements ? (config.name ?? nameOf(role, config.text)) : undefined,
          ...(builder.readMs === undefined ? {} : { query_timeout: builder.readMs }),
        },
        values,
      );
    const query = (config: pg.QueryConfig, values: unknown[]) =>
      trace
        ? trace('query', statementFacts(config.text), () => ask(config, values))
        : ask(config, values);
    const naming: pg.PoolClient = Object.create(connection, { query: { value: query } });
    const logQuery = (text: string, values: unknown[]) =>
      onStatement?.({ text, values, organizationId: builder.tenant });
    const builder: Builder = {
      sql: drizzle(naming, onStatement ? { logger: { logQuery } } : {}),
      tenant: undefined,
      readMs: undefined,
    };
    return builder;
  };

  return (connection: Connection, role: string, tenant?: Tenant, readMs?: number): Sql => {
    const ofConnection = known.get(connection) ?? new Map<string, Builder>();
    known.set(connection, ofConnection);
    const builder = ofConnection.get(role) ?? build(connection, role);
    ofConnection.set(role, builder);
    builder.tenant = tenant;
    builder.readMs = readMs;
    return builder.sql;
  };
};
