import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { DatabaseOptions, Sql, Statement } from './database.ts';
import { createStatementNames } from './statement-names.ts';

type Connection = pg.Pool | pg.PoolClient;
type Tenant = Statement['organizationId'];

interface Builder {
  readonly sql: Sql;
  tenant: Tenant;
}

/** One query builder for each connection and role: what was prepared with it is there at the next transaction. */
export const createQueryBuilders = (onStatement: DatabaseOptions['onStatement']) => {
  const nameOf = createStatementNames();
  const known = new WeakMap<Connection, Map<string, Builder>>();

  const build = (connection: Connection, role: string): Builder => {
    const query = (config: pg.QueryConfig, values: unknown[]) =>
      connection.query({ ...config, name: config.name ?? nameOf(role, config.text) }, values);
    const naming: pg.PoolClient = Object.create(connection, { query: { value: query } });
    const logQuery = (text: string, values: unknown[]) =>
      onStatement?.({ text, values, organizationId: builder.tenant });
    const builder: Builder = {
      sql: drizzle(naming, onStatement ? { logger: { logQuery } } : {}),
      tenant: undefined,
    };
    return builder;
  };

  return (connection: Connection, role: string, tenant?: Tenant): Sql => {
    const ofConnection = known.get(connection) ?? new Map<string, Builder>();
    known.set(connection, ofConnection);
    const builder = ofConnection.get(role) ?? build(connection, role);
    ofConnection.set(role, builder);
    builder.tenant = tenant;
    return builder.sql;
  };
};
